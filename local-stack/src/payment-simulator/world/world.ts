import { randomBytes } from 'node:crypto';
import { createCallLog } from './calls.ts';
import { createFaults } from './faults.ts';
import { createSignal } from './signal.ts';
import type { Merchant, PaymentRecord, StoredAnswer, Transaction, Webhook } from './model.ts';

/** Everything the simulator knows, in plain maps: it is one process and needs no database. */
export interface World {
  merchants: Map<string, Merchant>;
  /** By their keys. Whoever adds one uses `addPayment`. */
  payments: Map<string, PaymentRecord>;
  /** The same, oldest first: a day of a chain has too many to be searched at each call. */
  paymentsOfOrders: Map<string, PaymentRecord[]>;
  /** Those that may still run out, and some that have ended lately. */
  unfinished: Set<PaymentRecord>;
  transactions: Transaction[];
  answers: Map<string, StoredAnswer>;
  webhooks: Map<string, Webhook>;
  /** Idempotency scopes whose first call has not been answered yet. */
  runningScopes: Set<string>;
  /** Payments on which a confirm or cancel is running right now: `confirm:<key>`, `cancel:<key>`. */
  busy: Set<string>;
  calls: ReturnType<typeof createCallLog>;
  faults: ReturnType<typeof createFaults>;
  changed: ReturnType<typeof createSignal>;
  /** The merchant's time: the simulator's clock plus what tests have advanced it by. */
  now: (merchant: Merchant) => Date;
}

export function createWorld(clock: () => Date): World {
  const changed = createSignal();
  return {
    merchants: new Map(),
    payments: new Map(),
    paymentsOfOrders: new Map(),
    unfinished: new Set(),
    transactions: [],
    answers: new Map(),
    webhooks: new Map(),
    runningScopes: new Set(),
    busy: new Set(),
    calls: createCallLog(changed),
    faults: createFaults(),
    changed,
    now: (merchant) => new Date(clock().getTime() + merchant.clockOffsetMs),
  };
}

export function merchantBySecret(world: World, secretKey: string): Merchant | undefined {
  return [...world.merchants.values()].find((merchant) => merchant.secretKey === secretKey);
}

/** Random text of the alphabet that the provider's own identifiers use. */
export function randomToken(bytes = 12): string {
  return randomBytes(bytes).toString('base64url').replaceAll(/[-_]/g, 'x');
}
