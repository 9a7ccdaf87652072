import { formatWon } from 'shared/pricing/won.ts';
import type { Voucher } from 'shared/vouchers/voucher.ts';
import type { VoucherTexts } from './voucher-messages.ts';

/** "20% off everything". */
export function takesOff({ kind, value, scope, leftWon }: Voucher, { terms }: VoucherTexts): string {
  if (kind === 'gift-card') return terms.gift(formatWon(leftWon ?? 0), formatWon(value ?? 0));
  if (kind === 'free-session') return terms['free-session'];
  const of = terms.scopes[scope];
  return kind === 'percent' ? terms.percent(value ?? 0, of) : terms.won(formatWon(value ?? 0), of);
}

/** For whom, when and how often, as far as it is limited. */
export function limitsOf(voucher: Voucher, { terms, days }: VoucherTexts): string[] {
  const { from, until, weekdays, onlyFor, isForFirst, mostPerGuest } = voucher;
  const named = weekdays.map((day) => days[day - 1]).join(', ');
  return [
    ...(from ? [terms.from(from)] : []),
    ...(until ? [terms.until(until)] : []),
    ...(named ? [terms.weekdays(named)] : []),
    ...(onlyFor ? [terms.onlyFor(onlyFor)] : []),
    ...(isForFirst ? [terms.isForFirst] : []),
    ...(mostPerGuest === null ? [] : [terms.mostPerGuest(mostPerGuest)]),
  ];
}
