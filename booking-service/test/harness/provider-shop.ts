import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';

/** A call that the simulator received, as its control API lists them. */
export interface ReceivedCall {
  kind: 'confirm' | 'query' | 'cancel' | 'transactions';
  orderId: string | null;
  paymentKey: string | null;
  idempotencyKey: string | null;
  request: { amount?: number } | null;
  state: string;
  status: number | null;
  code: string | null;
  replayed: boolean;
}

/** What the card window sends back with the visitor. */
export interface Returned {
  orderId: string;
  paymentKey: string;
  amount: number;
}

/** Nothing that is waited for at the provider takes this long. */
const WAIT_MS = 30_000;

/** The control API of the run's payment simulator, for one shop of this test file's own. */
export function openShop() {
  const url = inject('simulatorUrl');
  const id = randomBytes(8).toString('hex');
  const keys = { clientKey: `test_ck_${id}`, secretKey: `test_sk_${id}` };

  async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${url}/control${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  const query = (values: Record<string, string | number>) => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(values)) parameters.set(name, String(value));
    return parameters.toString();
  };

  return {
    url,
    keys,
    control,
    open: (webhookUrl: string | null, guesses = {}) =>
      control('POST', '/merchants', { ...keys, webhookUrl, guesses }),
    authorise: (order: Record<string, unknown>) =>
      control<Returned>('POST', '/authorise', { clientKey: keys.clientKey, ...order }),
    /** Scripts a fault for one order, or for the whole shop when it names none. */
    fault: (fault: Record<string, unknown>) =>
      control('POST', '/faults', { clientKey: keys.clientKey, ...fault }),
    calls: (orderId: string, more: Record<string, string | number> = {}) =>
      control<ReceivedCall[]>('GET', `/calls?${query({ orderId, ...more })}`),
    /** Resolves as soon as a call of this kind is being held. */
    heldCall: async (orderId: string, kind: string) => {
      const held = query({ orderId, kind, state: 'held', atLeast: 1, waitMs: WAIT_MS });
      const calls = await control<ReceivedCall[]>('GET', `/calls?${held}`);
      if (calls.length === 0) throw new Error(`Waited for a ${kind} of ${orderId} that is held`);
      return calls;
    },
    captures: (orderId: string) =>
      control<{ captures: number; capturedWon: number; balanceWon: number }[]>(
        'GET',
        `/captures?${query({ orderId })}`,
      ),
    /** Resolves as soon as so many webhooks of the order have been delivered. */
    delivered: (orderId: string, atLeast = 1) =>
      control<unknown[]>(
        'GET',
        `/webhooks?${query({ orderId, state: 'delivered', atLeast, waitMs: WAIT_MS })}`,
      ),
    release: (orderId: string, more: Record<string, string> = {}) =>
      control<{ calls: number; webhooks: number }>('POST', '/release', { orderId, ...more }),
    advance: (advanceSeconds: number) =>
      control('POST', '/clock', { clientKey: keys.clientKey, advanceSeconds }),
    cancelInConsole: (paymentKey: string, body: Record<string, unknown> = {}) =>
      control('POST', `/payments/${paymentKey}/cancel`, body),
  };
}

export type Shop = ReturnType<typeof openShop>;

/** The provider takes the money without a confirm of ours. */
export async function captureBehindOurBack(
  { url, keys }: Pick<Shop, 'url' | 'keys'>,
  returned: Returned,
): Promise<void> {
  const { paymentKey, orderId, amount } = returned;
  const response = await fetch(`${url}/v1/payments/confirm`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`${keys.secretKey}:`).toString('base64')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ paymentKey, orderId, amount }),
  });
  if (response.status !== 200) throw new Error(`capture: ${response.status} ${await response.text()}`);
}
