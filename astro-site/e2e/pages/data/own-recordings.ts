import type { Page } from '@playwright/test';
import {
  ownRecordingsSchema,
  sharedRecordingsSchema,
  type OwnRecording,
  type OwnRecordings,
  type OwnRecordingsOf,
  type SharedRecordings,
} from 'shared/recordings/recordings.ts';
import { sampleRecording, sampleRecordings } from '../../../test/fixtures/recordings.ts';
import { toneWav } from '../../support/wav.ts';

/** As long as a short song, so that the end is not reached while a test looks. */
export const SECONDS = 120;
const wav = toneWav(SECONDS);

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

/** A file of a tone, kept for a month from now. */
export const ownRecording = (more: Partial<OwnRecording> = {}): OwnRecording =>
  sampleRecording({
    sizeBytes: wav.length,
    content: {
      format: 'wav',
      ...{ durationMs: SECONDS * 1000, sampleRateHz: 8_000, channels: 1, bitsPerSample: 16 },
    },
    handedOverAt: days(0),
    keptUntil: days(30),
    peaks: Array.from({ length: 1_000 }, (_, place) => 100 + (place % 150)),
    ...more,
  });

const vocals = () => ownRecording();
const withBacking = () => ownRecording({ id: '1'.repeat(26), kind: 'with-backing' });

/** Recordings of one guest: the voice, and the voice with its backing track, unless `more` says otherwise. */
export const ownRecordings = (more: Partial<OwnRecordingsOf> = {}): OwnRecordings =>
  ownRecordingsSchema.parse({
    keepDays: 30,
    singers: [sampleRecordings({ name: 'Mina Test', recordings: [vocals(), withBacking()], ...more })],
  });

/** What was deleted, and why. */
export const endedRecordings = (): OwnRecordings =>
  ownRecordings({
    ...{ recordings: [], mayExtend: false },
    ended: { count: 2, at: days(0), because: 'guest' },
  });

/** What somebody with a link may hear. */
export const sharedRecordings = (more: Partial<SharedRecordings> = {}): SharedRecordings =>
  sharedRecordingsSchema.parse({
    name: 'Mina Test',
    sungOn: '2026-11-26',
    recordings: [vocals(), withBacking()],
    ...more,
  });

/** The link of a friend. */
export const listenToken = 'f'.repeat(43);

/** Sends every file of a recording as the service does: in the parts that are asked for. @returns the parts so far */
export async function sendsFiles(page: Page): Promise<string[]> {
  const parts: string[] = [];
  const isFile = ({ pathname }: URL) =>
    /^\/api\/(my-booking\/recordings\/\w+\/file|listen\/\w+\/\w+)$/.test(pathname);
  await page.route(isFile, (route) => {
    const [, from = '0', to] = /bytes=(\d+)-(\d*)/.exec(route.request().headers()['range'] ?? '') ?? [];
    const last = to ? Number(to) : wav.length - 1;
    parts.push(from);
    return route.fulfill({
      status: 206,
      contentType: 'audio/wav',
      headers: { 'Accept-Ranges': 'bytes', 'Content-Range': `bytes ${from}-${last}/${wav.length}` },
      body: wav.subarray(Number(from), last + 1),
    });
  });
  return parts;
}
