import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** One request as it goes over the wire, however odd. */
export interface Sent {
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  body?: string | Buffer | undefined;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  ms: number;
}

/** Nothing of ours takes this long, however busy the machine is. */
export const HANGS_AFTER_MS = 30_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Lets go of all connections, so that the descriptors that are counted are the server's own. */
export const closeConnections = () => agent.destroy();

const isStream = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/event-stream');

/**
 * Sends what `fetch` would refuse to, and reads the whole answer. A connection that ends without one is an answer, too, but
 * never an allowed one: status 0.
 */
export function send(origin: string, what: Sent): Promise<Answer> {
  const { method, path, headers, body } = what;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const signal = AbortSignal.timeout(HANGS_AFTER_MS);
    let parts = '';
    const end = (status: number, answered: IncomingHttpHeaders, text: string) =>
      resolve({ status, headers: answered, body: text, ms: performance.now() - startedAt });
    const sent = request({ hostname, port, method, path, headers, agent, signal }, (res) => {
      // Of a stream, that it has begun is the answer.
      if (isStream(res)) {
        res.destroy();
        return end(res.statusCode ?? 0, res.headers, '');
      }
      res.setEncoding('utf8').on('data', (text: string) => (parts += text));
      res.on('end', () => end(res.statusCode ?? 0, res.headers, parts));
      res.on('error', (error) => end(0, res.headers, `broke off: ${error.message}`));
    });
    sent.on('error', (error: Error & { code?: string }) => {
      // The server has closed a connection that lay idle, as it may: the request never got there.
      if (sent.reusedSocket && error.code === 'ECONNRESET') return resolve(send(origin, what));
      end(0, {}, error.message);
    });
    sent.end(body);
  });
}
