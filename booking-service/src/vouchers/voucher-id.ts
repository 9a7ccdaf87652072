import { rowIdOf } from '../platform/parse.ts';

const LAST_ID = 2 ** 31 - 1;

/** The number of a voucher that a path names; undefined when it can be none's: the column has 32 bits. */
export function voucherIdOf(text: unknown): number | undefined {
  const id = rowIdOf(text);
  return id !== undefined && id <= LAST_ID ? id : undefined;
}
