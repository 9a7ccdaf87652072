import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { MORNING } from '../harness/clock.ts';
import { openRecordingDesk } from './desk.ts';
import { startS3Server } from './s3-server.ts';
import { idIn, sha256, uploader, uploadWhole } from './upload.ts';
import { aWav } from './wav.ts';

const HOUR_MS = 3_600_000;

const server = await startS3Server();
const inFolder = await openRecordingDesk();
const inBucket = await openRecordingDesk({ environment: server.environment });
const { at } = inFolder.service.deps.config.recordings;
const folder = 'folder' in at ? at.folder : '';
const bucketFolder = server.folder;
/** Objects of s3rver are files with this ending. */
const OBJECT = '._S3rver_object';

/** More than one part for a bucket, and not a whole number of them. */
const large = aWav({ seconds: 60 });
const small = aWav();
const strangers = Array.from({ length: 2 }, (_, index) => `stranger0${index}`.padEnd(26, '0'));

/** Names of everything that lies there, also of what is in no list of objects. */
const namesIn = async (where: string) =>
  (await readdir(where, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** So many hours before the clock of the test was set, a file was written. */
const writtenBefore = async (hours: number, path: string, text: string) => {
  const at = new Date(Date.parse(MORNING) - hours * HOUR_MS);
  await writeFile(path, text);
  await utimes(path, at, at);
};

const stores = [
  {
    what: 'a folder',
    desk: inFolder,
    names: () => namesIn(folder),
    place: (id: string) => join(folder, id),
  },
  {
    what: 'a bucket that speaks S3',
    desk: inBucket,
    names: () => namesIn(bucketFolder),
    place: (id: string) => join(bucketFolder, `${id}${OBJECT}`),
  },
];

describe.each(stores)('in $what', ({ desk, names, place }) => {
  const { staff, jobs, store } = desk;
  beforeEach(async () => {
    desk.clock.set(MORNING);
    await desk.awake();
  });
  const aSession = async () => (await desk.paidBooking()).booking.id;
  const begun = async (bookingId: string, content: Buffer) => {
    const created = await staff.create({ bookingId, content });
    expect(created.status).toBe(201);
    const location = String(created.headers.get('Location'));
    return { location, id: idIn(location) };
  };
  const stateOf = async (bookingId: string) => (await desk.read(bookingId)).recordings.at(-1)?.state;

  test('what was uploaded is there, byte for byte, whole and in parts', async () => {
    const bookingId = await aSession();
    const id = await uploadWhole(staff, { bookingId, content: large });
    await jobs.check();
    expect(await stateOf(bookingId)).toBe('ready');
    expect(await store.sizeOf(id)).toBe(large.length);
    expect(large.equals(await buffer(await store.read(id)))).toBe(true);
    const range = { start: 9_000_000, end: 9_000_099 };
    expect(await buffer(await store.read(id, range))).toEqual(large.subarray(9_000_000, 9_000_100));
    const headers = { ...staff.headers(), Range: 'bytes=-10' };
    const answer = await fetch(`${desk.url}${recordingAddresses.adminFile(id)}`, { headers });
    expect(answer.status).toBe(206);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(large.subarray(-10));
  });

  test('an upload goes on where it was on another copy, wherever it was cut', async () => {
    const bookingId = await aSession();
    const { location, id } = await begun(bookingId, large);
    const copy = await desk.anotherCopy();
    const desks = [staff, uploader(copy.url, desk.admin)];
    let offset = 0;
    for (const end of [1_000, 6_000_000, 6_000_001, 15_000_000, large.length]) {
      const here = desks.reverse()[0] ?? staff;
      expect(await here.offsetOf(location)).toBe(offset);
      expect((await here.patch(location, large.subarray(offset, end), offset)).status).toBe(204);
      offset = end;
    }
    expect((await staff.finish(id, sha256(large))).status).toBe(200);
    await jobs.check();
    expect(await stateOf(bookingId)).toBe('ready');
    expect(large.equals(await buffer(await store.read(id)))).toBe(true);
  });

  test('what arrives of a request that breaks off is kept', async () => {
    const { location } = await begun(await aSession(), large);
    const cut = new AbortController();
    const pieces = async function* () {
      yield new Uint8Array(large.subarray(0, 100_000));
      await expect.poll(() => desk.db.query('SELECT FROM recording_leases')).toMatchObject({ rowCount: 1 });
      yield new Uint8Array(large.subarray(100_000, 200_000));
      cut.abort();
    };
    const headers = {
      ...staff.headers(),
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
    };
    const request: RequestInit = {
      method: 'PATCH',
      headers,
      body: pieces(),
      duplex: 'half',
      signal: cut.signal,
    };
    await expect(fetch(`${desk.url}${location}`, request)).rejects.toThrow();
    const offset = await staff.offsetOf(location);
    expect(offset).toBeGreaterThanOrEqual(100_000);
    expect((await staff.patch(location, large.subarray(offset), offset)).status).toBe(204);
    expect((await staff.finish(idIn(location), sha256(large))).status).toBe(200);
    await jobs.check();
    expect(await store.sizeOf(idIn(location))).toBe(large.length);
  });

  test('more than was announced is refused, and what was announced can still come', async () => {
    const { location } = await begun(await aSession(), small);
    const tooMuch = Buffer.concat([small, small]);
    expect((await staff.patch(location, tooMuch, 0)).status).toBe(413);
    expect((await staff.patch(location, small, 7)).status).toBe(409);
    expect((await staff.patch(location, small, 0)).status).toBe(204);
  });

  test('of what was deleted or given up nothing is left', async () => {
    const bookingId = await aSession();
    const ready = await desk.recorded(bookingId);
    const { id: halfway, location } = await begun(bookingId, large);
    await staff.patch(location, large.subarray(0, 9_000_000), 0);
    const { id: empty } = await begun(bookingId, small);
    await desk.admin.send('DELETE', recordingAddresses.adminRecording(ready));
    desk.clock.advanceMinutes(24 * 60 + 1);
    await jobs.end();
    await jobs.remove();
    const listed = await all(store.list());
    for (const id of [ready, halfway, empty]) {
      expect(await store.sizeOf(id)).toBeNull();
      expect(listed.map((object) => object.id)).not.toContain(id);
      expect((await names()).filter((name) => name.startsWith(id))).toEqual([]);
    }
    const { rowCount } = await desk.db.query(
      'SELECT FROM recordings WHERE id = ANY ($1) AND gone_at IS NOT NULL',
      [[ready, halfway, empty]],
    );
    expect(rowCount).toBe(3);
  });

  test('what the database does not know is removed after a day, and what is missing is said', async () => {
    const bookingId = await aSession();
    const id = await desk.recorded(bookingId);
    const [old = '', young = ''] = strangers;
    await writtenBefore(25, place(old), 'nobody knows me');
    await writtenBefore(23, place(young), 'nobody knows me');
    expect(await jobs.compare()).toMatchObject({
      unknown: expect.arrayContaining(strangers) as unknown,
      removed: [old],
      missing: [],
    });
    expect(await store.sizeOf(old)).toBeNull();
    expect(await store.sizeOf(young)).toBe(15);
    await store.remove(id);
    await store.remove(young);
    expect(await jobs.compare()).toMatchObject({ unknown: [], removed: [], missing: [id] });
  });
});

describe('a bucket', () => {
  const { staff, jobs, store } = inBucket;
  beforeEach(async () => {
    inBucket.clock.set(MORNING);
    await inBucket.awake();
  });

  test('is listed over its pages, each object once', async () => {
    const ids = Array.from({ length: 340 }, (_, index) => `page${String(index).padStart(22, '0')}`);
    for (const id of ids)
      for (const end of ['', '.info', '.part'])
        await writeFile(join(bucketFolder, `${id}${end}${OBJECT}`), 'four');
    onTestFinished(async () => {
      for (const name of await readdir(bucketFolder))
        if (name.startsWith('page')) await rm(join(bucketFolder, name));
    });
    const listed = (await all(store.list())).filter(({ id }) => id.startsWith('page'));
    expect(listed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(listed.map(({ sizeBytes }) => sizeBytes))).toEqual(new Set([4]));
  });

  test('an upload whose copy died before tus knew of it is found, and removed after a day', async () => {
    const [id = ''] = strangers;
    const upload = join(bucketFolder, '._S3rver_uploads', 'feedface');
    await mkdir(upload, { recursive: true });
    await writtenBefore(25, join(upload, 'key'), id);
    await writeFile(join(upload, 'metadata'), '{}');
    expect(await jobs.compare()).toMatchObject({
      unknown: expect.arrayContaining([id]) as unknown,
      removed: [id],
    });
    expect(await readdir(join(bucketFolder, '._S3rver_uploads'))).not.toContain('feedface');
  });

  test('an upload is put together at its end where a copy died before it had', async () => {
    const bookingId = (await inBucket.paidBooking()).booking.id;
    const created = await staff.create({ bookingId, content: small });
    const location = String(created.headers.get('Location'));
    await staff.patch(location, small.subarray(0, 100), 0);
    // As a copy leaves it that dies after its last part: what waited to become one lies beside the parts no more.
    const uploads = join(bucketFolder, '._S3rver_uploads');
    for (const upload of await readdir(uploads)) {
      if ((await readFile(join(uploads, upload, 'key'), 'utf8')) !== idIn(location)) continue;
      await writeFile(join(uploads, upload, '1'), small);
      await writeFile(join(uploads, upload, '1.md5'), createHash('md5').update(small).digest('hex'));
    }
    await rm(join(bucketFolder, `${idIn(location)}.part${OBJECT}`));
    expect(await staff.offsetOf(location)).toBe(small.length);
    expect((await staff.finish(idIn(location), sha256(small))).status).toBe(200);
    await jobs.check();
    expect((await inBucket.read(bookingId)).recordings.at(-1)?.state).toBe('ready');
  });
});
