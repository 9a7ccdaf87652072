import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** The CMS's content API as far as this service knows it, saying what a test wants. */
export interface FakeCms {
  url: string;
  answer: { status: number; body: unknown };
  requests: number;
  lastRequest:
    | { url: string; authorization: string | undefined; ifNoneMatch: string | undefined }
    | undefined;
  /** Keeps answers back until the returned function is called. */
  hold(): () => void;
  /** Resolves when the next request, or one being held, is there. */
  asked(): Promise<void>;
  stop(): Promise<void>;
  /** On the same port again. */
  start(): Promise<void>;
}

export async function startFakeCms(): Promise<FakeCms> {
  let server: Server;
  let port = 0;
  let gate: Promise<void> = Promise.resolve();
  let notice: () => void = () => undefined;
  let noticed = new Promise<void>((resolve) => (notice = resolve));
  const cms: FakeCms = {
    url: '',
    answer: { status: 503, body: {} },
    requests: 0,
    lastRequest: undefined,
    hold() {
      noticed = new Promise((resolve) => (notice = resolve));
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
    asked: () => noticed,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    async start() {
      server = createServer((req, res) => {
        cms.requests += 1;
        cms.lastRequest = {
          url: req.url ?? '',
          authorization: req.headers.authorization,
          ifNoneMatch: req.headers['if-none-match'],
        };
        notice();
        void gate.then(() => {
          const { status, body } = cms.answer;
          res.writeHead(status, { 'Content-Type': 'application/json' });
          res.end(status === 304 ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
        });
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
      cms.url = `http://127.0.0.1:${port}`;
    },
  };
  await cms.start();
  afterAll(() => cms.stop());
  return cms;
}
