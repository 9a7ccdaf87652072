import { describe, expect, test } from 'vitest';
import {
  calendarEvents,
  googleLink,
  outlookLink,
} from '../../../src/features/my-booking/details/calendar-links.ts';
import { nearestTimes, timesByPart } from '../../../src/features/my-booking/changes/times.ts';
import { linkIn } from '../../../src/features/my-booking/reads/link-in-address.ts';
import {
  closedBy,
  isUnderWay,
  nextLookSeconds,
  stateAfter,
} from '../../../src/features/my-booking/reads/page-state.ts';
import { ApiError, NoAnswerError } from '../../../src/lib/api/api-error.ts';
import { ownTime } from '../../../src/features/my-booking/ticket/own-time.ts';
import { sampleBooking, sampleRefund, sampleSinger } from '../../fixtures/my-booking.ts';

const arrival = { cafeMinutes: 30, boothMinutes: 5 };
const token = 'a'.repeat(43);
const refused = (type: string) => new ApiError(401, '', { type, title: '', status: 401, detail: '' });

describe('the link in the address', () => {
  test('says what it asks for', () => {
    expect(linkIn(`#${token}`)).toEqual({ kind: 'open', link: token });
    expect(linkIn(`#new-address=${token}`)).toEqual({ kind: 'new-address', link: token });
    expect(linkIn(`#no-reminders=${token}`)).toEqual({ kind: 'no-reminders', link: token });
  });

  test('is told apart from the places of the page', () => {
    for (const hash of ['', '#', '#main', '#other=' + token, `#${token}/x`]) expect(linkIn(hash)).toBeNull();
  });
});

describe('what an answer leads to', () => {
  test('a dead link says so; a page that was never open asks without blame', () => {
    expect(stateAfter(refused('link-invalid'), token)).toEqual({ kind: 'find', reason: 'link-invalid' });
    expect(stateAfter(refused('page-closed'), null)).toEqual({ kind: 'find', reason: null });
    expect(stateAfter(refused('page-closed'), token)).toEqual({ kind: 'find', reason: 'page-closed' });
  });

  test('no answer keeps the link for another try', () => {
    expect(stateAfter(new NoAnswerError(null), token)).toEqual({ kind: 'unreachable', link: token });
  });

  test('an open page is closed by nothing but its end', () => {
    expect(closedBy(refused('page-closed'))).toEqual({ kind: 'find', reason: 'page-closed' });
    expect(closedBy(refused('slot-taken'))).toBeNull();
    expect(closedBy(new NoAnswerError(null))).toBeNull();
  });

  test('the page looks again while money is on its way, ever more rarely', () => {
    const withRefund = (state: 'on-its-way' | 'paid-back' | 'stuck') =>
      sampleBooking({ payment: { ...sampleBooking().payment, refunds: [sampleRefund({ state })] } });
    expect(isUnderWay(withRefund('on-its-way'))).toBe(true);
    expect(isUnderWay(withRefund('paid-back'))).toBe(false);
    expect(isUnderWay(withRefund('stuck'))).toBe(false);
    const waits = [0, 10, 30, 300].map(nextLookSeconds);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits[0]).toBeGreaterThanOrEqual(3);
  });
});

describe('calendar links', () => {
  const next = sampleSinger({ id: '8K3MZ9QX2B', name: 'Bora', startsAt: '2026-11-26T09:40:00.000Z' });

  test('those who sing in a row are one entry, anybody else another', () => {
    expect(calendarEvents([sampleSinger(), next], arrival)).toEqual([
      {
        startsAt: '2026-11-26T09:00:00.000Z',
        endsAt: '2026-11-26T09:50:00.000Z',
        session: '18:30–18:50 KST',
        names: 'Sample Visitor, Bora',
      },
    ]);
    const alone = { ...next, startsAt: '2026-11-27T09:40:00.000Z' };
    expect(calendarEvents([sampleSinger(), alone], arrival)).toHaveLength(2);
  });

  test('what is cancelled or has no time is in no calendar', () => {
    expect(
      calendarEvents([sampleSinger({ status: 'cancelled' }), { ...next, startsAt: null }], arrival),
    ).toEqual([]);
  });

  test('what is only held is in no calendar before it is settled', () => {
    const held = sampleSinger({ status: 'pending' });
    expect(calendarEvents([held], arrival)).toEqual([]);
    expect(calendarEvents([held, next], arrival).map(({ names }) => names)).toEqual(['Bora']);
  });

  test('name the moment in universal time', () => {
    const [event] = calendarEvents([sampleSinger()], arrival);
    if (!event) throw new Error('no event');
    const words = { title: 'Recording', place: 'Seoul', details: 'Number' };
    expect(new URL(googleLink(event, words)).searchParams.get('dates')).toBe(
      '20261126T090000Z/20261126T094000Z',
    );
    expect(new URL(outlookLink(event, words)).searchParams.get('startdt')).toBe('2026-11-26T09:00:00.000Z');
  });
});

describe('times', () => {
  test('are divided by the day, and an empty part is left out', () => {
    expect(timesByPart(['10:00', '11:50', '18:00'])).toEqual([
      { part: 'morning', times: ['10:00', '11:50'] },
      { part: 'evening', times: ['18:00'] },
    ]);
  });

  test('the nearest to one that is gone come first by the clock', () => {
    const free = ['10:00', '13:50', '14:00', '14:20', '19:00'];
    expect(nearestTimes('14:10', free)).toEqual(['13:50', '14:00', '14:20']);
  });

  test('are told by the visitor’s own clock where that shows another time', () => {
    const at = '2026-11-26T09:30:00.000Z';
    expect(ownTime(at, 'en', 'Asia/Tokyo')).toBeNull();
    expect(ownTime(at, 'en', 'America/New_York')).toEqual({
      when: expect.stringContaining('04:30'),
      zone: 'Eastern Time',
    });
    expect(ownTime(at, 'ko', 'Europe/Berlin')?.zone).toBe('중부유럽 시간');
    expect(ownTime(at, 'ja', 'America/New_York')).toEqual({
      when: '11月26日（木）04:30',
      zone: '米国東部時間',
    });
  });
});
