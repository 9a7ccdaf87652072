import type { Reconciliation } from 'shared/refunds/refunds.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { useLanguage, useTexts } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { useReconciliations } from './attention-queries.ts';
import { CompareDay } from './CompareDay.tsx';
import { ledgerTexts } from './ledger-messages.ts';
import { LedgerReport, LedgerVerdict } from './LedgerReport.tsx';

interface LedgerDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onShowBooking: (bookingId: string) => void;
}

/** The daily comparisons of our ledger with the card provider's: the newest in full, earlier days below. */
export function LedgerDialog({ open, onOpenChange, onShowBooking }: LedgerDialogProps) {
  const texts = useTexts(ledgerTexts);
  return (
    <AdminDialog open={open} onOpenChange={onOpenChange} title={texts.title} description={texts.description}>
      {open && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Reports onShowBooking={onShowBooking} />
          <CompareDay />
        </div>
      )}
    </AdminDialog>
  );
}

function Reports({ onShowBooking }: Pick<LedgerDialogProps, 'onShowBooking'>) {
  const language = useLanguage();
  const texts = ledgerTexts[language];
  const { data, isPending } = useReconciliations();
  if (isPending) return <p role="status">{texts.loading}</p>;
  if (!data) return <p role="alert">{texts.failed}</p>;
  const [newest, ...earlier] = data;
  if (!newest) return <p>{texts.none}</p>;
  return (
    <>
      <section className="grid gap-3">
        <h3 className="text-lg">{longDateIn(language)(newest.day)}</h3>
        <LedgerVerdict report={newest} />
        <LedgerReport report={newest} onShowBooking={onShowBooking} />
      </section>
      {earlier.length > 0 && (
        <section>
          <h3 className="mb-2 text-lg">{texts.earlier}</h3>
          <ul className="border-line divide-line divide-y border-t">
            {earlier.map((report) => (
              <li key={report.day}>
                <EarlierDay report={report} onShowBooking={onShowBooking} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** An earlier day: folded, unless it differs. */
function EarlierDay({
  report,
  onShowBooking,
}: { report: Reconciliation } & Pick<LedgerDialogProps, 'onShowBooking'>) {
  const language = useLanguage();
  return (
    <details open={report.differences.length > 0} className="py-2">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4">
        <span>{longDateIn(language)(report.day)}</span>
        <LedgerVerdict report={report} />
      </summary>
      <div className="grid gap-3 pt-2 pb-3">
        <LedgerReport report={report} onShowBooking={onShowBooking} />
      </div>
    </details>
  );
}
