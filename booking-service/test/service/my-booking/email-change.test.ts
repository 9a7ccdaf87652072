import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../harness/accounts.ts';
import { freshAddress, inboxOf } from '../email/outbox.ts';
import { postOf } from '../email/post.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';
import { linkIn, linkTo, visitorBrowser } from './harness.ts';

const desk = await openStaffDesk();
const delivered = postOf(desk);

interface Page {
  email: string;
  newEmail: string | null;
  type: string;
}

async function aVisitor() {
  const { booking } = await desk.paidBooking();
  const browser = await visitorBrowser(desk, booking.id);
  const ask = (email: string) => browser.send<Page>('POST', '/api/my-booking/email', { email });
  const look = async () => (await browser.send<Page>('GET', '/api/my-booking')).body;
  return { booking, browser, ask, look };
}

const confirm = (link: string, browser = openBrowser(desk.url)) =>
  browser.send<Page>('POST', '/api/my-booking/email/confirmation', { link });
const linkAt = async (email: string) => linkIn((await delivered(email))[0]?.text ?? '', 'new-address=') ?? '';

describe('another e-mail address', () => {
  test('is the order’s once it was confirmed there; the old one is told, and its links are dead', async () => {
    const { booking, browser, ask, look } = await aVisitor();
    const address = freshAddress();
    expect(await ask(address)).toMatchObject({
      status: 202,
      body: { email: booking.email, newEmail: address },
    });
    const link = await linkAt(address);
    expect(await look()).toMatchObject({ email: booking.email });
    const oldLink = await linkTo(desk, booking.id);

    const newBrowser = openBrowser(desk.url);
    expect(await confirm(link, newBrowser)).toMatchObject({
      status: 200,
      body: { email: address, newEmail: null },
    });
    expect((await newBrowser.send('GET', '/api/my-booking')).status).toBe(200);
    expect((await browser.send('GET', '/api/my-booking')).status).toBe(401);
    const opened = await openBrowser(desk.url).send('POST', '/api/my-booking/session', { link: oldLink });
    expect(opened.status).toBe(401);

    const [told] = await delivered(booking.email);
    expect(told?.subject).toBe(`We write elsewhere about booking #${booking.id} now`);
    expect(told?.text).not.toContain('/my-booking');
    expect(told?.text).not.toContain(address);
    const [fresh] = await inboxOf(address);
    expect(linkIn(fresh?.text ?? '')).toHaveLength(43);
    expect(await desk.history(booking.id)).toContainEqual(
      expect.objectContaining({ event: 'email-changed', actor: 'visitor', details: {} }),
    );
    await desk.awake();
    const found = await desk.admin.send<{ id: string }[]>('GET', `/api/admin/bookings?search=${address}`);
    expect(found.body.map(({ id }) => id)).toEqual([booking.id]);
  });

  test('gets no reminders either, where the old one wanted none', async () => {
    const { browser, ask } = await aVisitor();
    await browser.send('PATCH', '/api/my-booking/reminders', { reminders: false });
    const address = freshAddress();
    await ask(address);
    expect((await confirm(await linkAt(address))).body).toMatchObject({ email: address, reminders: false });
  });

  test('is confirmed once', async () => {
    const { ask } = await aVisitor();
    const address = freshAddress();
    await ask(address);
    const link = await linkAt(address);
    const both = await Promise.all([confirm(link), confirm(link)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('that was asked for first is not confirmed after another', async () => {
    const { booking, ask, look } = await aVisitor();
    const [first, second] = [freshAddress(), freshAddress()];
    await ask(first);
    const link = await linkAt(first);
    await ask(second);
    expect(await confirm(link)).toMatchObject({ status: 401, body: { type: 'link-invalid' } });
    // A mail that leaves only now still leads to the address that it went to, and that one is not wanted any more.
    const late = await linkTo(desk, booking.id, 'email-change');
    expect((await confirm(late)).status).toBe(401);
    expect(await look()).toMatchObject({ email: booking.email, newEmail: second });
  });

  test('is forgotten after a day', async () => {
    const { booking, ask } = await aVisitor();
    const address = freshAddress();
    await ask(address);
    const link = await linkAt(address);
    desk.clock.advanceMinutes(24 * 60);
    expect((await confirm(link)).status).toBe(401);
    const browser = await visitorBrowser(desk, booking.id);
    expect((await browser.send<Page>('GET', '/api/my-booking')).body).toMatchObject({
      email: booking.email,
      newEmail: null,
    });
  });

  test('is taken back by asking for the one that there is', async () => {
    const { booking, ask } = await aVisitor();
    await ask(freshAddress());
    expect((await ask(booking.email)).body).toMatchObject({ email: booking.email, newEmail: null });
  });

  test('has to be one', async () => {
    const { ask } = await aVisitor();
    expect((await ask('nobody')).status).toBe(400);
  });

  test('cannot be asked for without end', async () => {
    const copy = await desk.anotherCopy({ LIMIT_LINK_REQUESTS_PER_EMAIL_PER_HOUR: '2' });
    const { booking } = await aVisitor();
    const browser = await visitorBrowser({ ...desk, url: copy.url }, booking.id);
    const statuses = [];
    for (let asked = 0; asked < 3; asked++)
      statuses.push((await browser.send('POST', '/api/my-booking/email', { email: freshAddress() })).status);
    expect(statuses).toEqual([202, 202, 429]);
  });

  test('a mail to the old address that leaves after the change carries no link that opens anything', async () => {
    const { booking, ask } = await aVisitor();
    await delivered(booking.email);
    const address = freshAddress();
    await ask(address);
    const link = await linkAt(address);
    const { rows } = await desk.db.query<{ id: string }>(
      `SELECT id FROM emails WHERE order_id = $1 AND kind = 'booking-confirmed'`,
      [booking.id],
    );
    expect((await confirm(link)).status).toBe(200);
    await desk.awake();
    await desk.admin.send('POST', `/api/admin/emails/${rows[0]?.id}/resend`);
    const mails = await delivered(booking.email);
    const again = mails.filter(({ subject }) => subject.startsWith('Booking confirmed'));
    expect(again).toHaveLength(2);
    expect(again.filter(({ text }) => linkIn(text) !== undefined)).toHaveLength(1);
  });
});
