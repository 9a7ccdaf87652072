import { beforeEach, describe, expect, test } from 'vitest';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import { aCopyOf } from './store-copy.ts';
import { MORNING } from '../../harness/clock.ts';
import { openRecordingDesk } from './desk.ts';
import { idIn, sha256, uploader, uploadWhole } from './upload.ts';
import { aSilentFlac } from './files/flac.ts';
import { aWav } from './wav.ts';

const desk = await openRecordingDesk();
const { staff, jobs, store } = desk;
beforeEach(async () => {
  desk.clock.set(MORNING);
  await desk.awake();
});

let days = 3;
const aSession = async () =>
  (await desk.paidBooking({ bookingDate: `2026-07-${String((days += 1)).padStart(2, '0')}` })).booking.id;

const last = async (bookingId: string) => (await desk.read(bookingId)).recordings.at(-1);
const content = aWav();

async function begun(bookingId: string, file = content): Promise<string> {
  const reply = await staff.create({ bookingId, content: file });
  return String(reply.headers.get('Location'));
}

describe('an upload is not begun', () => {
  const refused = async (upload: Parameters<typeof staff.create>[0]) => {
    const { status, body } = await staff.create(upload);
    return [status, body.type, body.detail];
  };

  test('for a file that no studio hands over', async () => {
    expect(await refused({ bookingId: await aSession(), filename: 'run me.exe', content })).toEqual([
      400,
      'validation-failed',
      'Only recordings can be uploaded: WAV, AIFF, FLAC, MP3, M4A, MP4, MOV.',
    ]);
  });

  test('for one that is too large', async () => {
    const sizeBytes = 4 * 1024 ** 3 + 1;
    expect(await refused({ bookingId: await aSession(), content, sizeBytes })).toEqual([
      413,
      'payload-too-large',
      'A file may be up to 4 GB. Please make it smaller, for example by exporting it as FLAC.',
    ]);
  });

  test('for a booking that is not there', async () => {
    expect(await refused({ bookingId: '0000000000', content })).toEqual([
      404,
      'booking-not-found',
      'There is no booking with this number. Please check it for typing mistakes.',
    ]);
  });

  test('without saying whose it is', async () => {
    const reply = await desk.admin.send<{ type: string }>('POST', recordingAddresses.uploads, undefined, {
      'Tus-Resumable': '1.0.0',
      'Upload-Length': '10',
      'Upload-Metadata': 'nonsense',
    });
    expect([reply.status, reply.body.type]).toEqual([400, 'validation-failed']);
  });

  test.each(['take\u00001.wav', 'take\n1.wav', '\u007f.wav', `${'x'.repeat(252)}.wav`])(
    'under a name that no file has: %j',
    async (filename) => {
      const reply = await staff.create({ bookingId: await aSession(), filename, content });
      expect([reply.status, reply.body.type]).toEqual([400, 'validation-failed']);
    },
  );

  test('where the room for recordings is used up by what has arrived: what was only announced takes none', async () => {
    const bookingId = await aSession();
    const narrow = await desk.anotherCopy({
      RECORDINGS_QUOTA_GB: String((content.length * 1.5) / 1024 ** 3),
    });
    const there = uploader(narrow.url, desk.admin);
    await desk.db.query(
      `UPDATE recordings SET gone_at = now(), state = 'ended', ended_at = now(), ended_because = 'staff'`,
    );
    const locations: string[] = [];
    for (const size of [content.length, content.length, content.length * 1.5]) {
      const reply = await there.create({ bookingId, content, sizeBytes: Math.floor(size) });
      expect(reply.status).toBe(201);
      locations.push(String(reply.headers.get('Location')));
    }
    const full = {
      status: 507,
      body: {
        type: 'storage-full',
        detail: expect.stringContaining('The room for recordings is used up') as unknown,
      },
    };
    // At the same moment there is room for one of them.
    const sent = await Promise.all(
      locations.slice(0, 2).map((location) => there.patch(location, content, 0)),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([204, 507]);
    expect(sent.find(({ status }) => status === 507)).toMatchObject(full);
    expect(await there.create({ bookingId, content })).toMatchObject(full);
    // What is there goes, and there is room again.
    await desk.db
      .query(`UPDATE recordings SET state = 'ended', ended_at = now(), ended_because = 'staff', gone_at = now()
      WHERE received_bytes = size_bytes`);
    expect((await there.create({ bookingId, content })).status).toBe(201);
    // Bookings do not notice.
    expect((await desk.hold({ bookingDate: '2026-07-28' })).id).toBeTruthy();
  });
});

describe('where the disk is full', () => {
  test('nothing is begun, and what has arrived of others is kept', async () => {
    const bookingId = await aSession();
    const location = await begun(bookingId);
    await staff.patch(location, content.subarray(0, 500), 0);
    const full = await aCopyOf(desk, { freeBytes: () => Promise.resolve(1_000) });
    const there = uploader(full.url, desk.admin);
    const reply = await there.create({ bookingId, content });
    expect([reply.status, reply.body.detail]).toEqual([
      507,
      'The disk for recordings is full. Free some room there, then go on: what has arrived is kept. Bookings are not affected.',
    ]);
    expect(await staff.offsetOf(location)).toBe(500);
    expect((await staff.patch(location, content.subarray(500), 500)).status).toBe(204);
  });
});

describe('an upload that is under way', () => {
  test('goes on only where it stands', async () => {
    const location = await begun(await aSession());
    expect((await staff.patch(location, content.subarray(0, 100), 0)).status).toBe(204);
    const reply = await staff.patch(location, content.subarray(50), 50);
    expect([reply.status, reply.body.type, reply.headers.get('Content-Type')]).toEqual([
      409,
      'recordings-changed',
      'application/problem+json; charset=utf-8',
    ]);
    expect(await staff.offsetOf(location)).toBe(100);
  });

  test('takes no more than was said', async () => {
    const location = await begun(await aSession(), content.subarray(0, 1_000));
    const reply = await staff.patch(location, content.subarray(0, 1_001), 0);
    expect([reply.status, reply.body.type]).toEqual([413, 'payload-too-large']);
  });

  test('is not finished before all of it is there', async () => {
    const bookingId = await aSession();
    const location = await begun(bookingId);
    await staff.patch(location, content.subarray(0, 100), 0);
    const reply = await staff.finish(idIn(location), sha256(content));
    expect([reply.status, reply.body.detail]).toEqual([
      409,
      'Not all of the file has arrived yet. Please go on with the upload, then finish it.',
    ]);
    expect(await last(bookingId)).toMatchObject({ state: 'uploading' });
  });

  test('is finished once, however often that is said', async () => {
    const bookingId = await aSession();
    const id = await uploadWhole(staff, { bookingId, content });
    const again = await staff.finish(id, sha256(aWav({ toneHz: 100 })));
    expect(again.status).toBe(200);
    await jobs.check();
    expect(await last(bookingId)).toMatchObject({ id, state: 'ready' });
  });

  test('is over once it was finished: nobody writes to it any more', async () => {
    const location = await begun(await aSession());
    await staff.patch(location, content, 0);
    await staff.finish(idIn(location), sha256(content));
    const reply = await staff.patch(location, Buffer.from('more'), content.length);
    expect([reply.status, reply.body.type]).toEqual([404, 'recording-not-found']);
  });

  test('can be given up, and nothing of it is left', async () => {
    const bookingId = await aSession();
    const location = await begun(bookingId);
    await staff.patch(location, content.subarray(0, 100), 0);
    expect((await staff.browser.send('DELETE', location)).status).toBe(204);
    await jobs.remove();
    expect(await store.sizeOf(idIn(location))).toBeNull();
    expect(await last(bookingId)).toMatchObject({ state: 'ended', endedBecause: 'staff', fileName: '-' });
    expect((await staff.patch(location, content.subarray(100), 100)).status).toBe(404);
  });

  test('that nobody goes on with for a day is given up, and nothing of it is left', async () => {
    const bookingId = await aSession();
    const location = await begun(bookingId);
    desk.clock.advanceMinutes(20 * 60);
    await desk.awake();
    await staff.patch(location, content.subarray(0, 100), 0);
    desk.clock.advanceMinutes(20 * 60);
    await jobs.end();
    expect(await last(bookingId)).toMatchObject({ state: 'uploading' });
    desk.clock.advanceMinutes(5 * 60);
    await jobs.end();
    await jobs.remove();
    expect(await last(bookingId)).toMatchObject({ state: 'ended', endedBecause: 'given-up' });
    expect(await store.sizeOf(idIn(location))).toBeNull();
  });
});

describe('a file that has arrived is refused, and nothing of it is left', () => {
  const outcome = async (file: Buffer, sum = sha256(file)) => {
    const bookingId = await aSession();
    const location = await begun(bookingId, file);
    await staff.patch(location, file, 0);
    await staff.finish(idIn(location), sum);
    await jobs.check();
    await jobs.remove();
    const recording = await last(bookingId);
    return [recording?.state, recording?.refusal, await store.sizeOf(idIn(location))];
  };

  test('where its content is no recording, whatever it is called', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    expect(await outcome(page)).toEqual(['refused', 'not-a-recording', null]);
  });

  test('where it is not what its sender has', async () => {
    expect(await outcome(content, sha256(Buffer.from('another')))).toEqual([
      'refused',
      'other-content',
      null,
    ]);
  });

  test('where half of it is missing', async () => {
    expect(await outcome(content.subarray(0, content.length / 2))).toEqual(['refused', 'damaged', null]);
  });

  test('where it is longer than anything that is sung here', async () => {
    expect(await outcome(aSilentFlac(30_000))).toEqual(['refused', 'beyond-limits', null]);
  });
});

describe('no address leads past the store', () => {
  const tricks = ['..%2F..%2Fetc%2Fpasswd', '%2e%2e', 'a'.repeat(26) + '%00', 'A'.repeat(26)];
  test.each(tricks)('%s', async (trick) => {
    for (const method of ['PATCH', 'DELETE', 'GET'])
      expect(
        (await staff.browser.send(method, `${recordingAddresses.uploads}/${trick}`)).status,
      ).toBeGreaterThanOrEqual(400);
    expect((await desk.admin.send('GET', `/api/admin/recordings/${trick}/file`)).status).toBe(404);
  });
});
