import { describe, expect, test } from 'vitest';
import {
  daysUntil,
  firstEnd,
  ownTracks,
  stillToCome,
} from '../../../src/features/my-booking/recordings/own-tracks.ts';
import { wordsIn } from './words-in.ts';
import { sampleBooking, sampleSinger } from '../../fixtures/my-booking.ts';
import { sampleRecording, sampleRecordings } from '../../fixtures/recordings.ts';

const ends = '2026-12-26T11:00:00.000Z';

test('a file is played from where only its own visitor reaches it', () => {
  const [first] = ownTracks(sampleRecordings());
  expect(first?.src).toBe(`/api/my-booking/recordings/${'0'.repeat(26)}/file`);
});

describe('how long they are kept', () => {
  test('is told by the first that goes', () => {
    const later = sampleRecording({ keptUntil: '2027-01-02T11:00:00.000Z' });
    expect(firstEnd({ recordings: [later, sampleRecording()] })).toBe(ends);
    expect(firstEnd({ recordings: [] })).toBeNull();
  });

  test('is counted in days of Seoul, and never below none', () => {
    expect(daysUntil(ends, new Date('2026-11-26T11:00:00.000Z'))).toBe(30);
    expect(daysUntil(ends, new Date('2026-12-25T15:00:00.000Z'))).toBe(0);
    expect(daysUntil(ends, new Date('2026-12-25T14:59:59.000Z'))).toBe(1);
    expect(daysUntil(ends, new Date('2027-01-01T00:00:00.000Z'))).toBe(0);
  });

  test('is written in full, in Seoul', () => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(wordsIn('en').longMoment(ends))).toBe('Saturday 26 December 2026, 20:00 KST');
    expect(plain(wordsIn('ko').longMoment(ends))).toBe('2026년 12월 26일 토요일 20:00 KST');
    expect(plain(wordsIn('zh').longMoment(ends))).toBe('2026年12月26日星期六 20:00 KST');
    expect(plain(wordsIn('ja').longMoment(ends))).toBe('2026年12月26日（土）20:00 KST');
  });
});

test('what was deleted says how much, when and why', () => {
  const { recordings } = wordsIn('en');
  expect(recordings.ended.guest(1, 'Sat 26 Dec')).toBe('1 recording was deleted by you on Sat 26 Dec.');
  expect(recordings.ended.time(2, 'Sat 26 Dec')).toBe(
    '2 recordings were deleted on Sat 26 Dec, when the time that we keep them was over.',
  );
});

describe('who is still waited for', () => {
  const next = sampleSinger({ id: '8K3MZ9QX2B', startsAt: '2026-11-26T09:40:00.000Z' });
  const party = sampleBooking({ singers: [sampleSinger(), next] });
  const waitedFor = (now: string, handedOver: string[] = [], view = party) =>
    stillToCome(
      view,
      handedOver.map((bookingId) => ({ bookingId })),
      new Date(now),
    ).map(({ id }) => id);

  test('begins when the session is over', () => {
    expect(waitedFor('2026-11-26T09:39:59.000Z')).toEqual([]);
    expect(waitedFor('2026-11-26T09:40:00.000Z')).toEqual(['7K3MZ9QX2B']);
    const early = sampleBooking({ singers: [sampleSinger({ status: 'completed', startsAt: null })] });
    expect(waitedFor('2026-11-20T00:00:00.000Z', [], early)).toEqual(['7K3MZ9QX2B']);
  });

  test('ends with the hand-over, and never begins for a session that was not', () => {
    expect(waitedFor('2026-11-27T00:00:00.000Z', ['7K3MZ9QX2B'])).toEqual(['8K3MZ9QX2B']);
    const cancelled = sampleBooking({ singers: [sampleSinger({ status: 'cancelled' })] });
    expect(waitedFor('2026-11-27T00:00:00.000Z', [], cancelled)).toEqual([]);
  });
});
