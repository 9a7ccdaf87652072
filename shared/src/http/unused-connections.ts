/** As much of Node's servers and sockets as is needed here. */
interface Connection {
  readonly bytesRead: number;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}
interface HttpServer {
  on(event: 'connection', listener: (connection: Connection) => void): unknown;
  on(event: 'request', listener: (request: { socket: Connection }) => void): unknown;
}

/**
 * Proxies open connections that no request has come over yet. To Node they are neither idle nor closed, so a server that
 * stops would wait for them.
 *
 * @returns what ends them
 */
export function watchUnusedConnections(server: HttpServer): () => void {
  const unused = new Set<Connection>();
  server.on('connection', (connection) => {
    unused.add(connection);
    connection.once('close', () => unused.delete(connection));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    for (const connection of unused) if (connection.bytesRead === 0) connection.destroy();
  };
}
