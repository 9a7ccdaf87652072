import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { startSimulator } from '../../../src/payment-simulator/simulator.ts';
import type { SimulatorOptions } from '../../../src/payment-simulator/simulator.ts';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  text: string;
  body: T;
}

export const CLIENT_KEY = 'test_ck_shop';
export const SECRET_KEY = 'test_sk_shop';
export const basic = (secret: string) => `Basic ${Buffer.from(`${secret}:`).toString('base64')}`;
export const newOrderId = () => `order_${randomUUID()}`;

async function call(url: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  const isJson = text.startsWith('{') || text.startsWith('[');
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : {} };
}

/** A simulator of this test's own with one shop, and both sides of it: the server API and the control API. */
export async function shop(options: SimulatorOptions = {}) {
  const running = await startSimulator({
    merchants: [{ clientKey: CLIENT_KEY, secretKey: SECRET_KEY, webhookUrl: null }],
    ...options,
  });
  onTestFinished(() => running.stop());

  const api = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(`${running.url}${path}`, {
      method,
      headers: { authorization: basic(SECRET_KEY), 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const control = (method: string, path: string, body?: unknown) => api(method, `/control${path}`, body);

  /** A customer who has authenticated a card for a new order. */
  async function authorised(more: Record<string, unknown> = {}) {
    const order = { orderId: newOrderId(), amount: 50_000 };
    const { body } = await control('POST', '/authorise', { clientKey: CLIENT_KEY, ...order, ...more });
    return { ...order, paymentKey: String(body['paymentKey']) };
  }

  const confirm = (payment: unknown, headers: Record<string, string> = {}) =>
    api('POST', '/v1/payments/confirm', payment, headers);
  const fault = (fields: Record<string, unknown>) =>
    control('POST', '/faults', { clientKey: CLIENT_KEY, ...fields });
  const captures = async () => {
    const { body } = await control('GET', `/captures?clientKey=${CLIENT_KEY}`);
    return body as unknown as {
      orderId: string;
      captures: number;
      capturedWon: number;
      balanceWon: number;
    }[];
  };
  return { url: running.url, stop: running.stop, api, control, authorised, confirm, fault, captures };
}

interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: { eventType: string; createdAt: string; data: Record<string, unknown> };
}

/** A shop's webhook address that remembers what arrived and answers with `status()`. */
export async function webhookTarget(status: () => number = () => 200) {
  const received: ReceivedWebhook[] = [];
  const server: Server = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk: Buffer) => (text += chunk.toString()));
    req.on('end', () => {
      received.push({ headers: req.headers, body: JSON.parse(text) });
      res.writeHead(status()).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/webhook`, received };
}
