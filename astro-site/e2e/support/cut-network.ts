import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to the product that a test can cut, with all that is under way on it, and mend. */
export interface CutNetwork {
  /** For the `proxy` option of a browser context. */
  server: string;
  cut(): void;
  mend(): void;
  close(): void;
}

/**
 * The browser's own switch leaves streams running that are open; here nothing comes through any more.
 *
 * @param toward where a request to this address goes, for a browser that is served by another copy of something
 */
export async function startCutNetwork(toward = (address: string) => address): Promise<CutNetwork> {
  let isCut = false;
  const server = createServer((asked, to) => {
    const end = () => void to.destroy();
    if (isCut) return end();
    const passed = request(toward(asked.url ?? ''), { method: asked.method, headers: asked.headers });
    passed.on('response', (from) => {
      to.writeHead(from.statusCode ?? 502, from.rawHeaders);
      from.on('error', end).pipe(to);
    });
    passed.on('error', end);
    to.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => (isCut = false),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
