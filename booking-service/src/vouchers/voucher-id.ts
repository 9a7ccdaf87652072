import { rowIn } from '../platform/parse.ts';
import type { Problem } from '../platform/problem.ts';

const LAST_ID = 2 ** 31 - 1;

/** A path that names a voucher: the column has 32 bits. */
export const ofVoucher = (unknown: () => Problem) => ({ voucherId: rowIn(unknown, LAST_ID) });
