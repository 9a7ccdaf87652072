import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { startFauxqs } from 'fauxqs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, startTimeoutMs, type SessionHeaders, type TestCms } from '../../harness/cms.ts';

const BUCKET = 'media';
const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false, init: { buckets: [BUCKET] } });
const endpoint = `http://127.0.0.1:${server.port}`;
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
const client = new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true, credentials });

let cms: TestCms;
let session: SessionHeaders;
beforeAll(async () => {
  cms = await startCms(undefined, {
    environment: {
      MEDIA_DIR: '',
      MEDIA_S3_BUCKET: BUCKET,
      MEDIA_S3_ENDPOINT: endpoint,
      MEDIA_S3_PATH_STYLE: 'true',
      MEDIA_S3_ACCESS_KEY_ID: 'test',
      MEDIA_S3_SECRET_ACCESS_KEY: 'test',
    },
  });
  session = await cms.signIn();
}, startTimeoutMs);
afterAll(() => cms.close());

async function stored(): Promise<string[]> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
  return Contents.map(({ Key }) => String(Key)).toSorted();
}

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#301040' } })
    .jpeg()
    .toBuffer();

async function send(method: string, path: string, name: string, bytes: Buffer) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  body.append('_payload', JSON.stringify({ alt: 'A plain violet picture' }));
  const answer = await cms.request(path, { method, body, headers: session });
  return { status: answer.status, doc: ((await answer.json()) as { doc: { id: number } }).doc };
}
const upload = (name: string, bytes: Buffer) => send('POST', '/api/media', name, bytes);
const file = (name: string, headers: Record<string, string> = {}) =>
  cms.request(`/api/media/file/${name}`, { headers: { ...session, ...headers } });

describe('a picture whose files lie in a bucket', () => {
  it('is there in every size, byte for byte, for whoever may see it', async () => {
    const bytes = await jpeg(600, 400);
    expect((await upload('violet.jpg', bytes)).status).toBe(201);
    expect(await stored()).toEqual(['violet-480x320.avif', 'violet-480x320.webp', 'violet.jpg']);

    const answer = await file('violet.jpg');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    const size = await file('violet-480x320.avif');
    expect((await sharp(await size.arrayBuffer()).metadata()).format).toBe('heif');
    expect((await cms.request('/api/media/file/violet.jpg')).status).toBe(403);
  });

  it('is not sent again to whoever has it', async () => {
    await upload('again.jpg', await jpeg(300, 200));
    const etag = String((await file('again.jpg')).headers.get('etag'));
    expect((await file('again.jpg', { 'if-none-match': etag })).status).toBe(304);
  });

  it('leaves nothing of the one before when it is replaced, and nothing when it is deleted', async () => {
    const { doc } = await upload('before.jpg', await jpeg(600, 400));
    const path = `/api/media/${doc.id}`;
    expect((await send('PATCH', path, 'after.jpg', await jpeg(600, 300))).status).toBe(200);
    expect((await stored()).filter((name) => name.startsWith('before'))).toEqual([]);
    expect((await stored()).filter((name) => name.startsWith('after'))).toHaveLength(3);

    expect((await cms.request(path, { method: 'DELETE', headers: session })).status).toBe(200);
    expect((await stored()).filter((name) => name.startsWith('after'))).toEqual([]);
  });

  it('keeps its files when only its words change', async () => {
    const { doc } = await upload('words.jpg', await jpeg(300, 200));
    const answer = await cms.request(`/api/media/${doc.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ alt: 'Something else' }),
      headers: { ...session, 'content-type': 'application/json' },
    });
    expect([answer.status, (await file('words.jpg')).status]).toEqual([200, 200]);
  });

  it('whose file is missing is said to be missing', async () => {
    await upload('lost.jpg', await jpeg(300, 200));
    await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'lost.jpg' }));
    const answer = await file('lost.jpg');
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('no such file')]);
  });

  it('is not noted when the bucket does not take it', async () => {
    await server.stop();
    expect((await upload('refused.jpg', await jpeg(300, 200))).status).toBe(500);
    const { totalDocs } = await cms.payload.count({
      collection: 'media',
      where: { filename: { equals: 'refused.jpg' } },
    });
    expect(totalDocs).toBe(0);
  });
});
