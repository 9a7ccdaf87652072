import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { fixedPeriods } from '../platform/retention-periods.ts';
import type { Transaction } from '../platform/database.ts';

/** Nobody can use it any more: without its address it would be everybody's. */
const forgetSql = (now: string) => `only_for = NULL, note = '', ended_at = coalesce(ended_at, ${now})`;

const OF_GUEST = `UPDATE vouchers SET ${forgetSql('$2')} WHERE lower(only_for) = lower($1)`;

/** Ends vouchers that are for an address, and forgets whom they were for. Answers with their number. */
export async function forgetVouchersOf(trx: Transaction, email: string, now: Date): Promise<number> {
  return (await trx.query(OF_GUEST, [email, now])).rowCount;
}

const OLD = `
  UPDATE vouchers SET ${forgetSql('$1')} WHERE id = ANY (ARRAY(
    SELECT id FROM vouchers
     WHERE (only_for IS NOT NULL OR note <> '') AND (use_until < $2::date OR ended_at < $1::timestamptz - make_interval(days => $3))
     ORDER BY id LIMIT $4 FOR UPDATE SKIP LOCKED))`;

/** Forgets whom vouchers were for that nobody can use any more. Answers with the number of a batch. */
export async function forgetOldVouchers(trx: Transaction, now: Date, limit: number): Promise<number> {
  const { voucherDays } = fixedPeriods;
  const day = addSeoulDays(seoulWallClock(now).date, -voucherDays);
  return (await trx.query(OLD, [now, day, voucherDays, limit])).rowCount;
}
