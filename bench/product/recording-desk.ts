import { setTimeout as delay } from 'node:timers/promises';
import type { AdminRecordings } from 'shared/recordings/recordings.ts';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import { SITE_ORIGIN } from '../../booking-service/bench/shop.ts';
import { runProgram } from '../frame/programs.ts';
import type { Program } from '../frame/programs.ts';
import { bookingOf } from './booking-requests.ts';
import type { Visitors } from './booking-requests.ts';
import { send } from './transfers.ts';
import type { NoiseFile, Transfer } from './transfers.ts';

const LOOK_EVERY_MS = 100;
const JSON_FROM_THE_SITE = { 'Content-Type': 'application/json', Origin: SITE_ORIGIN };
const account = { username: 'bench', password: 'correct horse battery bench' };

/** Where somebody is signed in, and whose recordings they upload. */
export interface SignedIn {
  url: string;
  headers: Record<string, string>;
  bookingId: string;
}

/** Somebody at a desk who uploads the recordings of one session. */
export interface RecordingDesk {
  /** @returns where its bytes go */
  begin(file: NoiseFile): Promise<string>;
  /** All of a file to where it was begun, in requests of so many bytes. */
  upload(
    file: NoiseFile,
    at: string,
    line?: Pick<Transfer, 'bytesPerSecond'> & { partBytes?: number },
  ): Promise<void>;
  /** Says that it is whole, and waits until it is checked. @returns its id */
  finish(at: string, sha256: string): Promise<string>;
  remove(at: string): Promise<void>;
}

/** An account that is signed in at the service, and a booking. */
export async function signInAtDesk(
  { url }: Program,
  databaseUrl: string,
  visitors: Visitors,
): Promise<SignedIn> {
  await runProgram({
    folder: 'booking-service',
    command: ['src/auth/create-admin.main.ts'],
    env: {
      ...{ APP_ENV: 'test', BOOKING_DATABASE_URL: databaseUrl },
      ...{
        ADMIN_USERNAME: account.username,
        ADMIN_EMAIL: 'bench@example.test',
        ADMIN_PASSWORD: account.password,
      },
    },
  });
  const post = (path: string, body: string, headers: Record<string, string>) =>
    fetch(`${url}${path}`, { method: 'POST', body, headers });
  const signedIn = await post('/api/auth/login', JSON.stringify(account), JSON_FROM_THE_SITE);
  if (!signedIn.ok) throw new Error(`The sign-in was answered ${signedIn.status}: ${await signedIn.text()}`);
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const { body, headers: booked } = bookingOf(visitors);
  const { id: bookingId } = (await (await post('/api/bookings', body, booked)).json()) as { id: string };
  return { url, headers: { Cookie, Origin: SITE_ORIGIN, 'Tus-Resumable': '1.0.0' }, bookingId };
}

export function recordingDesk({ url, headers, bookingId }: SignedIn): RecordingDesk {
  const post = (path: string, body: string, more: Record<string, string>) =>
    fetch(`${url}${path}`, { method: 'POST', body, headers: { ...headers, ...more } });
  const metadata = Object.entries({ bookingId, kind: 'vocals', filename: 'take.wav' })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const idIn = (at: string) => at.slice(at.lastIndexOf('/') + 1);

  async function isReady(id: string): Promise<boolean> {
    const answer = await fetch(`${url}${recordingAddresses.ofBooking(bookingId)}`, { headers });
    const { recordings } = (await answer.json()) as AdminRecordings;
    const state = recordings.find((recording) => recording.id === id)?.state;
    if (state !== 'checking' && state !== 'ready') throw new Error(`A recording is ${state}.`);
    return state === 'ready';
  }

  return {
    async begin({ sizeBytes }) {
      const begun = await post(recordingAddresses.uploads, '', {
        'Upload-Length': String(sizeBytes),
        'Upload-Metadata': metadata,
      });
      if (begun.status !== 201)
        throw new Error(`An upload was answered ${begun.status}: ${await begun.text()}`);
      return `${url}${String(begun.headers.get('Location'))}`;
    },
    async upload(file, at, { partBytes = file.sizeBytes, bytesPerSecond } = {}) {
      for (let from = 0; from < file.sizeBytes; from += partBytes) {
        const to = Math.min(file.sizeBytes, from + partBytes);
        const part = {
          'Upload-Offset': from,
          'Content-Length': to - from,
          'Content-Type': 'application/offset+octet-stream',
        };
        const transfer = { url: at, headers: { ...headers, ...part }, bytesPerSecond };
        await send(transfer, 'PATCH', file.bytes(from, to));
      }
    },
    async finish(at, sha256) {
      const id = idIn(at);
      const sum = JSON.stringify({ sha256 });
      const finished = await post(recordingAddresses.finish(id), sum, JSON_FROM_THE_SITE);
      if (!finished.ok) throw new Error(`The end of an upload was answered ${finished.status}`);
      while (!(await isReady(id))) await delay(LOOK_EVERY_MS);
      return id;
    },
    async remove(at) {
      await fetch(at, { method: 'DELETE', headers });
    },
  };
}
