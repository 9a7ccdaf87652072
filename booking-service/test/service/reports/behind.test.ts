import type { Problem } from 'shared/problems/problem.ts';
import { NEXT_CURSOR_HEADER } from 'shared/bookings/admin-booking.ts';
import { timeOfDay } from 'shared/time/seoul.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { MORNING } from '../../harness/clock.ts';
import { openOffice } from './harness.ts';

const office = await openOffice();

describe('the bookings behind a figure', () => {
  const sold: string[] = [];
  beforeAll(async () => {
    office.clock.set(MORNING);
    // Two days of thirty.
    for (const bookingDate of ['2026-07-03', '2026-07-04'])
      for (let index = 0; index < 30; index += 1)
        sold.push(
          await office.sell({
            bookingDate,
            bookingTime: timeOfDay(13 * 60 + index * 10),
            totalPrice: 50_000,
          }),
        );
    await office.paidBooking({ bookingDate: '2026-07-06', bookingTime: '15:00' });
    await office.keep();
  });

  test('are those that it counts, a page at a time, each once, the newest day first', async () => {
    const query = { figure: 'sold', key: 'walk-in' };
    const first = await office.behind(query);
    const cursor = first.headers.get(NEXT_CURSOR_HEADER) ?? '';
    const second = await office.behind({ ...query, cursor });
    expect([first.status, first.body.length, second.body.length]).toEqual([200, 50, 10]);
    expect(second.headers.get(NEXT_CURSOR_HEADER)).toBeNull();
    const shown = [...first.body, ...second.body];
    expect(shown.map(({ id }) => id).sort()).toEqual([...sold].sort());
    expect(shown.map(({ bookingDate }) => bookingDate)).toEqual(
      shown
        .map(({ bookingDate }) => bookingDate)
        .toSorted()
        .reverse(),
    );
  });

  test('can be narrowed down to a weekday and a detail', async () => {
    const friday = await office.behind({ figure: 'sold', detail: '13', weekday: '5' });
    expect(friday.body.map(({ bookingDate }) => bookingDate)).toEqual(Array(6).fill('2026-07-03'));
    expect((await office.behind({ figure: 'sold', weekday: '7' })).body).toEqual([]);
    expect((await office.behind({ figure: 'taken', key: 'direct' })).body).toHaveLength(1);
  });

  test('a cursor that is none is refused with what to do', async () => {
    const { status, body } = await office.behind({ figure: 'sold', cursor: 'x' });
    expect([status, (body as unknown as Problem).errors]).toEqual([
      400,
      [
        {
          path: 'cursor',
          code: 'report-cursor',
          message: 'Please send the cursor of the page before as it was, or none for the first page',
        },
      ],
    ]);
  });
});

describe('who may read reports', () => {
  const span = { from: '2026-07-01', to: '2026-07-31' };
  test.each(['/api/admin/reports', '/api/admin/reports/bookings'])(
    '%s: owners, nobody else',
    async (path) => {
      const query = { ...span, figure: 'sold' };
      expect((await office.ask(query, path)).status).toBe(200);
      for (const browser of [office.admin, office.counter])
        expect((await office.ask<Problem>(query, path, browser)).status).toBe(403);
      expect((await office.get(`${path}?${new URLSearchParams(query)}`)).status).toBe(401);
    },
  );

  test.each([
    [{ from: '2026-07-02', to: '2026-07-01' }, 'to', 'Please let the first day not be after the last'],
    [{ from: '2026-02-30', to: '2026-07-01' }, 'from', 'Please give first and last day as yyyy-MM-dd'],
    [{ from: '2001-01-01', to: '2026-07-01' }, 'to', 'Please ask for two years at most'],
  ])('%j is refused: %s', async (asked, path, message) => {
    const { status, body } = await office.ask<Problem>(asked);
    expect([status, body.errors]).toEqual([400, [{ path, message }]]);
  });
});
