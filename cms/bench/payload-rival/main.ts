import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getPayload, handleEndpoints } from 'payload';
import config from './config.ts';

/**
 * Payload's own REST handler behind Node's server, as its documentation shows it for other frameworks: the collection is
 * measured, and Next.js before it is not.
 */
const { PORT = '', HOST = '' } = process.env;
await getPayload({ config });

const server = createServer((req, res) => {
  const answer = async () => {
    const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
    const request = new Request(`http://${HOST}:${PORT}${req.url}`, {
      ...(req.method && { method: req.method }),
      headers: Object.entries(req.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as [string, string]] : [],
      ),
      ...(hasBody && { body: await buffer(req) }),
    });
    const response = await handleEndpoints({ config, request });
    res.writeHead(response.status, Object.fromEntries(response.headers));
    res.end(Buffer.from(await response.arrayBuffer()));
  };
  answer().catch(() => res.writeHead(500).end());
}).listen(Number(PORT), HOST);
await once(server, 'listening');
process.on('SIGTERM', () => process.exit(0));
