import { describe, expect, test } from 'vitest';
import { sendAskedLinks } from '../../../src/my-booking/access/find-booking.usecase.ts';
import { openBrowser } from '../../harness/accounts.ts';
import { freshAddress, inboxOf } from '../email/outbox.ts';
import { log } from '../email/mail-desk.ts';
import { postOf } from '../email/post.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';
import { linkIn } from './harness.ts';

const desk = await openStaffDesk();
const post = postOf(desk);
const never = new AbortController().signal;

const FIND = '/api/my-booking/find';
const find = (bookingId: string, email: string, browser = openBrowser(desk.url)) =>
  browser.send<{ message: string; type: string }>('POST', FIND, { bookingId, email });

async function links(email: string) {
  await Promise.all([sendAskedLinks(desk.service.deps, never), sendAskedLinks(desk.service.deps, never)]);
  return (await post(email)).filter(({ subject }) => subject.startsWith('Your link'));
}

describe('whoever has lost the mail', () => {
  test('gets one link by number and address, however they are typed', async () => {
    const { booking } = await desk.paidBooking();
    const typed = `# ${booking.id.slice(0, 5).toLowerCase()} ${booking.id.slice(5)}`;
    expect(await find(typed, booking.email.toUpperCase())).toMatchObject({ status: 202 });
    const [mail, ...more] = await links(booking.email);
    expect(more).toEqual([]);
    expect(linkIn(mail?.text ?? '')).toHaveLength(43);
    const { rowCount } = await desk.db.query('SELECT FROM link_requests');
    expect(rowCount).toBe(0);
  });

  test('gets it also where somebody before them cannot be answered, who does not stay in the way', async () => {
    const [broken, behind] = [await desk.paidBooking(), await desk.paidBooking()];
    await find(broken.booking.id, broken.booking.email);
    await find(behind.booking.id, behind.booking.email);
    const { emails, ...deps } = desk.service.deps;
    const lines: object[] = [];
    const note = (facts: object) => void lines.push(facts);
    const failing: typeof emails.bookingLink = async (trx, input) => {
      if (input.bookingIds.includes(broken.booking.id)) await trx.query('SELECT 1 / 0');
      return emails.bookingLink(trx, input);
    };
    await sendAskedLinks(
      {
        ...deps,
        log: { ...log, error: note } as unknown as typeof log,
        emails: { ...emails, bookingLink: failing },
      },
      never,
    );
    expect(await links(behind.booking.email)).toHaveLength(1);
    expect(await links(broken.booking.email)).toEqual([]);
    expect(lines).toEqual([{ err: expect.any(Error) as Error, linkRequestId: expect.any(Number) as number }]);
  });

  test('of a party may give any of its numbers', async () => {
    const { ids, booking } = await desk.paidParty(['Jin', 'Mina'], {
      bookingDate: '2026-07-06',
      bookingTime: '13:00',
    });
    await find(ids[1] ?? '', booking.email);
    expect(await links(booking.email)).toHaveLength(1);
  });

  test('is told the same as somebody without a booking, who gets nothing', async () => {
    const { booking } = await desk.paidBooking();
    const stranger = freshAddress();
    const answers = [
      await find(booking.id, booking.email),
      await find(booking.id, stranger),
      await find('0000000000', stranger),
    ];
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({
        status: 202,
        body: {
          message:
            'If there is a booking with this number and e-mail address, a link to it is on its way to that address.',
        },
      });
    expect(await links(stranger)).toEqual([]);
    expect(await inboxOf(stranger)).toEqual([]);
  });

  test('gets the answer without a look at any booking, so its timing tells nothing either', async () => {
    const { booking } = await desk.paidBooking();
    const locked = await desk.db.transaction(async (trx) => {
      await trx.query('LOCK TABLE bookings, orders, personal_links, emails IN ACCESS EXCLUSIVE MODE');
      return [await find(booking.id, booking.email), await find('0000000000', freshAddress())];
    });
    expect(locked.map(({ status }) => status)).toEqual([202, 202]);
  });

  test.each([
    ['an impossible number', { bookingId: '12', email: 'a@example.test' }, 'bookingId'],
    ['an impossible address', { bookingId: '0000000000', email: 'a' }, 'email'],
  ])('is told of %s', async (_what, request, path) => {
    const { status, body } = await find(request.bookingId, request.email);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path }] });
  });
});

describe('asking is limited', () => {
  test('by e-mail address, whether or not there is such a booking', async () => {
    const copy = await desk.anotherCopy({ LIMIT_LINK_REQUESTS_PER_EMAIL_PER_HOUR: '2' });
    const { booking } = await desk.paidBooking();
    for (const [id, email] of [
      [booking.id, booking.email],
      ['0000000000', freshAddress()],
    ] as const) {
      const statuses = [];
      for (let asked = 0; asked < 3; asked++)
        statuses.push((await find(id, email, openBrowser(copy.url))).status);
      expect(statuses).toEqual([202, 202, 429]);
    }
  });

  test('by network address', async () => {
    const copy = await desk.anotherCopy({ LIMIT_LINK_REQUESTS_PER_ADDRESS_PER_HOUR: '2' });
    const browser = openBrowser(copy.url);
    const statuses = [];
    for (let asked = 0; asked < 3; asked++)
      statuses.push((await find('0000000000', freshAddress(), browser)).status);
    expect(statuses).toEqual([202, 202, 429]);
    const metrics = await (await fetch(`${copy.url}/metrics`)).text();
    expect(metrics).toContain('personal_links_asked_total 2');
  });
});
