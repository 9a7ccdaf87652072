import {
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { beforeEach, expect, test } from 'vitest';
import { listBucket } from '../../../src/recordings/store/bucket-list.client.ts';
import { MORNING } from '../../harness/clock.ts';
import { openRecordingDesk } from './desk.ts';
import { startS3Server } from './s3-server.ts';
import { idIn, sha256 } from './upload.ts';
import { aWav } from './wav.ts';

/** What a bucket can look like that several copies write to, of which some have died. */
const server = await startS3Server();
const desk = await openRecordingDesk({ environment: server });
const { staff, jobs, store } = desk;
const Bucket = String(server.RECORDINGS_S3_BUCKET);
const client = new S3Client({
  region: 'us-east-1',
  endpoint: String(server.RECORDINGS_S3_ENDPOINT),
  forcePathStyle: true,
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
});
beforeEach(async () => {
  desk.clock.set(MORNING);
  await desk.awake();
});

const MIB = 1024 ** 2;
const take = aWav();

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const put = (Key: string, Body: string | Buffer) => client.send(new PutObjectCommand({ Bucket, Key, Body }));

async function begun(content: Buffer) {
  const { booking } = await desk.paidBooking();
  const created = await staff.create({ bookingId: booking.id, content });
  const location = String(created.headers.get('Location'));
  return { bookingId: booking.id, location, id: idIn(location) };
}

/** What the server knows of an upload in parts. */
async function uploadOf(key: string) {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: key }));
  return Uploads.find(({ Key }) => Key === key);
}

test('an upload whose copy died before it was noted is found, and ended after a day', async () => {
  const Key = 'stranger'.padEnd(26, '0');
  await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  desk.clock.set(new Date(Date.now() + 23 * 3_600_000));
  expect(await jobs.compare()).toMatchObject({ unknown: [Key], removed: [] });
  desk.clock.set(new Date(Date.now() + 25 * 3_600_000));
  expect(await jobs.compare()).toMatchObject({ unknown: [Key], removed: [Key] });
  expect(await uploadOf(Key)).toBeUndefined();
});

test('the parts of an upload that was given up are not kept', async () => {
  const large = aWav({ seconds: 60 });
  const { id, location } = await begun(large);
  expect((await staff.patch(location, large.subarray(0, 9 * MIB), 0)).status).toBe(204);
  expect(await uploadOf(id)).toBeDefined();
  desk.clock.advanceMinutes(24 * 60 + 1);
  await jobs.end();
  await jobs.remove();
  expect(await uploadOf(id)).toBeUndefined();
  expect(await all(store.list())).toEqual([]);
});

test('an upload whose copy died after its last part is put together when it is finished', async () => {
  const { bookingId, id, location } = await begun(take);
  const UploadId = (await uploadOf(id))?.UploadId;
  await client.send(new UploadPartCommand({ Bucket, Key: id, UploadId, PartNumber: 1, Body: take }));
  expect(await staff.offsetOf(location)).toBe(take.length);
  expect(await store.sizeOf(id)).toBeNull();
  expect((await staff.finish(id, sha256(take))).status).toBe(200);
  await jobs.check();
  expect((await desk.read(bookingId)).recordings).toMatchObject([{ state: 'ready' }]);
});

test('parts go one after the other, so that a copy that dies leaves no gap', async () => {
  const large = aWav({ seconds: 60 });
  const { location } = await begun(large);
  let [under, most] = [0, 0];
  const { uploads } = store as { uploads: { uploadPart?: (...given: unknown[]) => Promise<unknown> } };
  const sendPart = uploads.uploadPart?.bind(uploads);
  uploads.uploadPart = async (...given) => {
    most = Math.max(most, (under += 1));
    return sendPart?.(...given).finally(() => (under -= 1));
  };
  expect((await staff.patch(location, large, 0)).status).toBe(204);
  delete uploads.uploadPart;
  expect(most).toBe(1);
});

test('what waits to become a part is taken out of it before it is sent, never counted twice', async () => {
  const { id, location } = await begun(take);
  for (const [from, to] of [
    [0, 1_000],
    [1_000, 5_000],
  ] as const)
    expect((await staff.patch(location, take.subarray(from, to), from)).status).toBe(204);
  const waiting = await client.send(new GetObjectCommand({ Bucket, Key: `${id}.part` }));
  expect(waiting.ContentLength).toBe(5_000);
  // As a copy leaves it that dies in between: how far the upload is, falls back, and the sender goes on from there.
  await client.send(new DeleteObjectCommand({ Bucket, Key: `${id}.part` }));
  expect(await staff.offsetOf(location)).toBe(0);
});

test('is listed over its pages, and what lies beside an object is a part of it', async () => {
  const ids = Array.from({ length: 5 }, (_, index) => `page${index}`.padEnd(26, '0'));
  for (const id of ids) for (const end of ['', '.info', '.part']) await put(`${id}${end}`, 'four');
  // Pages end behind an object, behind what lies beside it, and in between.
  for (const pageSize of [1, 2, 3, 4, 1_000]) {
    const found = (await all(listBucket(client, Bucket, pageSize))).filter(({ id }) => ids.includes(id));
    expect(found).toEqual(ids.map((id) => expect.objectContaining({ id, sizeBytes: 4 }) as unknown));
  }
});
