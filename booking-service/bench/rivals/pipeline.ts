import { createReadStream, createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * What transfers of recordings are measured against: Node's own `pipeline`, from the socket to a file and back. It knows nobody,
 * notes nothing, and of what breaks off nobody learns how far it came.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Say in which folder the files are to lie');

createServer((req, res) => {
  const path = join(folder, (req.url ?? '').replaceAll(/\W/g, ''));
  if (req.url === '/') res.end('hello');
  else if (req.method === 'PUT')
    pipeline(req, createWriteStream(path)).then(
      () => res.writeHead(204).end(),
      () => res.destroy(),
    );
  else pipeline(createReadStream(path), res).catch(() => res.destroy());
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
