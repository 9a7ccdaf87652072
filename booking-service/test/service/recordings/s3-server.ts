import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startFauxqs } from 'fauxqs';
import { afterAll } from 'vitest';
import { UploadsInParts } from './uploads-in-parts.ts';
import type { S3Answer } from './uploads-in-parts.ts';

const BUCKET = 'recordings';

interface Asked {
  method: string | undefined;
  key: string;
  query: URLSearchParams;
  uploadId: string | null;
  sizeBytes: number;
}

function askedBy({ method, url, headers }: IncomingMessage): Asked {
  const { searchParams: query, pathname } = new URL(url ?? '/', 'http://s3');
  const sizeBytes = Number(headers['x-amz-decoded-content-length'] ?? headers['content-length']);
  const key = pathname.slice(BUCKET.length + 2);
  return { method, key, query, uploadId: query.get('uploadId'), sizeBytes };
}

/** What the server has no answer for. */
function missingAnswer(uploads: UploadsInParts, { method, query, uploadId }: Asked): S3Answer | undefined {
  if (method !== 'GET') return undefined;
  if (uploadId !== null) return uploads.partsOf(uploadId);
  return query.has('uploads') ? uploads.startingWith(query.get('prefix') ?? '') : undefined;
}

/** What has just been answered changes what is listed. */
async function note(uploads: UploadsInParts, asked: Asked, answered: IncomingMessage): Promise<void> {
  const { method, key, query, uploadId, sizeBytes } = asked;
  if ((answered.statusCode ?? 500) >= 300) return;
  if (method === 'POST' && query.has('uploads')) {
    const [, id] = /<UploadId>([^<]+)/.exec(await text(answered)) ?? [];
    if (id !== undefined) uploads.begun(id, key);
  }
  if (uploadId === null) return;
  const number = Number(query.get('partNumber'));
  if (method === 'PUT') uploads.stored(uploadId, { number, etag: String(answered.headers.etag), sizeBytes });
  else uploads.over(uploadId);
}

/**
 * A server that speaks S3 (fauxqs), with one empty bucket; what a service needs to use it, as environment. The operations that it
 * lacks and uploads in parts need, listing such uploads and their parts, are answered before it.
 */
export async function startS3Server(): Promise<Record<string, string>> {
  const s3 = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false, init: { buckets: [BUCKET] } });
  const uploads = new UploadsInParts();
  const server = createServer((req, res) => {
    const asked = askedBy(req);
    const answer = missingAnswer(uploads, asked);
    if (answer) {
      res.writeHead(answer.status, { 'Content-Type': 'application/xml' }).end(answer.xml);
      return;
    }
    const { url: path, method, headers } = req;
    const passed = request({ port: s3.port, host: '127.0.0.1', path, method, headers });
    passed.on('response', (answered) => {
      res.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      void note(uploads, asked, answered);
      answered.pipe(res);
    });
    passed.on('error', () => res.destroy());
    req.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await s3.stop();
  });
  return {
    RECORDINGS_DIR: '',
    RECORDINGS_S3_BUCKET: BUCKET,
    RECORDINGS_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    RECORDINGS_S3_PATH_STYLE: 'true',
    RECORDINGS_S3_ACCESS_KEY_ID: 'test',
    RECORDINGS_S3_SECRET_ACCESS_KEY: 'test',
  };
}
