import { formatWon } from 'shared/pricing/won.ts';
import type { RefundQuoteView } from 'shared/refunds/refunds.ts';
import { useTexts } from '../language/language.ts';
import { refundTexts } from './refund-messages.ts';

/** What goes back for each of a party, and together. */
export function PartyShares({ party }: { party: NonNullable<RefundQuoteView['party']> }) {
  const texts = useTexts(refundTexts);
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {party.singers.map(({ bookingId, name, suggestedWon }) => (
          <div key={bookingId} className="contents">
            <dt className="min-w-0 wrap-anywhere">{name}</dt>
            <dd className="figures text-right">{formatWon(suggestedWon)}</dd>
          </div>
        ))}
        <div className="contents font-bold">
          <dt>{texts.partySum}</dt>
          <dd className="figures text-right">{formatWon(party.suggestedWon)}</dd>
        </div>
      </dl>
      <p className="text-soft text-[0.9375rem]">{texts.partyByPolicy}</p>
    </div>
  );
}
