import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { Attention } from 'shared/attention/attention.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useLanguage, useTexts } from '../language/language.ts';
import { attentionTexts } from './attention-messages.ts';
import { useAttention } from './attention-queries.ts';
import { LedgerDialog } from './LedgerDialog.tsx';
import { ledgerTexts } from './ledger-messages.ts';
import { MatterItem } from './MatterItem.tsx';

/** So many are shown at first: the bookings below stay in reach. */
const FIRST = 4;

/** What needs somebody, above everything else on the dashboard; one quiet line when nothing does. */
export function AttentionPanel({ onShowBooking }: { onShowBooking: (bookingId: string) => void }) {
  const language = useLanguage();
  const { data, isError } = useAttention();
  const [isLedgerOpen, setLedgerOpen] = useState(false);
  const showBooking = (bookingId: string) => {
    setLedgerOpen(false);
    onShowBooking(bookingId);
  };
  return (
    <>
      {data && data.matters.length > 0 && (
        <Matters attention={data} onShowBooking={showBooking} onOpenLedger={() => setLedgerOpen(true)} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
        {isError && !data && (
          <p role="status" className="text-amber">
            {attentionTexts[language].failed}
          </p>
        )}
        {data && <Calm attention={data} />}
        <Button size="sm" variant="quiet" onClick={() => setLedgerOpen(true)} className="-ml-4 sm:ml-0">
          {ledgerTexts[language].open}
        </Button>
      </div>
      <LedgerDialog open={isLedgerOpen} onOpenChange={setLedgerOpen} onShowBooking={showBooking} />
    </>
  );
}

function Calm({ attention: { matters, ledger } }: { attention: Attention }) {
  const language = useLanguage();
  const texts = attentionTexts[language];
  const inWords = longDateIn(language);
  const isLedgerFine = ledger === null || ledger.differences === 0;
  const ledgerLine =
    ledger === null
      ? texts.ledgerNever
      : isLedgerFine
        ? texts.ledgerFine(inWords(ledger.day))
        : texts.ledgerDiffers(inWords(ledger.day), ledger.differences);
  return (
    <p className="text-soft">
      {matters.length === 0 && (
        <>
          <CircleCheck aria-hidden="true" className="text-good mr-1.5 inline size-4 align-[-0.15em]" />
          {texts.calm}{' '}
        </>
      )}
      {ledgerLine}
    </p>
  );
}

interface MattersProps {
  attention: Attention;
  onShowBooking: (bookingId: string) => void;
  onOpenLedger: () => void;
}

function Matters({ attention: { matters, hidden }, ...actions }: MattersProps) {
  const texts = useTexts(attentionTexts);
  const heading = useId();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? matters : matters.slice(0, FIRST);
  return (
    <section aria-labelledby={heading} className="border-amber bg-surface rounded-2xl border p-5 sm:p-6">
      <h2 id={heading} className="font-text flex flex-wrap items-center gap-x-2.5 text-xl font-bold">
        <TriangleAlert aria-hidden="true" className="text-amber size-5" />
        {texts.heading}
        {texts.korean && (
          <span lang="ko" className="text-soft text-base font-normal">
            {texts.korean}
          </span>
        )}
      </h2>
      <p role="status" className="sr-only">
        {texts.matters(matters.length + hidden)}
      </p>
      <ul className="divide-line mt-2 divide-y">
        {shown.map((matter) => (
          <MatterItem key={matter.key} matter={matter} {...actions} />
        ))}
      </ul>
      {matters.length > FIRST && (
        <Button size="sm" variant="quiet" onClick={() => setAll(!isAll)} className="-ml-4">
          {isAll ? texts.fewer : texts.all(matters.length)}
        </Button>
      )}
      {isAll && hidden > 0 && <p className="text-soft text-[0.9375rem]">{texts.hidden(hidden)}</p>}
    </section>
  );
}
