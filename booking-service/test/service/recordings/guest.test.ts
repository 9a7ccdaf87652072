import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import type { OwnRecordings, SharedRecordings } from 'shared/recordings/recordings.ts';
import { openBrowser } from '../../harness/accounts.ts';
import { MORNING } from '../../harness/clock.ts';
import { visitorBrowser } from '../my-booking/harness.ts';
import { openRecordingDesk } from './desk.ts';
import { fileFrom } from './sent-file.ts';
import { aWav } from './wav.ts';

const desk = await openRecordingDesk();
beforeEach(() => desk.clock.set(MORNING));

let days = 3;
const aDay = () => `2026-07-${String((days += 1)).padStart(2, '0')}`;
const handedOver = (fields: Record<string, unknown> = {}) =>
  desk.handedOver({ bookingDate: aDay(), name: 'Mina', ...fields });

const vocals = aWav();

describe('the page of a guest', () => {
  test('has nothing before anything was handed over', async () => {
    const { booking } = await desk.paidBooking({ bookingDate: aDay() });
    const guest = await visitorBrowser(desk, booking.id);
    await desk.recorded(booking.id);
    expect(await desk.own(guest)).toEqual({ keepDays: 30, singers: [] });
  });

  test('has what was handed over, under names that say what it is', async () => {
    const day = aDay();
    const { booking, guest, vocals: id } = await handedOver({ bookingDate: day });
    const { singers } = await desk.own(guest);
    expect(singers).toHaveLength(1);
    const [mina] = singers;
    expect(mina).toMatchObject({
      bookingId: booking.id,
      name: 'Mina',
      ended: null,
      shareUrl: null,
      mayExtend: true,
    });
    expect(mina?.recordings.map(({ kind, saveAs }) => [kind, saveAs])).toEqual([
      ['vocals', `Mina – Sinsa Record Cafe – ${day} – vocals.wav`],
      ['with-backing', `Mina – Sinsa Record Cafe – ${day} – with backing track.wav`],
    ]);
    expect(mina?.recordings[0]).toMatchObject({
      id,
      sizeBytes: vocals.length,
      content: { format: 'wav', durationMs: 2_000, sampleRateHz: 48_000, channels: 2, bitsPerSample: 24 },
      handedOverAt: new Date(MORNING).toISOString(),
      keptUntil: '2026-08-01T00:00:00.000Z',
    });
  });

  test('draws the waveform without the file', async () => {
    const { guest } = await handedOver();
    const peaks = (await desk.own(guest)).singers[0]?.recordings[0]?.peaks ?? [];
    expect(peaks).toHaveLength(1_000);
    // The tone grows from nothing to full.
    expect(peaks[500]).toBeGreaterThan(120);
    expect(peaks[500]).toBeLessThan(135);
    expect(peaks[999]).toBeGreaterThan(250);
  });

  test('has each singer of a party by themselves', async () => {
    const { ids } = await desk.paidParty(['Mina', 'Jun'], { bookingDate: aDay(), bookingTime: '14:00' });
    const [first = '', second = ''] = ids;
    await desk.recorded(second);
    await desk.handOver(second);
    const guest = await visitorBrowser(desk, first);
    expect((await desk.own(guest)).singers.map(({ bookingId, name }) => [bookingId, name])).toEqual([
      [second, 'Jun'],
    ]);
  });
});

describe('a file', () => {
  test('is sent whole, and can never be a page', async () => {
    const { guest, vocals: id } = await handedOver();
    const file = await fileFrom(desk.url, guest, recordingAddresses.ownFile(id));
    expect(file.status).toBe(200);
    expect(file.bytes.equals(vocals)).toBe(true);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'audio/wav',
      'content-disposition': 'inline',
      'content-length': String(vocals.length),
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      etag: `"${createHash('sha256').update(vocals).digest('hex')}"`,
    });
  });

  test('is sent in the parts that a player asks for', async () => {
    const { guest, vocals: id } = await handedOver();
    const part = async (range: string, headers: Record<string, string> = {}) => {
      const {
        status,
        bytes,
        headers: answered,
      } = await fileFrom(desk.url, guest, recordingAddresses.ownFile(id), {
        Range: range,
        ...headers,
      });
      return { status, bytes, range: answered.get('content-range'), etag: answered.get('etag') ?? '' };
    };
    const size = vocals.length;
    const middle = await part('bytes=1000-1999');
    expect([middle.status, middle.range]).toEqual([206, `bytes 1000-1999/${size}`]);
    expect(middle.bytes.equals(vocals.subarray(1_000, 2_000))).toBe(true);
    const end = await part('bytes=-100');
    expect(end.bytes.equals(vocals.subarray(-100))).toBe(true);
    const rest = await part(`bytes=${size - 10}-`);
    expect([rest.status, rest.bytes.length]).toEqual([206, 10]);
    expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` });
    // Several parts, another unit, another file: all of it.
    expect((await part('bytes=0-1,5-6')).status).toBe(200);
    expect((await part('lines=0-1')).status).toBe(200);
    expect((await part('bytes=0-1', { 'If-Range': '"another"' })).status).toBe(200);
    expect((await part('bytes=0-1', { 'If-Range': middle.etag })).status).toBe(206);
  });

  test('is saved under its name', async () => {
    const day = aDay();
    const { guest, vocals: id } = await handedOver({ bookingDate: day, name: '민아' });
    const { headers } = await fileFrom(desk.url, guest, `${recordingAddresses.ownFile(id)}?save`);
    expect(headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(`민아 – Sinsa Record Cafe – ${day} – vocals.wav`)}`,
    );
  });
});

