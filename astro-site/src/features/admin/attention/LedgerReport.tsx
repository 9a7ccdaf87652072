import { CircleCheck, TriangleAlert } from 'lucide-react';
import { formatWon } from 'shared/pricing/won.ts';
import type { LedgerDifference, Reconciliation } from 'shared/refunds/refunds.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useLanguage, useTexts } from '../language/language.ts';
import { attentionTexts } from './attention-messages.ts';
import { differenceText } from './difference-text.ts';
import { ledgerTexts } from './ledger-messages.ts';

/** Whether a day agrees, in a word and a shape. */
export function LedgerVerdict({ report: { differences } }: { report: Reconciliation }) {
  const texts = useTexts(ledgerTexts);
  const isFine = differences.length === 0;
  const Icon = isFine ? CircleCheck : TriangleAlert;
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold ${isFine ? 'text-good' : 'text-amber'}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {isFine ? texts.agrees : texts.differs(differences.length)}
    </span>
  );
}

interface LedgerReportProps {
  report: Reconciliation;
  onShowBooking: (bookingId: string) => void;
}

/** What was compared, what came of it, and each difference with what to do. */
export function LedgerReport({ report, onShowBooking }: LedgerReportProps) {
  const texts = useTexts(ledgerTexts);
  const { checkedAt, matched, capturedWon, refundedWon, learned, differences } = report;
  const figures = [
    [texts.matched, String(matched)],
    [texts.captured, formatWon(capturedWon)],
    [texts.refunded, formatWon(refundedWon)],
    ...(learned > 0 ? [[texts.learned, String(learned)] as const] : []),
  ] as const;
  return (
    <>
      <p className="text-soft text-[0.9375rem]">{texts.checkedAt(dateTimeKst(new Date(checkedAt)))}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {figures.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="figures text-right font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {learned > 0 && <p className="text-soft text-[0.9375rem]">{texts.learnedNote}</p>}
      {differences.length > 0 && (
        <ul className="grid gap-3">
          {differences.map((difference) => (
            <li key={difference.transactionKey + difference.kind}>
              <Difference difference={difference} onShowBooking={onShowBooking} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Difference({
  difference,
  onShowBooking,
}: { difference: LedgerDifference } & Pick<LedgerReportProps, 'onShowBooking'>) {
  const language = useLanguage();
  const texts = ledgerTexts[language];
  const { bookingId, orderId, ourWon, providerWon } = difference;
  const { what, advice } = differenceText[language](difference);
  const sides = [
    [texts.ours, ourWon],
    [texts.theirs, providerWon],
  ] as const;
  return (
    <div className="border-amber bg-raised grid gap-2 rounded-xl border p-4">
      <p className="font-semibold wrap-anywhere">{what}</p>
      <p className="figures flex flex-wrap gap-x-5 text-[0.9375rem]">
        {sides.map(([label, won]) => (
          <span key={label}>
            <span className="text-soft">{label}:</span> {won === null ? texts.missing : formatWon(won)}
          </span>
        ))}
      </p>
      <p className="text-[0.9375rem]">
        <span className="text-soft">{texts.whatToDo}:</span> {advice}
      </p>
      {orderId && <p className="text-soft font-mono text-sm wrap-anywhere">{texts.order(orderId)}</p>}
      {bookingId && (
        <Button size="sm" onClick={() => onShowBooking(bookingId)} className="justify-self-start">
          {attentionTexts[language].showBooking} #{bookingId}
        </Button>
      )}
    </div>
  );
}
