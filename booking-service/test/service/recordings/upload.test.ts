import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { checkRecordings } from '../../../src/recordings/check/check-recordings.job.ts';
import { MORNING } from '../../harness/clock.ts';
import { until } from '../../harness/waits.ts';
import { openRecordingDesk } from './desk.ts';
import { aSilentFlac } from './files/flac.ts';
import { idIn, sha256, uploader, uploadWhole } from './upload.ts';
import { aWav } from './wav.ts';

const desk = await openRecordingDesk();
const { staff, jobs } = desk;
beforeEach(async () => {
  desk.clock.set(MORNING);
  await desk.awake();
});

let days = 3;
const aSession = async () =>
  (await desk.paidBooking({ bookingDate: `2026-07-${String((days += 1)).padStart(2, '0')}` })).booking.id;

const only = async (bookingId: string) => (await desk.read(bookingId)).recordings.at(-1);

describe('an upload', () => {
  test('is checked and then known for what it is', async () => {
    const bookingId = await aSession();
    const content = aWav({ seconds: 3 });
    const id = await uploadWhole(staff, { bookingId, content });
    expect(await only(bookingId)).toMatchObject({ id, state: 'checking', content: null, keptUntil: null });
    await jobs.check();
    expect(await only(bookingId)).toMatchObject({
      id,
      bookingId,
      kind: 'vocals',
      fileName: 'take 1.wav',
      sizeBytes: content.length,
      state: 'ready',
      content: { format: 'wav', durationMs: 3_000, sampleRateHz: 48_000, channels: 2, bitsPerSample: 24 },
      uploadedBy: desk.admin.user.username,
    });
  });

  test('goes on where it was, also on another copy of the service', async () => {
    const bookingId = await aSession();
    const content = aWav();
    const location = String((await staff.create({ bookingId, content })).headers.get('Location'));
    expect((await staff.patch(location, content.subarray(0, 1_000), 0)).status).toBe(204);
    const copy = await desk.anotherCopy();
    const there = uploader(copy.url, desk.admin);
    expect(await there.offsetOf(location)).toBe(1_000);
    expect(await there.offsetOf(`${location}?from=/elsewhere`)).toBe(1_000);
    expect((await there.patch(location, content.subarray(1_000), 1_000)).status).toBe(204);
    expect((await there.finish(idIn(location), sha256(content))).status).toBe(200);
    await jobs.check();
    expect(await only(bookingId)).toMatchObject({ state: 'ready' });
  });

  test('is known by its name in the letters that everybody writes it in', async () => {
    const bookingId = await aSession();
    const filename = '미나 take 1.wav'.normalize('NFD');
    await staff.create({ bookingId, content: aWav(), filename });
    expect((await only(bookingId))?.fileName).toBe('미나 take 1.wav'.normalize('NFC'));
  });

  test('is checked while another takes long', async () => {
    const bookingId = await aSession();
    const slow = await uploadWhole(staff, { bookingId, content: aSilentFlac(25_000), filename: 'slow.flac' });
    const stopping = new AbortController();
    const checking = checkRecordings({ ...desk.service.deps, store: desk.store }, stopping.signal);
    const quick = await uploadWhole(staff, { bookingId, content: aWav() });
    const states = async () =>
      Object.fromEntries((await desk.read(bookingId)).recordings.map(({ id, state }) => [id, state]));
    await until('the quick one to be ready', async () => (await states())[quick] === 'ready');
    expect((await states())[slow]).toBe('checking');
    stopping.abort();
    await checking;
  });

  test('is answered where all of it has arrived and not all of it could be written', async () => {
    const content = aWav();
    const created = await staff.create({ bookingId: await aSession(), content });
    const { write } = desk.store;
    desk.store.write = async (_id, pieces) => {
      for await (const piece of pieces) expect(piece.length).toBeGreaterThan(0);
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    onTestFinished(() => void (desk.store.write = write));
    const reply = await staff.patch(String(created.headers.get('Location')), content, 0);
    expect(reply).toMatchObject({ status: 507, body: { type: 'storage-full' } });
  });
});
