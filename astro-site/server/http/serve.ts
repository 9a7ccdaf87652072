import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Log } from '../log.ts';

/** A client may send requests ahead, but not without end. Proxies and browsers open another connection after them. */
const REQUESTS_PER_CONNECTION = 1000;

interface Place {
  PORT: number;
  HOST: string;
}

/** Listens for requests. A port that is taken ends the process; a connection that cannot be taken ends nothing. */
export function serve(handle: RequestListener, at: Place, log: Log, options: ServerOptions = {}): Server {
  const server = createServer(options, handle);
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  server.on('error', (error) => {
    if (!server.listening) throw error;
    log.warn({ err: error }, 'A connection could not be taken');
  });
  return server.listen(at.PORT, at.HOST, () => log.info({ port: at.PORT }, 'Listening'));
}