describe('all files of a session', () => {
  test('come as one zip whose length is known', async () => {
    const day = aDay();
    const { booking, guest } = await handedOver({ bookingDate: day });
    const zip = await fileFrom(desk.url, guest, recordingAddresses.ownZip(booking.id));
    expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(Number(zip.headers.get('content-length'))).toBe(zip.bytes.length);
    expect(zip.headers.get('content-disposition')).toContain(
      encodeURIComponent(`Mina – Sinsa Record Cafe – ${day}.zip`),
    );
    // Stored as they are, so both stand in it byte for byte.
    expect(zip.bytes.indexOf(vocals)).toBeGreaterThan(0);
    expect(zip.bytes.indexOf(aWav({ toneHz: 220 }))).toBeGreaterThan(0);
    expect(zip.bytes.toString('utf8')).toContain(
      `Mina – Sinsa Record Cafe – ${day} – with backing track.wav`,
    );
  });
});

describe('a link to listen', () => {
  const switchTo = async (
    guest: Awaited<ReturnType<typeof visitorBrowser>>,
    bookingId: string,
    isOn: boolean,
  ) => {
    const { body } = await guest.send<OwnRecordings>('PUT', recordingAddresses.share(bookingId), { isOn });
    return body.singers[0]?.shareUrl?.split('#')[1] ?? null;
  };

  test('lets others hear, and nothing else, until it is withdrawn', async () => {
    const day = aDay();
    const { booking, guest, vocals: id } = await handedOver({ bookingDate: day });
    const token = String(await switchTo(guest, booking.id, true));
    expect(token).toMatch(/^[\w-]{43}$/);
    // On where it is on: what was passed on stays good.
    expect(await switchTo(guest, booking.id, true)).toBe(token);
    const friend = openBrowser(desk.url);
    const heard = await friend.send<SharedRecordings>('GET', recordingAddresses.listen(token));
    expect(heard.body).toMatchObject({ name: 'Mina', sungOn: day });
    expect(heard.body.recordings.map(({ kind }) => kind)).toEqual(['vocals', 'with-backing']);
    expect(JSON.stringify(heard.body)).not.toContain('visitor@');
    const file = await fileFrom(desk.url, friend, recordingAddresses.listenFile(token, id));
    expect(file.bytes.equals(vocals)).toBe(true);
    expect((await friend.send('GET', recordingAddresses.ownFile(id))).status).toBe(401);
    expect((await friend.send('DELETE', recordingAddresses.listenFile(token, id))).status).toBe(405);

    expect(await switchTo(guest, booking.id, false)).toBeNull();
    const withdrawn = await friend.send<{ detail: string }>('GET', recordingAddresses.listen(token));
    expect([withdrawn.status, withdrawn.body.detail]).toEqual([
      404,
      'This link does not work: it was withdrawn, or the recordings have been deleted.',
    ]);
    expect((await fileFrom(desk.url, friend, recordingAddresses.listenFile(token, id))).status).toBe(404);
    expect(await switchTo(guest, booking.id, true)).not.toBe(token);
  });

  test('opens the recordings of its session alone', async () => {
    const one = await handedOver();
    const other = await handedOver();
    const token = String(await switchTo(one.guest, one.booking.id, true));
    const friend = openBrowser(desk.url);
    expect(
      (await fileFrom(desk.url, friend, recordingAddresses.listenFile(token, other.vocals))).status,
    ).toBe(404);
  });
});

describe('what a guest deletes', () => {
  test('is gone at once, and for good', async () => {
    const { booking, guest, vocals: id } = await handedOver();
    const { status, body } = await guest.send<OwnRecordings>('DELETE', recordingAddresses.ownRecording(id));
    expect(status).toBe(200);
    expect(body.singers[0]).toMatchObject({
      recordings: [{ kind: 'with-backing' }],
      ended: { count: 1, at: new Date(MORNING).toISOString(), because: 'guest' },
    });
    expect((await fileFrom(desk.url, guest, recordingAddresses.ownFile(id))).status).toBe(404);
    await desk.jobs.remove();
    expect(await desk.store.sizeOf(id)).toBeNull();

    const all = await guest.send<OwnRecordings>('DELETE', recordingAddresses.ownOf(booking.id));
    expect(all.body.singers[0]).toMatchObject({
      recordings: [],
      ended: { count: 2 },
      mayExtend: false,
      shareUrl: null,
    });
    expect((await guest.send('DELETE', recordingAddresses.ownOf(booking.id))).status).toBe(404);
  });
});
