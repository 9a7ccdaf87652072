import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { getPayload, handleEndpoints, type SanitizedConfig } from 'payload';
import type * as gate from '../../../src/http/gate.ts';

/**
 * The REST API of a release of the CMS, the folder of which is named, as Next serves it. Says its address once it listens, and ends
 * with its input: it does not outlive whoever started it.
 */
const source = (path: string): string => pathToFileURL(join(process.argv[2] ?? '', 'cms/src', path)).href;

interface ConfigModule {
  default: Promise<SanitizedConfig>;
}
type GateModule = Pick<typeof gate, 'throughGate'>;

const config = await ((await import(source('payload.config.ts'))) as ConfigModule).default;
const { throughGate } = (await import(source('http/gate.ts'))) as GateModule;
await getPayload({ config });

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', rawHeaders } = incoming;
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  const body = method === 'GET' || method === 'HEAD' ? null : await buffer(incoming);
  return new Request(new URL(url, process.env['CMS_URL']), { method, headers, body });
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const found = await throughGate(await requestOf(incoming), config, (request) =>
    handleEndpoints({ config, request }),
  );
  outgoing.statusCode = found.status;
  outgoing.setHeaders(found.headers);
  outgoing.end(Buffer.from(await found.arrayBuffer()));
}

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
process.stdout.write(`http://127.0.0.1:${port}\n`);
process.stdin.resume().once('end', () => process.exit(0));
