import * as z from 'zod';
import { callKinds } from '../world/calls.ts';

export const merchantSchema = z.object({
  clientKey: z.string().startsWith('test_ck_'),
  secretKey: z.string().startsWith('test_sk_'),
  webhookUrl: z.url().nullable().default(null),
  guesses: z
    .object({ hideUnapproved: z.boolean().default(false), replayServerErrors: z.boolean().default(false) })
    .prefault({}),
});

export const authoriseSchema = z.object({
  clientKey: z.string(),
  orderId: z.string().min(6).max(64),
  amount: z.int().positive(),
  orderName: z.string().max(100).default('Order'),
  /** The card company will refuse with this code when the shop confirms. */
  declineAtConfirm: z.string().nullable().default(null),
  /** `ready`: the window is open, nobody has authenticated yet. */
  outcome: z.enum(['authenticated', 'ready']).default('authenticated'),
});

/** Narrows what an endpoint looks at. */
export const filterSchema = z.object({ clientKey: z.string().optional(), orderId: z.string().optional() });

/** Answers as soon as `atLeast` entries are there, or after `waitMs` with what is there. */
const waiting = {
  atLeast: z.coerce.number().int().min(0).default(0),
  waitMs: z.coerce.number().int().min(0).max(60_000).default(0),
};

export const callsQuerySchema = filterSchema.extend({
  kind: z.enum(callKinds).optional(),
  state: z.enum(['running', 'held', 'answered', 'lost']).optional(),
  ...waiting,
});

export const webhooksQuerySchema = filterSchema.extend({
  state: z.enum(['waiting', 'held', 'delivered', 'dropped', 'given-up']).optional(),
  ...waiting,
});

export const releaseSchema = filterSchema.extend({
  what: z.enum(['calls', 'webhooks', 'all']).default('all'),
  order: z.enum(['as-sent', 'reversed']).default('as-sent'),
});

export const clockSchema = z.object({
  clientKey: z.string(),
  advanceSeconds: z.number().positive(),
});

export const consoleCancelSchema = z.object({
  cancelAmount: z.int().positive().optional(),
  cancelReason: z.string().min(1).max(200).default('관리자 취소 (console)'),
});
