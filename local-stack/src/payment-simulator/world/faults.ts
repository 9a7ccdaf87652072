import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { callKinds } from './calls.ts';

const scope = {
  /** One merchant's calls, or one order's; at least one of the two. */
  clientKey: z.string().optional(),
  orderId: z.string().optional(),
  /** How many calls it touches before it is used up; null: all until it is deleted. */
  times: z.int().positive().nullable().default(1),
};

const phase = z.enum(['before', 'after']).default('after');

const apiEffects = z.discriminatedUnion('effect', [
  /** Answers `ms` later. */
  z.object({ effect: z.literal('delay'), ms: z.int().positive().max(120_000), when: phase }),
  /** Says nothing until released through the control API. The work goes on then even if the caller has hung up. */
  z.object({ effect: z.literal('hold'), when: phase }),
  /** Cuts the connection: before anything happened, or after the work, so that the answer is lost. */
  z.object({ effect: z.literal('reset'), when: phase }),
  /** A server error instead of the work, or instead of the answer to work that was done. */
  z.object({
    effect: z.literal('error'),
    when: phase,
    status: z.int().min(400).max(599).default(500),
    code: z.string().default('FAILED_INTERNAL_SYSTEM_PROCESSING'),
    message: z.string().default('내부 시스템 처리 작업이 실패했습니다.'),
  }),
  /** Work is done, but the 200 carries this text. */
  z.object({ effect: z.literal('wrong-body'), body: z.string().default('<html>Bad Gateway</html>') }),
  /** Work is done, but the payment in the answer has these fields. */
  z.object({ effect: z.literal('alter'), fields: z.record(z.string(), z.unknown()) }),
  /** The card company refuses (confirm only). */
  z.object({ effect: z.literal('decline'), code: z.string() }),
]);

const webhookEffects = z.discriminatedUnion('effect', [
  z.object({ effect: z.literal('drop') }),
  z.object({ effect: z.literal('duplicate'), copies: z.int().min(2).max(20).default(2) }),
  /** Kept until released; release may reverse the order. */
  z.object({ effect: z.literal('hold') }),
  /** Due this much later on the merchant's clock. */
  z.object({ effect: z.literal('late'), seconds: z.int().positive() }),
  /** Delivered before the call that caused it is answered. */
  z.object({ effect: z.literal('before-answer') }),
]);

const inScope = (fault: { clientKey?: string | undefined; orderId?: string | undefined }) =>
  fault.clientKey !== undefined || fault.orderId !== undefined;
const scopeMessage = { message: 'Say which calls it touches: clientKey, orderId or both' };

const apiFaultSchema = z.object({ on: z.enum(callKinds), ...scope }).and(apiEffects);
const webhookFaultSchema = z.object({ on: z.literal('webhook'), ...scope }).and(webhookEffects);
export const faultSchema = z.union([apiFaultSchema, webhookFaultSchema]).refine(inScope, scopeMessage);

export type ApiFault = z.infer<typeof apiFaultSchema>;
type WebhookFault = z.infer<typeof webhookFaultSchema>;
export type Fault = ApiFault | WebhookFault;
export type StoredFault = Fault & { id: string };

interface Occasion {
  clientKey: string;
  orderId: string | null;
}

export function createFaults() {
  let faults: StoredFault[] = [];

  const matches = (fault: StoredFault, { clientKey, orderId }: Occasion) =>
    (fault.clientKey === undefined || fault.clientKey === clientKey) &&
    (fault.orderId === undefined || fault.orderId === orderId);

  /** The oldest fault that fits is used: faults scripted one after the other hit one call after the other. */
  function take<K extends Fault['on']>(on: K, occasion: Occasion): (Fault & { on: K }) | null {
    const found = faults.find((fault) => fault.on === on && matches(fault, occasion));
    if (!found) return null;
    if (found.times !== null) {
      found.times -= 1;
      if (found.times === 0) faults = faults.filter((fault) => fault !== found);
    }
    return found as unknown as Fault & { on: K };
  }

  function add(fault: Fault): StoredFault {
    const stored = { ...fault, id: randomUUID() };
    faults.push(stored);
    return stored;
  }

  function list(): StoredFault[] {
    return faults;
  }

  function remove(filter: { clientKey?: string | undefined; orderId?: string | undefined }): number {
    const before = faults.length;
    faults = faults.filter(
      (fault) =>
        !(
          (filter.clientKey === undefined || fault.clientKey === filter.clientKey) &&
          (filter.orderId === undefined || fault.orderId === filter.orderId)
        ),
    );
    return before - faults.length;
  }

  return { take, add, list, remove };
}
