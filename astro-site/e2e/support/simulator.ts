/** A script for the payment simulator; its `GET /control` explains every effect. */
interface SimulatorFault {
  on: 'confirm' | 'query' | 'cancel' | 'transactions' | 'webhook';
  /** Without it the fault is for every order of the stack's shop; tests run side by side, so name one where you can. */
  orderId?: string;
  times?: number | null;
  effect: string;
  [detail: string]: unknown;
}

export interface SimulatorControl {
  addFault: (fault: SimulatorFault) => Promise<void>;
  clearFaults: (orderId: string) => Promise<void>;
  /** Lets calls and webhooks that a `hold` fault keeps go on. */
  release: (orderId: string) => Promise<void>;
  /** What was really charged for an order, in won. */
  captures: (
    orderId: string,
  ) => Promise<{ orderId: string; captures: number; capturedWon: number; balanceWon: number }[]>;
  /** Calls of the provider's API for an order; waits until there are `atLeast`. */
  calls: (
    orderId: string,
    options?: { kind?: string; atLeast?: number; waitMs?: number },
  ) => Promise<unknown[]>;
}

export function createSimulatorControl(simulatorUrl: string, clientKey: string): SimulatorControl {
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${simulatorUrl}/control${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`The simulator answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const query = (values: Record<string, unknown>) =>
    new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString();
  return {
    addFault: (fault) => {
      if ('orderId' in fault && !fault.orderId) throw new Error('This fault would be one for every order.');
      return call('POST', '/faults', fault.orderId ? fault : { ...fault, clientKey }) as Promise<void>;
    },
    clearFaults: (orderId) => call('DELETE', `/faults?${query({ orderId })}`) as Promise<void>,
    release: (orderId) => call('POST', '/release', { orderId }) as Promise<void>,
    captures: (orderId) =>
      call('GET', `/captures?${query({ orderId })}`) as ReturnType<SimulatorControl['captures']>,
    calls: (orderId, options = {}) =>
      call('GET', `/calls?${query({ orderId, ...options })}`) as Promise<unknown[]>,
  };
}
