import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import { MORNING } from '../../harness/clock.ts';
import { openRecordingDesk } from './desk.ts';
import type { RecordingDesk } from './desk.ts';
import { fileFrom } from './sent-file.ts';
import { startS3Server } from './s3-server.ts';
import { idIn, sha256, uploader } from './upload.ts';
import { aWav } from './wav.ts';

const s3 = await startS3Server();
const desks: Record<string, RecordingDesk> = {
  folder: await openRecordingDesk(),
  bucket: await openRecordingDesk({ environment: s3 }),
};

const everything = async ({ store }: RecordingDesk) => {
  const found: string[] = [];
  for await (const { id } of store.list()) found.push(id);
  return found.sort();
};

/** More than a part that goes to a bucket at once, and not a whole number of them. */
const large = aWav({ seconds: 70, bitsPerSample: 24 });

describe.each(Object.entries(desks))('recordings in a %s', (_, desk) => {
  const { staff, jobs, store } = desk;
  let days = 3;
  const aSession = async () =>
    (await desk.paidBooking({ bookingDate: `2026-07-${String((days += 1)).padStart(2, '0')}` })).booking.id;
  beforeEach(async () => {
    desk.clock.set(MORNING);
    await desk.awake();
  });

  test('arrive in parts, on one copy of the service and another, and are what was sent', async () => {
    const bookingId = await aSession();
    const created = await staff.create({ bookingId, content: large });
    const location = String(created.headers.get('Location'));
    const copy = await desk.anotherCopy();
    const there = uploader(copy.url, desk.admin);
    const cuts = [0, 1_000, 9_000_000, 12_345_678, large.length];
    for (const [index, from] of cuts.slice(0, -1).entries()) {
      const at = index % 2 === 0 ? staff : there;
      expect(await at.offsetOf(location)).toBe(from);
      expect((await at.patch(location, large.subarray(from, cuts[index + 1]), from)).status).toBe(204);
    }
    expect((await there.finish(idIn(location), sha256(large))).status).toBe(200);
    await jobs.check();
    const { recordings } = await desk.read(bookingId);
    expect(recordings).toMatchObject([{ state: 'ready', content: { durationMs: 70_000 } }]);
    expect(sha256(await buffer(await store.read(idIn(location))))).toBe(sha256(large));
    expect(
      (await buffer(await store.read(idIn(location), { start: 100, end: 199 }))).equals(
        large.subarray(100, 200),
      ),
    ).toBe(true);
  });

  test('are sent in parts and as a zip', async () => {
    const { booking, guest, vocals } = await desk.handedOver({ bookingDate: '2026-07-20' });
    const part = await fileFrom(desk.url, guest, recordingAddresses.ownFile(vocals), {
      Range: 'bytes=10-19',
    });
    expect([part.status, part.bytes.length]).toEqual([206, 10]);
    const zip = await fileFrom(desk.url, guest, recordingAddresses.ownZip(booking.id));
    expect(Number(zip.headers.get('content-length'))).toBe(zip.bytes.length);
  });

  test('are gone for good once they have ended, also where they were never whole', async () => {
    const bookingId = await aSession();
    const whole = await desk.recorded(bookingId);
    const created = await staff.create({ bookingId, content: large });
    const location = String(created.headers.get('Location'));
    await staff.patch(location, large.subarray(0, 9_500_000), 0);
    await desk.admin.send('DELETE', recordingAddresses.adminRecording(whole));
    await staff.browser.send('DELETE', location);
    await jobs.remove();
    for (const id of [whole, idIn(location)]) {
      expect(await store.sizeOf(id)).toBeNull();
      expect(await everything(desk)).not.toContain(id);
    }
    expect(await jobs.compare()).toEqual({ unknown: [], removed: [], missing: [] });
    // Asked for once more, removing is no error.
    await store.remove(whole);
  });

  test('are compared both ways', async () => {
    const id = await desk.recorded(await aSession(), { content: aWav({ seconds: 1 }) });
    await store.remove(id);
    expect((await jobs.compare()).missing).toEqual([id]);
    await desk.db.query(
      `UPDATE recordings SET state = 'ended', ended_at = now(), ended_because = 'staff' WHERE id = $1`,
      [id],
    );
    await jobs.remove();
  });

  test('that never were cannot be read', async () => {
    const id = randomBytes(13).toString('hex');
    await expect(store.read(id).then(buffer)).rejects.toThrow();
    expect(await store.sizeOf(id)).toBeNull();
  });
});
