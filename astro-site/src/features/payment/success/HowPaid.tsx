import type { PaymentConfirmed } from 'shared/payments/payments.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { Fact } from '../../../components/ui/Facts.tsx';
import { Price } from '../../../components/ui/Price.tsx';
import { words } from '../words/words.ts';

interface HowPaidProps {
  /** By card. */
  amountWon: number;
  payment: PaymentConfirmed['data']['payment'];
}

/** Amount, means and moment, among the facts of what was paid. */
export const HowPaid = ({ amountWon, payment: { method, approvedAt, giftWon } }: HowPaidProps) => (
  <>
    <Fact name={words.facts.amount}>
      <Price won={amountWon + giftWon} />
    </Fact>
    <Fact name={words.facts.method}>
      {methodName(method)}
      {giftWon > 0 && (
        <>
          {' '}
          {formatWon(amountWon)}
          <br />
          {words.facts.giftCard} {formatWon(giftWon)}
        </>
      )}
    </Fact>
    {approvedAt && <Fact name={words.facts.approvedAt}>{dateTimeKst(new Date(approvedAt))}</Fact>}
  </>
);

/** The provider writes Korean method names; visitors read the card, the usual one, in the language of the page. */
const methodName = (method: string | null): string =>
  method === null || method === '카드' ? words.facts.card : method;
