import { beforeEach, describe, expect, test } from 'vitest';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import { openBrowser, signedInBrowser } from '../../harness/accounts.ts';
import { MORNING } from '../../harness/clock.ts';
import { visitorBrowser } from '../my-booking/harness.ts';
import { openRecordingDesk } from './desk.ts';
import { fileFrom } from './sent-file.ts';

const desk = await openRecordingDesk();
beforeEach(() => desk.clock.set(MORNING));

const mina = await desk.handedOver({ bookingDate: '2026-07-04', name: 'Mina' });
const jun = await desk.handedOver({ bookingDate: '2026-07-05', name: 'Jun' });
const quiet = await desk.paidBooking({ bookingDate: '2026-07-06' });
/** Ready, and not handed over: its guest is to know nothing of it. */
const unannounced = await desk.recorded(quiet.booking.id);

const { token } = await shareOf(jun);
async function shareOf({ booking, guest }: typeof jun) {
  const { body } = await guest.send<{ singers: { shareUrl: string }[] }>(
    'PUT',
    recordingAddresses.share(booking.id),
    { isOn: true },
  );
  return { token: String(body.singers[0]?.shareUrl).split('#')[1] ?? '' };
}

const user = await signedInBrowser(desk.url, desk.db, 'user');
const strangers = {
  nobody: openBrowser(desk.url),
  'another guest': mina.guest,
  'an account without rights': user,
};

/** Every address under which bytes of somebody's recordings, or what is known of them, could be asked for. */
const addresses = {
  file: recordingAddresses.ownFile(jun.vocals),
  'file to save': `${recordingAddresses.ownFile(jun.vocals)}?save`,
  zip: recordingAddresses.ownZip(jun.booking.id),
  'file of the desk': recordingAddresses.adminFile(jun.vocals),
  'list of the desk': recordingAddresses.ofBooking(jun.booking.id),
  'upload of the desk': `${recordingAddresses.uploads}/${jun.vocals}`,
  'shared, by another link': recordingAddresses.listenFile(
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    jun.vocals,
  ),
  'shared, somebody else’s': recordingAddresses.listenFile(token, mina.vocals),
  'shared, without a link': recordingAddresses.listenFile('x', jun.vocals),
};
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ranges = [undefined, 'bytes=0-', 'bytes=0-0', 'bytes=-1', 'bytes=0-1,3-4', 'bytes=9999999999-'];

describe.each(Object.entries(strangers))('%s', (who, browser) => {
  const theirs = who === 'another guest' ? ['shared, somebody else’s'] : [];
  test.each(Object.entries(addresses).filter(([name]) => !theirs.includes(name)))(
    'gets no byte of a recording by the %s',
    async (_name, address) => {
      for (const method of methods)
        for (const range of ranges) {
          const headers: Record<string, string> = range === undefined ? {} : { Range: range };
          const { status, bytes } = await fileFrom(desk.url, browser, address, headers, method);
          expect([method, range, status, bytes.indexOf('RIFF')]).toEqual([
            method,
            range,
            expect.toSatisfy(
              (given: number) => given >= 400 || (method === 'OPTIONS' && given === 204),
            ) as unknown,
            -1,
          ]);
        }
      // Nothing was changed on the way.
      expect(await desk.store.sizeOf(jun.vocals)).toBeGreaterThan(0);
      expect((await desk.own(jun.guest)).singers[0]?.recordings).toHaveLength(2);
    },
  );
});

describe('a guest', () => {
  test('gets nothing that they were not told of', async () => {
    const { guest } = mina;
    const itsOwn = await visitorBrowser(desk, quiet.booking.id);
    expect((await fileFrom(desk.url, itsOwn, recordingAddresses.ownFile(unannounced))).status).toBe(404);
    expect((await desk.own(itsOwn)).singers.flatMap(({ recordings }) => recordings)).toEqual([]);
    for (const id of [unannounced, jun.vocals, mina.vocals.slice(0, -1) + '0', '0'.repeat(26)]) {
      if (id === mina.vocals) continue;
      const reply = await guest.send<{ type: string }>('GET', recordingAddresses.ownFile(id));
      expect([reply.status, reply.body.type]).toEqual([404, 'recording-not-found']);
    }
  });

  test('changes nothing of somebody else’s', async () => {
    const { guest } = mina;
    const { id } = jun.booking;
    const replies = await Promise.all([
      guest.send('DELETE', recordingAddresses.ownRecording(jun.vocals)),
      guest.send('DELETE', recordingAddresses.ownOf(id)),
      guest.send('PUT', recordingAddresses.share(id), { isOn: false }),
      guest.send('POST', recordingAddresses.extend(id)),
      guest.send('GET', recordingAddresses.ownZip(id)),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  test('gets nothing any more once their page is closed', async () => {
    const { guest, vocals } = await desk.handedOver({ bookingDate: '2026-07-07' });
    expect((await fileFrom(desk.url, guest, recordingAddresses.ownFile(vocals))).status).toBe(200);
    desk.clock.advanceMinutes(31);
    expect((await fileFrom(desk.url, guest, recordingAddresses.ownFile(vocals))).status).toBe(401);
  });
});

test('what staff listen to or save stands in the audit log, a look once', async () => {
  await desk.awake();
  const path = recordingAddresses.adminFile(unannounced);
  const before = await looks();
  await fileFrom(desk.url, desk.admin, path, { Range: 'bytes=0-' });
  await fileFrom(desk.url, desk.admin, path, { Range: 'bytes=5000-' });
  await fileFrom(desk.url, desk.admin, `${path}?save`);
  expect((await looks()) - before).toBe(2);
});

const looks = async () =>
  (
    await desk.db.query(`SELECT FROM audit_log WHERE action = 'recording-opened' AND subject_id = $1`, [
      quiet.booking.id,
    ])
  ).rowCount;
