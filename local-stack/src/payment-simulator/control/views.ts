import type * as z from 'zod';
import type { Simulator } from '../provider/simulator-context.ts';
import type { World } from '../world/world.ts';
import type { filterSchema, releaseSchema } from './control.schemas.ts';

interface Scoped {
  clientKey?: string | null | undefined;
  orderId?: string | null | undefined;
  state?: string;
}

/** Entries that have every given value of the filter. */
export function matching<T extends Scoped>(entries: T[], filter: Scoped): T[] {
  return entries.filter(
    (entry) =>
      (filter.clientKey === undefined || entry.clientKey === filter.clientKey) &&
      (filter.orderId === undefined || entry.orderId === filter.orderId) &&
      (filter.state === undefined || entry.state === filter.state),
  );
}

export interface OrderCaptures {
  orderId: string;
  captures: number;
  capturedWon: number;
  balanceWon: number;
}

/** Money taken per order, counted from the ledger of transactions: "exactly one capture" is asserted on this. */
export function captures(world: World, filter: z.infer<typeof filterSchema>): OrderCaptures[] {
  const orders = new Map<string, OrderCaptures>();
  for (const { orderId, amount } of matching(world.transactions, filter)) {
    const order = orders.get(orderId) ?? { orderId, captures: 0, capturedWon: 0, balanceWon: 0 };
    orders.set(orderId, order);
    order.balanceWon += amount;
    if (amount <= 0) continue;
    order.captures += 1;
    order.capturedWon += amount;
  }
  return [...orders.values()];
}

/** Lets go what faults hold back, in the order asked for. Webhooks are delivered one after the other. */
export async function releaseHeld(sim: Simulator, request: z.infer<typeof releaseSchema>) {
  const inOrder = <T>(entries: T[]) => (request.order === 'reversed' ? entries.toReversed() : entries);
  const filter = { clientKey: request.clientKey, orderId: request.orderId };
  const calls = request.what === 'webhooks' ? [] : inOrder(matching([...sim.heldCalls.keys()], filter));
  for (const call of calls) sim.heldCalls.get(call)?.();
  const held = matching([...sim.world.webhooks.values()], { ...filter, state: 'held' });
  const webhooks = request.what === 'calls' ? [] : inOrder(held);
  for (const webhook of webhooks) await sim.webhooks.resend(webhook);
  return { calls: calls.length, webhooks: webhooks.length };
}
