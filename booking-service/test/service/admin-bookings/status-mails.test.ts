import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MORNING, TOMORROW } from '../../harness/clock.ts';
import { openDashboard } from './harness.ts';
import type { Dashboard } from './harness.ts';

let desk: Dashboard;
beforeAll(async () => {
  desk = await openDashboard();
});
beforeEach(async () => {
  desk.service.clock.set(MORNING);
  await desk.service.db.query('TRUNCATE bookings CASCADE');
});

/** Kinds of the mails about a booking, in the order in which they were queued. */
async function toldAbout(id: string): Promise<string[]> {
  return (await desk.mailsAbout(id)).map(({ kind }) => kind);
}

/** Sets one status after the other, a minute apart. */
async function through(id: string, ...statuses: unknown[]): Promise<void> {
  for (const status of statuses) {
    desk.service.clock.advanceMinutes(1);
    expect((await desk.setStatus(id, status)).status).toBe(200);
  }
}

describe('what a visitor hears when staff set a status', () => {
  it('is a Klook confirmation, once, however often staff set it', async () => {
    const id = await desk.bookKlook();
    await through(id, 'confirmed', 'confirmed', 'pending', 'confirmed', 'in-progress', 'confirmed');
    expect(await toldAbout(id)).toEqual(['klook-completed', 'klook-confirmed']);
  });

  it('is a second confirmation when the time is another by now, and that mail says so', async () => {
    const id = await desk.bookKlook();
    await through(id, 'confirmed', 'pending');
    desk.service.clock.advanceMinutes(1);
    await desk.schedule(id, TOMORROW, '15:30');
    await through(id, 'confirmed', 'pending', 'confirmed');
    expect(await toldAbout(id)).toEqual([
      'klook-completed',
      'klook-confirmed',
      'booking-moved',
      'booking-confirmed-again',
    ]);
    const { subject, text_body: text } = (await desk.mailsAbout(id)).at(-1) ?? {};
    expect(subject).toBe(`Your booking stands: #${id}, ${TOMORROW} 15:30 KST`);
    expect(text).toContain('The time of your session is not the one that our earlier confirmation named.');
  });

  it('is nothing when a direct booking is confirmed without a payment', async () => {
    const id = await desk.bookDirect();
    await through(id, 'confirmed', 'pending', 'confirmed');
    expect(await toldAbout(id)).toEqual([]);
  });

  it('is the cancellation of an unpaid booking: nothing was charged', async () => {
    const id = await desk.bookDirect();
    await through(id, 'cancelled', 'cancelled');
    expect(await toldAbout(id)).toEqual(['booking-cancelled']);
    const [mail] = await desk.mailsAbout(id);
    expect(mail?.subject).toBe(`Booking cancelled: #${id}`);
    expect(mail?.text_body).toContain('You have not been charged, and nothing is left to pay.');
  });

  it.each([
    ['en', 'You paid for your session on Klook', 'The extras that you chose here have not been charged.'],
    ['ko', '세션은 클룩에서 결제하셨습니다', '여기에서 선택하신 추가 서비스는 결제되지 않았습니다.'],
    ['zh', '录音费用是您在 Klook 支付的', '您在本站选择的附加服务没有扣款。'],
    [
      'ja',
      'レコーディングはKlookでお支払いいただいています',
      'こちらのサイトで選ばれたオプションのご請求は発生していません。',
    ],
  ])('is the cancellation of a Klook booking, settled there, in %s', async (locale, paid, extras) => {
    const id = await desk.bookKlook({ locale, selectedAddons: [1], totalPrice: 100_000 });
    await through(id, 'cancelled');
    const mail = (await desk.mailsAbout(id)).at(-1);
    expect(mail?.html_body).toContain(`<html lang="${locale}">`);
    expect(mail?.text_body).toContain(paid);
    expect(mail?.text_body).toContain(extras);
  });

  it('is nothing of a no-show, nor when that is taken back', async () => {
    const id = await desk.bookDirect();
    await through(id, 'confirmed', { status: 'cancelled', reason: 'no-show' }, 'confirmed');
    expect(await toldAbout(id)).toEqual([]);
  });

  it('is that the booking stands again, if they were told it was cancelled', async () => {
    const id = await desk.bookDirect();
    await through(id, 'cancelled', 'pending');
    expect(await toldAbout(id)).toEqual(['booking-cancelled']);
    await through(id, 'confirmed');
    expect(await toldAbout(id)).toEqual(['booking-cancelled', 'booking-confirmed-again']);
    const mail = (await desk.mailsAbout(id)).at(-1);
    expect(mail?.text_body).toContain('Our last mail said that this booking was cancelled.');
    expect(mail?.text_body).toContain('₩50,000 is still to be paid.');
  });

  it('is nothing when somebody else has the slot and the change is refused', async () => {
    const id = await desk.bookDirect();
    await through(id, 'cancelled');
    await desk.bookDirect({ email: 'other@example.test' });
    expect((await desk.setStatus(id, 'confirmed')).status).toBe(409);
    expect(await toldAbout(id)).toEqual(['booking-cancelled']);
  });
});
