import { cancellationQuoteSchema } from 'shared/my-booking/cancellation.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { MORNING } from '../../harness/clock.ts';
import { openCancellationDesk, FAR, SOON, withLp } from './cancellation.harness.ts';
import { openPage } from './own-page.ts';

const desk = await openCancellationDesk();
const { paid } = desk;
beforeEach(() => desk.clock.set(MORNING));

describe('before a visitor cancels', () => {
  test('they read what goes back, line by line, what stays and why, and until when', async () => {
    const { id, page, booking } = await paid({ ...withLp, locale: 'ko' });
    const startsAt = instantInSeoul(SOON, booking.time);
    const { status, body } = await page.quote([id]);
    expect(status, JSON.stringify(body)).toBe(200);
    const after = (hours: number) => new Date(startsAt.getTime() + hours * 3_600_000).toISOString();
    expect(cancellationQuoteSchema.parse(body)).toEqual({
      singers: [
        {
          bookingId: id,
          name: 'Test Visitor',
          lines: [
            {
              ...{ item: 'session', name: '', paidWon: 50_000, refundWon: 25_000 },
              why: { kind: 'tier', percent: 50, hoursBefore: 24, belowHours: null, until: after(-24) },
            },
            {
              ...{ item: 1, name: expect.stringMatching(/[가-힣]/) as string },
              ...{ paidWon: 100_000, refundWon: 100_000, why: { kind: 'until-session' } },
            },
            {
              ...{ item: 4, name: expect.stringMatching(/[가-힣]/) as string },
              ...{ paidWon: 300_000, refundWon: 300_000 },
              why: { kind: 'add-on-limit', hours: 24, until: after(24 + 1 / 6), isOver: false },
            },
          ],
        },
      ],
      refundWon: 425_000,
      giftWon: 0,
      refundedWon: 0,
      keptWon: 25_000,
      lessFrom: after(-24),
    });
    expect((await page.look()).singers[0]?.status).toBe('confirmed');
  });

  test('of a party they read it for those whom they name, by what each was sold', async () => {
    const { ids } = await desk.paidParty(['Jin', 'Mina', 'Yuna'], { bookingDate: FAR, bookingTime: '15:00' });
    const page = await openPage(desk, ids[0] ?? '');
    const { body } = await page.quote(ids.slice(1));
    expect(body.singers.map(({ name }) => name)).toEqual(['Mina', 'Yuna']);
    expect([body.refundWon, body.keptWon]).toEqual([100_000, 0]);
    expect(body.lessFrom).toBe(instantInSeoul('2026-07-08', '15:10').toISOString());
  });

  test('nothing goes back of what was not paid online', async () => {
    const held = await desk.hold({ bookingDate: FAR, bookingTime: '16:00', totalPrice: 50_000 });
    const { body } = await (await openPage(desk, held.id)).quote([held.id]);
    expect(body).toMatchObject({ singers: [{ lines: [] }], refundWon: 0, keptWon: 0, lessFrom: null });
  });

  test('what has gone back before is told, so that the sums add up', async () => {
    const { id, page } = await paid({ bookingDate: FAR });
    expect((await desk.refund(id, { amountWon: 10_000, override: true })).status).toBe(201);
    const { body } = await page.quote([id]);
    expect(body.singers[0]?.lines).toMatchObject([{ paidWon: 50_000, refundWon: 50_000 }]);
    expect(body).toMatchObject({ refundWon: 40_000, refundedWon: 10_000, keptWon: 0 });
  });
});
