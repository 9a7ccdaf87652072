import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFauxqs } from 'fauxqs';
import { afterAll } from 'vitest';

const BUCKET = 'recordings';

interface Part {
  number: number;
  etag: string;
  sizeBytes: number;
}

/** Parts of uploads that are not whole yet, as the server has acknowledged them: it keeps them, and has no way to list them. */
class PartsOfUploads {
  readonly #uploads = new Map<string, Map<number, Part>>();

  /** What has just been answered changes what is listed. */
  note(
    method: string | undefined,
    query: URLSearchParams,
    answered: IncomingMessage,
    sizeBytes: number,
  ): void {
    const id = query.get('uploadId');
    if (id === null || answered.statusCode === undefined || answered.statusCode >= 300) return;
    if (method === 'POST' || method === 'DELETE') return void this.#uploads.delete(id);
    const number = Number(query.get('partNumber'));
    if (method !== 'PUT' || number === 0) return;
    const parts = this.#uploads.get(id) ?? new Map<number, Part>();
    this.#uploads.set(id, parts.set(number, { number, etag: String(answered.headers.etag), sizeBytes }));
  }

  /** Ended or completed ones are not known, as S3 has it; one that has no part yet is. */
  answer(id: string, isOpen: boolean, to: ServerResponse): void {
    const parts = this.#uploads.get(id);
    to.setHeader('Content-Type', 'application/xml');
    if (!parts && !isOpen) {
      to.writeHead(404).end('<Error><Code>NoSuchUpload</Code><Message>It is not there</Message></Error>');
      return;
    }
    const listed = [...(parts ?? [])].map(
      ([number, { etag, sizeBytes }]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${sizeBytes}</Size></Part>`,
    );
    to.end(`<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`);
  }
}

/**
 * A server that speaks S3 (fauxqs), with one empty bucket; what a service needs to use it, as environment. The one operation
 * that it lacks and uploads in parts need, listing the parts of an upload, is answered before it.
 */
export async function startS3Server(): Promise<Record<string, string>> {
  const s3 = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false, init: { buckets: [BUCKET] } });
  const parts = new PartsOfUploads();
  const open = new Set<string>();
  const server = createServer((asked, to) => {
    const { searchParams: query, pathname } = new URL(asked.url ?? '/', 'http://s3');
    const uploadId = query.get('uploadId');
    if (asked.method === 'GET' && uploadId !== null) return parts.answer(uploadId, open.has(pathname), to);
    if (asked.method === 'POST' && query.has('uploads')) open.add(pathname);
    const passed = request({
      port: s3.port,
      host: '127.0.0.1',
      path: asked.url,
      method: asked.method,
      headers: asked.headers,
    });
    passed.on('response', (answered) => {
      const sizeBytes = Number(
        asked.headers['x-amz-decoded-content-length'] ?? asked.headers['content-length'],
      );
      parts.note(asked.method, query, answered, sizeBytes);
      if (uploadId !== null && asked.method !== 'PUT') open.delete(pathname);
      to.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      answered.pipe(to);
    });
    passed.on('error', () => to.destroy());
    asked.pipe(passed);
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
