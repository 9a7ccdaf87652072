import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

export interface FrontDoor {
  url: string;
  close: () => void;
}

/**
 * Stands in for the DNS: a proxy that leads each host name, on port 443, to a port of this machine. Hosts it does not know
 * it refuses, so a page that talks to anybody else is found out.
 */
export async function openFrontDoor(ports: Record<string, number>): Promise<FrontDoor> {
  const server = createServer((_req, res) => void res.writeHead(502).end('This proxy serves https only.'));
  server.on('connect', (req, client, head) => {
    const [host = ''] = (req.url ?? '').split(':');
    const port = ports[host];
    if (port === undefined) return void client.end('HTTP/1.1 502 Unknown host\r\n\r\n');
    const upstream = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      if (head.length > 0) upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    // A container that is just being killed hangs up; the browser gets that as a failed request.
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
