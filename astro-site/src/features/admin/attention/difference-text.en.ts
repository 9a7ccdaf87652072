import { formatWon } from 'shared/pricing/won.ts';
import type { LedgerDifference } from 'shared/refunds/refunds.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import type { MatterText } from './matter-text.ts';

export function en({ kind, at, bookingId, ourWon, providerWon }: LedgerDifference): MatterText {
  const when = dateTimeKst(new Date(at));
  const about =
    bookingId === null ? 'for an order that no booking of ours knows' : `for booking #${bookingId}`;
  const moved = (won: number) => `${formatWon(Math.abs(won))} was ${won < 0 ? 'refunded' : 'charged'}`;
  switch (kind) {
    case 'unknown-here':
      return {
        what: `The provider says that ${moved(providerWon ?? 0)} ${about} at ${when}. We have not noted it.`,
        advice:
          (providerWon ?? 0) < 0
            ? 'Find the order in the provider’s console and see who cancelled it. Compare the day again afterwards.'
            : 'Find the order in the provider’s console. If the visitor has paid for it otherwise, or nobody knows of it, cancel it there: the money goes back to the card.',
      };
    case 'unknown-there':
      return {
        what: `We have noted that ${moved(ourWon ?? 0)} ${about} at ${when}. It is not on the provider’s list.`,
        advice:
          (ourWon ?? 0) < 0
            ? 'Find the order in the provider’s console. If the refund is missing there, the visitor has not got the money: refund it in the console.'
            : 'Find the order in the provider’s console. If the payment is there, compare the day again. If it is not, the visitor was not charged: talk to them before the session.',
      };
    case 'amount-differs':
      return {
        what: `The amounts ${about} at ${when} are not the same.`,
        advice:
          'The provider’s amount is what the card was charged or given back. Open the booking and settle the rest with the visitor.',
      };
    default:
      return kind satisfies never;
  }
}
