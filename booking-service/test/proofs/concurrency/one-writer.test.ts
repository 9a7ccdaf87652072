import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { figure, times } from '../../harness/proof.ts';
import { openRecordingDesk } from '../../service/recordings/desk.ts';
import { idIn } from '../../service/recordings/upload.ts';

const PROOF = 'two requests write to one upload at once';
const TRIES = times(1, 5);
const CONTROL_RACES = 50;

const desk = await openRecordingDesk();
const copy = await desk.anotherCopy();
const { booking } = await desk.paidBooking();
const HALF = 50_000;

/** Sends its first half, waits until both are on their way, and then the second. Answers with the status. */
async function writeSlowly(
  url: string,
  location: string,
  letter: string,
  both: Promise<void>,
): Promise<number> {
  const { hostname, port } = new URL(url);
  const asked = request({
    ...{ hostname, port, path: location, method: 'PATCH' },
    headers: {
      ...desk.staff.headers(),
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': 2 * HALF,
    },
  });
  const status = new Promise<number>((resolve) => {
    asked.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
    // Cut off without a word.
    asked.on('error', () => resolve(0));
  });
  asked.write(Buffer.alloc(HALF, letter));
  await both;
  asked.end(Buffer.alloc(HALF, letter));
  return status;
}

/** Two requests for one upload, from two copies, with different bytes: what each was told, and what is there. */
async function race() {
  await desk.awake();
  const content = Buffer.alloc(2 * HALF);
  const created = await desk.staff.create({ bookingId: booking.id, content });
  const location = String(created.headers.get('Location'));
  let go: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (go = resolve));
  const writing = [writeSlowly(desk.url, location, 'a', both), writeSlowly(copy.url, location, 'b', both)];
  // Each has sent its half, and the one that may has written it.
  await expect.poll(() => desk.store.sizeOf(idIn(location))).toBeGreaterThan(0);
  go();
  const told = await Promise.all(writing);
  const stored = (await buffer(await desk.store.read(idIn(location)))).toString('latin1');
  return { told, acknowledged: told.filter((status) => status === 204).length, stored };
}

test(
  'one of two is acknowledged at most, and what is there is all of one',
  { timeout: 120_000 },
  async () => {
    for (let done = 0; done < TRIES; done += 1) {
      const { told, acknowledged, stored } = await race();
      expect(acknowledged, String(told)).toBeLessThanOrEqual(1);
      expect(new Set(stored).size).toBe(1);
    }
    figure(PROOF, { tries: TRIES, mixed: 0 });
  },
);

test(
  'control: without the lease both are told that their bytes are safe, and the bytes of one are not',
  { timeout: 120_000 },
  async () => {
    await desk.db.query(`CREATE FUNCTION forget_holder() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN DELETE FROM recording_leases WHERE recording_id = NEW.recording_id; RETURN NEW; END'`);
    await desk.db.query(
      'CREATE TRIGGER anybody BEFORE INSERT ON recording_leases FOR EACH ROW EXECUTE FUNCTION forget_holder()',
    );
    // Whoever looks after the other has written is told so also without a lease: it takes both to look first.
    let races = 0;
    let acknowledged = 0;
    while (acknowledged < 2 && races < CONTROL_RACES) {
      races += 1;
      ({ acknowledged } = await race());
    }
    expect(acknowledged).toBe(2);
    figure('control without the lease: both were told that their bytes are safe', { races });
  },
);
