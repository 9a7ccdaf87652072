import type { CancellationQuote } from 'shared/my-booking/cancellation.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { Price } from '../../../components/ui/Price.tsx';
import { useOpenBooking } from '../parts/open-booking.ts';
import { useChange } from '../parts/use-change.ts';
import { cancelBookings } from '../reads/my-booking-api.ts';
import { problemOf } from '../reads/refusals.ts';
import { useWords } from '../words/use-words.ts';
import { QuoteLines } from './QuoteLines.tsx';

interface CancelQuoteProps {
  bookingIds: string[];
  quote: CancellationQuote;
  /** Another sum would go back by now, in won; nothing has been cancelled. */
  onSumChanged: (refundWon: number) => void;
  onDone: () => void;
  onKeep: () => void;
}

export function CancelQuote({ bookingIds, quote, onSumChanged, onDone, onKeep }: CancelQuoteProps) {
  const { money, moment } = useWords();
  const texts = money.cancel;
  const { view } = useOpenBooking();
  const { working, refusal, change } = useChange();
  const { refundWon, giftWon, refundedWon, keptWon, lessFrom } = quote;
  const paidNothing = refundWon + refundedWon + keptWon === 0;
  const refund = formatWon(refundWon);
  const label = () => {
    if (working) return texts.working;
    if (refundWon > 0) return texts.confirm(refund);
    return paidNothing ? texts.confirmUnpaid : texts.confirmNothing;
  };
  const cancel = () =>
    change({
      ask: () => cancelBookings({ bookingIds, refundWon }),
      said: () => {
        if (giftWon > 0) return texts.doneGift(refund);
        return refundWon > 0 ? texts.done(refund) : texts.doneNothing;
      },
      onDone,
      onRefused(error) {
        const problem = problemOf(error);
        if (problem?.type !== 'refund-changed' || problem.refundWon === undefined) return false;
        onSumChanged(problem.refundWon);
        return true;
      },
    });
  return (
    <>
      {paidNothing ? (
        <p>{texts.nothingPaid}</p>
      ) : (
        <QuoteLines quote={quote} isOfParty={view.singers.length > 1} />
      )}
      {!paidNothing && (
        <dl className="border-line grid gap-1 border-t pt-4">
          {(giftWon === 0 || refundWon > giftWon) && <Sum name={texts.sum} won={refundWon - giftWon} />}
          {giftWon > 0 && <Sum name={texts.giftSum} won={giftWon} />}
          {refundedWon > 0 && <SmallSum name={texts.refundedSum} won={refundedWon} />}
          {keptWon > 0 && <SmallSum name={texts.keptSum} won={keptWon} />}
        </dl>
      )}
      {lessFrom && refundWon > 0 && (
        <p className="text-amber font-semibold">{texts.lessFrom(moment(lessFrom))}</p>
      )}
      <p className="text-soft">{texts.final}</p>
      <FieldMessage isAlert>{refusal}</FieldMessage>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" pending={working} onClick={() => void cancel()}>
          {label()}
        </Button>
        <Button onClick={onKeep}>{texts.keep}</Button>
      </div>
    </>
  );
}

function Sum({ name, won }: { name: string; won: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-lg font-bold">{name}</dt>
      <dd className="display text-3xl">
        <Price won={won} />
      </dd>
    </div>
  );
}

function SmallSum({ name, won }: { name: string; won: number }) {
  return (
    <div className="text-soft flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{name}</dt>
      <dd>
        <Price won={won} />
      </dd>
    </div>
  );
}
