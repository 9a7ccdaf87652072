import { useCallback, useState } from 'react';
import { formatWon } from 'shared/pricing/won.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { cancellable } from '../parts/abilities.ts';
import { useOpenBooking } from '../parts/open-booking.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { chosenOf, EVERYBODY, WhomField } from '../parts/WhomField.tsx';
import { readCancellation } from '../reads/my-booking-api.ts';
import { PageDialog } from '../parts/PageDialog.tsx';
import { useWords } from '../words/use-words.ts';
import { CancelQuote } from './CancelQuote.tsx';

/** What goes back and what stays, before anything happens; then one button that says the sum. */
export function CancelDialog({ onClose }: { onClose: () => void }) {
  const { changes, money } = useWords();
  // As it stood when the dialog opened: why it cannot be done any more is said here, beside what was asked.
  const [singers] = useState(cancellable(useOpenBooking().view));
  const [whom, setWhom] = useState(EVERYBODY);
  const ids = chosenOf(singers, whom)
    .map(({ id }) => id)
    .join();
  const ask = useCallback(() => readCancellation(ids.split(',')), [ids]);
  const quote = useAnswer(ids === '' ? null : ask);
  /** What would go back by now, where that is not what the visitor said yes to. */
  const [changedTo, setChangedTo] = useState<number>();
  const choose = (next: string) => {
    setChangedTo(undefined);
    setWhom(next);
  };
  return (
    <PageDialog onClose={onClose} title={money.cancel.title}>
      <div className="grid gap-6">
        <WhomField singers={singers} value={whom} onChange={choose} />
        <div className="grid min-h-64 content-start gap-4">
          {changedTo !== undefined && (
            <Notice kind="error">
              <p>{money.cancel.changed(formatWon(changedTo))}</p>
            </Notice>
          )}
          {quote.data && (
            <CancelQuote
              key={ids}
              bookingIds={ids.split(',')}
              quote={quote.data}
              onSumChanged={(refundWon) => {
                setChangedTo(refundWon);
                quote.again();
              }}
              onDone={onClose}
              onKeep={onClose}
            />
          )}
          {quote.loading && (
            <p role="status" className="flex items-center gap-3">
              <Spinner /> {money.cancel.loading}
            </p>
          )}
          {quote.failed && (
            <div role="alert" className="grid justify-items-start gap-3">
              <p>{money.cancel.failed}</p>
              <Button size="sm" onClick={quote.again}>
                {changes.move.again}
              </Button>
            </div>
          )}
        </div>
      </div>
    </PageDialog>
  );
}
