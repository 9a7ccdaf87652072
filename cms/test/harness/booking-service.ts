import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { BACKGROUND_HEADER, type CmsAccount } from 'shared/auth/accounts.ts';

/** As much of the booking service as the CMS asks: who is signed in. */
export interface FakeBookingService {
  url: string;
  /** Sessions that stand, by their number. */
  sessions: Map<number, CmsAccount>;
  /** Whether each check since the start was about work, oldest first. */
  checks: boolean[];
  /** It takes requests and fails over them. */
  isDown: boolean;
  /** A ticket that is good once. */
  ticketFor: (account: CmsAccount) => string;
  close: () => void;
}

export async function startBookingService(
  token: string,
  cmsOrigin: () => string,
): Promise<FakeBookingService> {
  const tickets = new Map<string, CmsAccount>();
  const fake: FakeBookingService = {
    url: '',
    sessions: new Map(),
    checks: [],
    isDown: false,
    ticketFor: (account) => {
      const ticket = randomUUID();
      tickets.set(ticket, account);
      return ticket;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  let numbers = 0;

  async function answer(request: IncomingMessage): Promise<[status: number, body: object]> {
    if (fake.isDown) return [503, {}];
    if (request.headers.authorization !== `Bearer ${token}`) return [401, {}];
    const id = Number(/^\/internal\/cms-sessions\/(\d+)$/.exec(request.url ?? '')?.[1]);
    if (request.method === 'POST') {
      const { ticket, origin } = (await json(request)) as { ticket: string; origin: string };
      const account = tickets.get(ticket);
      tickets.delete(ticket);
      if (!account || origin !== cmsOrigin()) return [404, {}];
      numbers += 1;
      fake.sessions.set(numbers, account);
      return [201, { id: numbers, ...account }];
    }
    if (request.method === 'DELETE') return [fake.sessions.delete(id) ? 204 : 404, {}];
    fake.checks.push(request.headers[BACKGROUND_HEADER.toLowerCase()] === undefined);
    const account = fake.sessions.get(id);
    return account ? [200, account] : [404, {}];
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 204 ? undefined : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}
