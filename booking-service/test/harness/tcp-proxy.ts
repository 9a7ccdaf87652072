import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterAll } from 'vitest';

/** A cable to a server that a test can pull out and plug in again. */
export interface Cable {
  /** The same URL, through the cable. */
  url: string;
  /** Breaks every connection and refuses new ones. */
  pull(): Promise<void>;
  plug(): Promise<void>;
}

export async function cableTo(target: string): Promise<Cable> {
  const to = new URL(target);
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // The other end may go at any time: that is what the cable is for.
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  };
  const plug = async () => {
    server = createServer((near) => {
      const far = connect(Number(to.port), to.hostname);
      keep(near);
      keep(far);
      near.pipe(far).pipe(near);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  const pull = async () => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  await plug();
  afterAll(pull);
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, pull, plug };
}
