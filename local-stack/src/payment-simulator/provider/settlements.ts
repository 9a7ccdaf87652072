import * as z from 'zod';
import type { Merchant } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { errorAnswer } from './errors.ts';
import type { Answer } from './errors.ts';
import { kstInstant } from './kst.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const querySchema = z.object({
  startDate: day,
  endDate: day,
  dateType: z.literal('soldDate').default('soldDate'),
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(5000).default(100),
});

/** What is kept of a payment, with tax; of a cancellation it is given back. */
const FEE_PERCENT = 3.3;
const PAID_OUT_AFTER_DAYS = 3;
const DAY_MS = 86_400_000;

/** `GET /v1/settlements`: what is paid out for sales and cancellations of a span of Korean days, oldest first. */
export function listSettlements(world: World, merchant: Merchant, query: unknown): Answer {
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) return errorAnswer('INVALID_REQUEST');
  const { startDate, endDate, page, size } = parsed.data;
  const sold = world.transactions
    .filter(({ clientKey }) => clientKey === merchant.clientKey)
    .map((entry) => ({ entry, soldDate: kstInstant(entry.transactionAt).slice(0, 10) }))
    .filter(({ soldDate }) => soldDate >= startDate && soldDate <= endDate);
  const body = sold.slice((page - 1) * size, page * size).map(({ entry, soldDate }) => {
    const { paymentKey, transactionKey, orderId, amount } = entry;
    const fee = Math.sign(amount) * Math.round((Math.abs(amount) * FEE_PERCENT) / 100);
    const vat = Math.round(fee / 11);
    const paidOut = new Date(Date.parse(entry.transactionAt) + PAID_OUT_AFTER_DAYS * DAY_MS).toISOString();
    return {
      ...{ mId: 'simulator', paymentKey, transactionKey, orderId, currency: 'KRW', method: '카드', amount },
      ...{ interestFee: 0, fees: [{ type: 'BASE', fee }], supplyAmount: fee - vat, vat },
      ...{ payOutAmount: amount - fee, approvedAt: kstInstant(entry.transactionAt), soldDate },
      paidOutDate: kstInstant(paidOut).slice(0, 10),
    };
  });
  return { status: 200, body };
}
