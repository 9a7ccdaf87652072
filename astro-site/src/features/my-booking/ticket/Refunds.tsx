import type { OwnRefund } from 'shared/my-booking/my-booking.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { useWords, type Words } from '../words/use-words.ts';

/** "₩40,000: on its way since Tue 24 Nov, 18:30 KST.", and what is on a gift card again. */
function refundInWords(words: Words, refund: OwnRefund): string[] {
  const { money, moment } = words;
  const { amountWon, giftWon, askedAt } = refund;
  return [
    ...(amountWon > 0 ? [cardRefundInWords(words, refund)] : []),
    ...(giftWon > 0 ? [money.refund.gift(formatWon(giftWon), moment(askedAt))] : []),
  ];
}

function cardRefundInWords({ money, moment }: Words, refund: OwnRefund): string {
  const amount = formatWon(refund.amountWon);
  switch (refund.state) {
    case 'on-its-way':
      return money.refund['on-its-way'](amount, moment(refund.askedAt));
    case 'paid-back':
      return money.refund['paid-back'](amount, moment(refund.paidBackAt ?? refund.askedAt));
    case 'stuck':
      return money.refund.stuck(amount);
  }
}

/** Every refund until it has arrived. Its place is always there, so that one that arrives while one looks is read out. */
export function Refunds({ refunds }: { refunds: readonly OwnRefund[] }) {
  const words = useWords();
  return (
    <div aria-live="polite" className="px-6 not-empty:pb-6 sm:px-8 sm:not-empty:pb-8">
      {refunds.length > 0 && (
        <div className="border-t border-current/25 pt-4">
          <h2 className="font-text mb-1 text-sm">{words.money.refundsHeading}</h2>
          <ul className="grid gap-1.5 font-semibold">
            {refunds.flatMap((refund) =>
              refundInWords(words, refund).map((text, part) => <li key={`${refund.id}/${part}`}>{text}</li>),
            )}
          </ul>
        </div>
      )}
    </div>
  );
}
