import { redeemAddresses } from 'shared/vouchers/redeem.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { voucherAddresses } from 'shared/vouchers/voucher.ts';
import type { NewVoucherBody, Voucher, VoucherQuote, VoucherUse } from 'shared/vouchers/voucher.ts';
import type { Redeemed } from 'shared/vouchers/redeem.ts';
import { aCompanion } from '../../harness/builders.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';
import type { HeldBooking } from '../payments/harness.ts';
import type { TestOptions } from '../../harness/service.ts';
import { aWalkIn } from '../walk-ins/harness.ts';

export const mondays = ['2026-07-06', '2026-07-13', '2026-07-20', '2026-07-27'];

type OrProblem<Body> = Body & Pick<Problem, 'type' | 'detail' | 'totalPrice'> & { code?: string };

/** A staff desk that makes vouchers, and visitors who use them. */
export async function openVoucherDesk(options: TestOptions = {}) {
  const desk = await openStaffDesk(options);
  const { admin } = desk;

  const ask = async (voucher: NewVoucherBody) => {
    await desk.awake();
    return admin.send<OrProblem<Voucher>>('POST', voucherAddresses.all, voucher);
  };
  async function make(voucher: NewVoucherBody): Promise<Voucher> {
    const { status, body } = await ask(voucher);
    if (status !== 201) throw new Error(`voucher: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  let times = 0;
  /** Somebody, or a party of two, at ₩50,000 each and at times of their own. */
  const held = (fields: Record<string, unknown> = {}) => {
    const place = times;
    times += 2;
    const bookingTime = `${14 + Math.floor((place % 24) / 6)}:${place % 6}0`;
    return desk.hold({ bookingDate: mondays[Math.floor(place / 24)], bookingTime, ...fields });
  };

  const redeem = ({ id, email }: Pick<HeldBooking, 'id' | 'email'>, code: string | null) =>
    desk.post<OrProblem<Redeemed>>(redeemAddresses.redeem, { bookingId: id, customerEmail: email, code });

  return {
    ...desk,
    ask,
    held,
    party: () => held({ companions: [aCompanion('Mina')], totalPrice: 100_000 }),
    refundQuote: desk.quote,
    make,
    redeem,
    /** Why a code is refused; undefined where it is not. */
    refusal: async (booking: HeldBooking, code: string) => {
      const { status, body } = await redeem(booking, code);
      return status === 200 ? undefined : body.code;
    },
    complete: ({ id, email }: HeldBooking) =>
      desk.post<OrProblem<object>>(redeemAddresses.complete, { bookingId: id, customerEmail: email }),
    /** Pays by card what is left with a code. */
    async payWith(booking: HeldBooking, code: string) {
      const { status, body } = await redeem(booking, code);
      if (status !== 200) throw new Error(`voucher: ${status} ${JSON.stringify(body)}`);
      const returned = await desk.authenticate({ ...booking, total: body.totalWon });
      await desk.withoutWebhooks(returned.orderId);
      return { returned, confirmed: await desk.confirm(returned) };
    },
    async end(id: number) {
      await desk.awake();
      return admin.send<OrProblem<Voucher>>('POST', voucherAddresses.end(id), {});
    },
    async list(q = '') {
      await desk.awake();
      return (await admin.send<Voucher[]>('GET', `${voucherAddresses.all}?q=${encodeURIComponent(q)}`)).body;
    },
    async uses(id: number) {
      await desk.awake();
      return (await admin.send<VoucherUse[]>('GET', voucherAddresses.uses(id))).body;
    },
    async quote(body: object) {
      await desk.awake();
      return admin.send<OrProblem<VoucherQuote>>('POST', voucherAddresses.quote, body);
    },
    async sell(fields: Record<string, unknown>) {
      await desk.awake();
      return admin.send<OrProblem<{ id: string }>>('POST', '/api/admin/walk-ins', aWalkIn(fields));
    },
    prices: async (orderId: string) =>
      (
        await desk.db.query<{ total: number; discount: number }>(
          'SELECT total_price_won AS total, discount_won AS discount FROM bookings WHERE order_id = $1 ORDER BY place',
          [orderId],
        )
      ).rows,
    /** Orders that have a use of a voucher, by its number. */
    ordersWithUse: async (voucherId: number) =>
      (
        await desk.db.query<{ orderId: string }>(
          'SELECT order_id AS "orderId" FROM voucher_uses WHERE voucher_id = $1 ORDER BY number',
          [voucherId],
        )
      ).rows.map(({ orderId }) => orderId),
  };
}
