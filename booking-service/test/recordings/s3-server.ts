import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll } from 'vitest';
import { answerMultipart } from './s3-multipart.ts';

const BUCKET = 'recordings';

/** A server that speaks S3, with a bucket of this test file's own. */
export interface S3Server {
  /** How a copy of the service finds the bucket. */
  environment: Record<string, string>;
  /** Where the objects of the bucket lie as files. */
  folder: string;
}

/**
 * npm's s3rver, which keeps objects as files, behind the calls of uploads in parts that it does not know
 * (`s3-multipart.ts`).
 */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'record-cafe-s3-'));
  const server = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    // Of a bucket's own address it forgets the slash at the end, which the client signs with.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  await server.configureBuckets();
  const answerTheRest = server.callback();
  const front = createServer((req, res) => {
    answerMultipart(directory, req, res).then(
      (isAnswered) => isAnswered || answerTheRest(req, res),
      (error: unknown) => res.writeHead(500).end(String(error)),
    );
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  afterAll(async () => {
    front.close();
    front.closeAllConnections();
    server.logger.exceptions.unhandle();
    server.logger.close();
    await rm(directory, { recursive: true, force: true });
  });
  const { port } = front.address() as AddressInfo;
  return {
    environment: {
      RECORDINGS_DIR: '',
      RECORDINGS_S3_BUCKET: BUCKET,
      RECORDINGS_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      RECORDINGS_S3_PATH_STYLE: 'true',
      // The one account that the server knows.
      RECORDINGS_S3_ACCESS_KEY_ID: 'S3RVER',
      RECORDINGS_S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    folder: join(directory, BUCKET),
  };
}
