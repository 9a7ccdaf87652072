import * as z from 'zod';
import type { Merchant } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { errorAnswer } from './errors.ts';
import type { Answer } from './errors.ts';
import { kstInstant } from './kst.ts';

/** Dates without an offset are Korean time, like everywhere at the provider. */
const koreanInstant = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?)?$/)
  .transform((text) => Date.parse(`${text.length === 10 ? `${text}T00:00:00` : text}+09:00`));

const querySchema = z.object({
  startDate: koreanInstant,
  endDate: koreanInstant,
  startingAfter: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(5000).default(100),
});

/** `GET /v1/transactions`: approvals and cancellations of a span, oldest first. */
export function listTransactions(world: World, merchant: Merchant, query: unknown): Answer {
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) return errorAnswer('INVALID_REQUEST');
  const { startDate, endDate, startingAfter, limit } = parsed.data;
  const inSpan = world.transactions.filter((entry) => {
    const at = Date.parse(entry.transactionAt);
    return entry.clientKey === merchant.clientKey && at >= startDate && at <= endDate;
  });
  const from =
    startingAfter === undefined ? 0 : inSpan.findIndex((entry) => entry.transactionKey === startingAfter) + 1;
  const page = inSpan.slice(from, from + limit).map(({ clientKey: _, ...entry }) => ({
    mId: 'simulator',
    ...entry,
    method: '카드',
    currency: 'KRW',
    transactionAt: kstInstant(entry.transactionAt),
    useEscrow: false,
  }));
  return { status: 200, body: page };
}
