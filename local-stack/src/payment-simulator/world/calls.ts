import type { Signal } from './signal.ts';

export const callKinds = ['confirm', 'query', 'cancel', 'transactions', 'settlements'] as const;
export type CallKind = (typeof callKinds)[number];

/** One call of the provider's server API, so that a test can say "no confirm was sent". */
export interface Call {
  number: number;
  at: string;
  kind: CallKind;
  clientKey: string | null;
  orderId: string | null;
  paymentKey: string | null;
  idempotencyKey: string | null;
  /** What was asked, as parsed from the body; null for a GET. */
  request: unknown;
  state: 'running' | 'held' | 'answered' | 'lost';
  /** Status and error code of what the provider decided, even if the answer never arrived. */
  status: number | null;
  code: string | null;
  replayed: boolean;
  fault: string | null;
}

const KEPT_CALLS = 5_000;

export function createCallLog(changed: Signal) {
  const calls: Call[] = [];
  let counter = 0;

  function started(call: Pick<Call, 'at' | 'kind' | 'idempotencyKey' | 'request'>): Call {
    const entry: Call = {
      number: ++counter,
      clientKey: null,
      orderId: null,
      paymentKey: null,
      state: 'running',
      status: null,
      code: null,
      replayed: false,
      fault: null,
      ...call,
    };
    calls.push(entry);
    if (calls.length > KEPT_CALLS) calls.shift();
    changed.notify();
    return entry;
  }

  function update(call: Call, patch: Partial<Call>): void {
    Object.assign(call, patch);
    changed.notify();
  }

  function list(filter: Partial<Pick<Call, 'clientKey' | 'orderId' | 'kind' | 'state'>>): Call[] {
    const wanted = Object.entries(filter).filter(([, value]) => value !== undefined);
    return calls.filter((call) => wanted.every(([field, value]) => call[field as keyof Call] === value));
  }

  return { started, update, list };
}
