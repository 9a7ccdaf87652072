import { beforeEach, describe, expect, test } from 'vitest';
import { MORNING } from '../../harness/clock.ts';
import { openCancellationDesk, FAR, refusal } from './cancellation.harness.ts';
import { openPage, singerOf } from './own-page.ts';

const desk = await openCancellationDesk();
const { balanceOf, cancelMail } = desk;
beforeEach(() => desk.clock.set(MORNING));

describe('a party', () => {
  const threePaid = async (bookingTime: string) => {
    const { ids, returned } = await desk.paidParty(['Jin', 'Mina', 'Yuna'], {
      bookingDate: FAR,
      bookingTime,
    });
    const [jin = '', mina = '', yuna = ''] = ids;
    return { ids, jin, mina, yuna, orderId: returned.orderId, page: await openPage(desk, jin) };
  };

  test('loses one, alone: the others sing as before, and only that one is paid back', async () => {
    const { jin, mina, yuna, orderId, page } = await threePaid('13:00');
    const reply = await page.cancel([mina], 50_000);
    expect(reply.body.singers.map(({ status }) => status)).toEqual(['confirmed', 'cancelled', 'confirmed']);
    expect(await balanceOf(orderId)).toBe(100_000);
    expect(await Promise.all([jin, mina, yuna].map((id) => desk.happened(id, 'refunded')))).toEqual([
      0, 1, 0,
    ]);
    const [mail = ''] = await cancelMail(jin);
    expect(mail).toContain('You have cancelled the session of Mina. The time is free again.');
    expect(mail).toContain('Nothing changes for the others: Jin 13:00 KST, Yuna 13:20 KST.');
  });

  test('is cancelled as a whole with one refund, a line for each, and one mail', async () => {
    const { ids, jin, orderId, page } = await threePaid('13:30');
    await page.cancel(ids, 150_000);
    expect(await balanceOf(orderId)).toBe(0);
    const { rows } = await desk.db.query(
      `SELECT l.amount_won AS won FROM refunds r JOIN refund_lines l ON l.refund_id = r.id WHERE r.attempt_id = $1`,
      [orderId],
    );
    expect(rows).toEqual([{ won: 50_000 }, { won: 50_000 }, { won: 50_000 }]);
    expect(await cancelMail(jin)).toHaveLength(1);
    expect((await desk.mails(jin)).filter((kind) => kind === 'booking-refunded')).toHaveLength(1);
  });

  test('of whom one is cancelled already is not cancelled once more with the others, and is named', async () => {
    const { ids, mina, page } = await threePaid('14:00');
    await page.cancel([mina], 50_000);
    const refused = await page.cancel(ids, 150_000);
    expect(refusal(refused)).toEqual([409, 'booking-cancelled']);
    expect(refused.body.detail).toContain('The session of Mina');
    expect(refused.body.detail).toContain('cancelled');
  });

  test('that waits for its payment lets one go, and pays for the others', async () => {
    const held = await desk.hold({
      ...{ bookingDate: FAR, bookingTime: '15:30', totalPrice: 100_000 },
      companions: [
        { name: 'Mina', selectedDrink: 'lemonade', youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ' },
      ],
    });
    const page = await openPage(desk, held.id);
    const before = await page.look();
    const mina = before.singers[1]?.id ?? '';
    const { body } = await page.cancel([mina], 0);
    expect(body.toPay?.totalWon).toBe(50_000);
    const returned = await desk.authenticate({ ...held, total: 50_000 });
    expect((await desk.confirm(returned)).status).toBe(200);
    expect((await page.look()).singers.map(({ status }) => status)).toEqual(['confirmed', 'cancelled']);
  });

  test('of whom one pays at the studio: that one is cancelled by staff, the others by themselves', async () => {
    const held = await desk.hold({
      ...{ bookingDate: FAR, bookingTime: '16:00', totalPrice: 100_000 },
      companions: [
        { name: 'Mina', selectedDrink: 'lemonade', youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ' },
      ],
    });
    const page = await openPage(desk, held.id);
    const mina = (await page.look()).singers[1]?.id ?? '';
    await desk.setStatus(mina, 'confirmed');
    const seen = await page.look();
    expect(singerOf(seen, held.id).cancelling).toMatchObject({ isAllowed: true, byStaff: false });
    expect(singerOf(seen, mina).cancelling).toMatchObject({ isAllowed: false, byStaff: true });
    const refused = await page.cancel([held.id, mina], 0);
    expect(refusal(refused)).toEqual([409, 'cancellation-not-possible']);
    expect(refused.body.detail).toContain('The session of Mina was paid for at the studio');
    expect((await page.cancel([held.id], 0)).status).toBe(200);
  });
});
