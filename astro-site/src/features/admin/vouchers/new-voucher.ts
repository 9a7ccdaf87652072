import { newVoucherSchema, type NewVoucher } from 'shared/vouchers/voucher.ts';
import type { VoucherTexts } from './voucher-messages.ts';

/** What is typed into the form, before it is read. */
export const emptyVoucher = {
  ...{ kind: 'percent', value: '', scope: 'everything', code: '', mostUses: '', mostPerGuest: '' },
  ...{ from: '', until: '', onlyFor: '', note: '' },
  isForFirst: false,
  weekdays: [] as number[],
};
export type TypedVoucher = typeof emptyVoucher;

export type VoucherErrors = Partial<Record<keyof VoucherTexts['form']['errors'], string>>;

const numberIn = (text: string) => (text.trim() === '' ? undefined : Number(text.replaceAll(',', '')));

/** The voucher that is meant, or which fields are wrong. */
export function readVoucher(
  typed: TypedVoucher,
  errors: VoucherTexts['form']['errors'],
): { voucher: NewVoucher } | { errors: VoucherErrors } {
  const { kind, value, code, mostUses, mostPerGuest, ...rest } = typed;
  const read = newVoucherSchema.safeParse({
    ...{ ...rest, kind },
    value: kind === 'free-session' ? undefined : numberIn(value),
    code: code.trim() === '' ? undefined : code,
    ...{ mostUses: numberIn(mostUses), mostPerGuest: numberIn(mostPerGuest) },
  });
  if (read.success) return { voucher: read.data };
  const wrong = read.error.issues
    .map(({ path }) => String(path[0]))
    .filter((name) => Object.hasOwn(errors, name));
  return { errors: Object.fromEntries(wrong.map((name) => [name, errors[name as keyof typeof errors]])) };
}
