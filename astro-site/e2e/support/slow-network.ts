import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** A bad connection on the road: 400 ms to any answer, 50 KB a second. */
const LATENCY_MS = 400;
const BYTES_PER_MS = (50 * 1024) / 1000;
const CHUNK = 4096;

export interface SlowNetwork {
  /** For the `proxy` option of a browser context. */
  server: string;
  close: () => void;
}

/**
 * A proxy through which everything comes slowly; whoever goes through the same one shares its width. The browser has a
 * throttle of its own, in which a request now and then waits for ever.
 */
export async function startSlowNetwork(): Promise<SlowNetwork> {
  let isFreeAt = 0;
  /** Waits until a chunk has come through. Answers that come at once take turns, chunk by chunk. */
  const carry = async (bytes: number) => {
    isFreeAt = Math.max(isFreeAt, performance.now()) + bytes / BYTES_PER_MS;
    await pause(isFreeAt - performance.now());
  };
  // In one piece when its time is over, as the browser's own throttle does it.
  const answer = async (from: IncomingMessage, to: ServerResponse) => {
    const body = await buffer(from);
    await pause(LATENCY_MS);
    for (let left = body.length; left > 0; left -= CHUNK) await carry(Math.min(left, CHUNK));
    to.writeHead(from.statusCode ?? 502, from.rawHeaders).end(body);
  };
  const server = createServer((asked, to) => {
    // A page that is left, or a server that stops, ends both sides.
    const end = () => void to.destroy();
    const passed = request(asked.url ?? '', { method: asked.method, headers: asked.headers });
    passed.on('response', (from) => void answer(from, to).catch(end)).on('error', end);
    to.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  // What a test asks by itself comes through a tunnel, and at once.
  server.on('connect', ({ url }, client, head) => {
    const { hostname, port } = new URL(`http://${url}`);
    const there = connect(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      there.write(head);
      there.pipe(client).pipe(there);
    });
    for (const [side, other] of [[there, client] as const, [client, there] as const])
      side.on('error', () => other.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
