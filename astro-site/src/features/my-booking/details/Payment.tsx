import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { Fact, Facts } from '../../../components/ui/Facts.tsx';
import { Price } from '../../../components/ui/Price.tsx';
import { NewTabLink } from '../parts/NewTabLink.tsx';
import { Part } from '../parts/Part.tsx';
import { useWords } from '../words/use-words.ts';

/** What was paid, and how. Its refunds stand on the ticket. */
export function Payment({ view: { payment } }: { view: MyBooking }) {
  const words = useWords();
  const { money, moment } = words;
  const { state, method, approvedAt, receiptUrl, paidWon, giftWon, refundedWon } = payment;
  // The provider writes Korean names; the card, the usual one, is named in the page's language.
  const card = method === null || method === '카드' ? money.card : method;
  const gift = giftWon > 0 ? money.withGiftCard(formatWon(giftWon)) : null;
  const means = gift === null ? card : giftWon < paidWon ? `${card}, ${gift}` : gift;
  return (
    <Part heading={money.heading}>
      {state === 'none' && <p>{money.none}</p>}
      {state === 'free' && <p>{money.free}</p>}
      {state === 'elsewhere' && <p>{money.elsewhere}</p>}
      {state === 'checking' && <p>{words.ticket.status.checking}</p>}
      {paidWon > 0 && (
        <Facts>
          <Fact name={money.paid}>
            <Price won={paidWon} />
          </Fact>
          <Fact name={money.method}>{means}</Fact>
          {approvedAt && <Fact name={money.approvedAt}>{moment(approvedAt)}</Fact>}
          {refundedWon > 0 && (
            <Fact name={money.refunded}>
              <Price won={refundedWon} />
            </Fact>
          )}
        </Facts>
      )}
      {receiptUrl && (
        <div>
          <NewTabLink href={receiptUrl}>{money.receipt}</NewTabLink>
        </div>
      )}
    </Part>
  );
}
