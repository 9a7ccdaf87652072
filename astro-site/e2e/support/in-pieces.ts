import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface InPieces {
  /** For the `proxy` option of a browser context. */
  server: string;
  /** Lets the rest of every page come. */
  goOn: () => void;
  close: () => void;
}

/** A proxy through which a page comes in two pieces: all before `cut`, and the rest when the test says so. */
export async function startInPieces(cut: string): Promise<InPieces> {
  const rest = Promise.withResolvers<undefined>();
  const server = createServer((asked, to) => {
    const end = () => void to.destroy();
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = request(asked.url ?? '', { method: asked.method, headers });
    passed.on('error', end).on('response', (from) => {
      to.writeHead(from.statusCode ?? 502, from.headers);
      if (!from.headers['content-type']?.startsWith('text/html')) return void from.pipe(to);
      void text(from).then(async (html) => {
        to.write(html.slice(0, html.indexOf(cut)));
        await rest.promise;
        to.end(html.slice(html.indexOf(cut)));
      }, end);
    });
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    goOn: () => rest.resolve(undefined),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
