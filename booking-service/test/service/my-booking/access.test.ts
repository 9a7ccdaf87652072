import { describe, expect, test } from 'vitest';
import { hashToken, newToken } from '../../../src/auth/tokens.ts';
import { sendAskedLinks } from '../../../src/my-booking/access/find-booking.usecase.ts';
import { makeLink } from '../../../src/personal-links/personal-links.store.ts';
import { openBrowser, signedInBrowser } from '../../harness/accounts.ts';
import { until } from '../../harness/waits.ts';
import { freshAddress } from '../email/outbox.ts';
import { postOf } from '../email/post.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';
import { linkIn, linkTo, visitorBrowser } from './harness.ts';

const desk = await openStaffDesk();
const post = postOf(desk);

/** The mails that have arrived since, newest first. */
async function delivered(email: string) {
  await sendAskedLinks(desk.service.deps, new AbortController().signal);
  return post(email);
}

const PAGE = '/api/my-booking';
const SESSION = '/api/my-booking/session';
const open = (link: string, browser = openBrowser(desk.url)) =>
  browser.send<{ type: string }>('POST', SESSION, { link });

describe('the link of a mail', () => {
  test('opens the page of its own order, with a cookie that scripts cannot read and other pages do not get', async () => {
    const { booking } = await desk.paidBooking();
    const [mail] = await delivered(booking.email);
    const link = linkIn(mail?.text ?? '');
    expect(link).toHaveLength(43);
    expect(linkIn(mail?.html ?? '')).toBe(link);

    const browser = openBrowser(desk.url);
    const opened = await open(link ?? '', browser);
    expect(opened.status).toBe(204);
    expect(opened.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^visit=[\w-]{43}; Max-Age=43200; Path=\/api\/my-booking; Expires=.*; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    const page = await browser.send('GET', PAGE);
    expect(page).toMatchObject({ status: 200, body: { id: booking.id, email: booking.email } });
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('can be made for the longest address that mail servers take', async () => {
    const domain = [63, 63, 53].map((length) => 'd'.repeat(length)).join('.');
    const email = `${'x'.repeat(64)}@${domain}.example`;
    const { booking } = await desk.paidBooking({ email });
    const browser = await visitorBrowser(desk, booking.id);
    expect(await browser.send('GET', PAGE)).toMatchObject({ status: 200, body: { email } });
  });

  test('is stored nowhere, nor is the cookie', async () => {
    const { booking } = await desk.paidBooking();
    const [mail] = await delivered(booking.email);
    const link = linkIn(mail?.text ?? '') ?? '';
    const browser = openBrowser(desk.url);
    await open(link, browser);
    for (const secret of [link, browser.cookies.get('visit') ?? '']) {
      expect(secret).toHaveLength(43);
      for (const table of ['emails', 'personal_links', 'visitor_sessions', 'booking_history', 'audit_log']) {
        const { rowCount } = await desk.db.query(
          `SELECT FROM ${table} t WHERE position($1 in t::text) > 0 OR position($2 in t::text) > 0`,
          [secret, Buffer.from(secret, 'base64url').toString('hex')],
        );
        expect(rowCount, table).toBe(0);
      }
    }
  });

  test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(44)])('that is none (%s) opens nothing', async (link) => {
    const { status } = await open(link);
    expect(status).toBe(link.length === 43 ? 401 : 400);
  });

  test('for something else does not open the page', async () => {
    const { booking } = await desk.paidBooking();
    for (const purpose of ['email-change', 'opt-out'] as const)
      expect(await open(await linkTo(desk, booking.id, purpose))).toMatchObject({
        status: 401,
        body: { type: 'link-invalid' },
      });
  });

  test('is made for nobody who types what stands for it in a stored mail', async () => {
    const { booking } = await desk.paidBooking({ name: '{{page}} \\u0001page\\u0001' });
    const [mail] = await delivered(booking.email);
    expect(mail?.text).toContain('{{page}} \\u0001page\\u0001');
    const typed = await desk.service.deps.db.query('SELECT name FROM bookings WHERE id = $1', [booking.id]);
    expect(typed.rows).toEqual([{ name: '{{page}} \\u0001page\\u0001' }]);
  });

  test('is sent anew with every try, and each works', async () => {
    const { booking } = await desk.paidBooking();
    const [first] = await delivered(booking.email);
    const { rows } = await desk.db.query<{ id: string }>('SELECT id FROM emails WHERE order_id = $1', [
      booking.id,
    ]);
    await desk.awake();
    await desk.admin.send('POST', `/api/admin/emails/${rows[0]?.id}/resend`);
    const [second] = await delivered(booking.email);
    const links = [first, second].map((mail) => linkIn(mail?.text ?? '') ?? '');
    expect(new Set(links).size).toBe(2);
    for (const link of links) expect((await open(link)).status).toBe(204);
  });
});

describe('the secret of the browser that has booked', () => {
  const bySecret = () => {
    const secret = newToken();
    return { secret, headers: { 'Idempotency-Key': hashToken(secret).toString('hex') } };
  };

  test('opens the page once it is paid, for as long as a visit lasts; its hash, number and payment open nothing', async () => {
    const { secret, headers } = bySecret();
    const booking = await desk.hold({}, headers);
    expect((await open(secret)).status).toBe(401);
    const returned = await desk.authenticate(booking);
    expect((await desk.confirm(returned)).status).toBe(200);
    const { rowCount } = await desk.db.query(
      'SELECT FROM idempotency_keys k WHERE position($1 in k::text) > 0',
      [secret],
    );
    expect(rowCount).toBe(0);
    for (const known of [headers['Idempotency-Key'], booking.id, returned.orderId, returned.paymentKey])
      expect((await open(known)).status).not.toBe(204);
    const browser = openBrowser(desk.url);
    expect((await open(secret, browser)).status).toBe(204);
    expect((await browser.send('GET', PAGE)).body).toMatchObject({ id: booking.id, email: booking.email });
    desk.clock.advanceMinutes(12 * 60);
    expect((await open(secret)).status).toBe(401);
  });

  test('is worth nothing once staff have replaced the link, or the address is another', async () => {
    const ends = [
      async (id: string) => {
        await desk.awake();
        await desk.admin.send('POST', `/api/admin/bookings/${id}/link`);
      },
      async (id: string) => {
        const owner = await visitorBrowser(desk, id);
        await owner.send('POST', '/api/my-booking/email', { email: freshAddress() });
        const { rows } = await desk.db.query<{ email: string }>(
          'SELECT email FROM email_changes WHERE order_id = $1',
          [id],
        );
        const link = await makeLink(desk.db, {
          orderId: id,
          purpose: 'email-change',
          recipient: rows[0]?.email ?? '',
          now: desk.clock.now(),
        });
        expect((await owner.send('POST', '/api/my-booking/email/confirmation', { link })).status).toBe(200);
      },
    ];
    for (const end of ends) {
      const { secret, headers } = bySecret();
      const { booking } = await desk.paidBooking({}, headers);
      expect((await open(secret)).status).toBe(204);
      await end(booking.id);
      expect((await open(secret)).status).toBe(401);
    }
  });
});

describe('the page', () => {
  test('is closed by leaving, and the cookie is worth nothing afterwards', async () => {
    const { booking } = await desk.paidBooking();
    const browser = await visitorBrowser(desk, booking.id);
    const kept = browser.cookies.get('visit') ?? '';
    expect((await browser.send('DELETE', SESSION)).status).toBe(204);
    browser.cookies.set('visit', kept);
    expect(await browser.send('GET', PAGE)).toMatchObject({ status: 401, body: { type: 'page-closed' } });
  });

  test('closes half an hour after the last look, and after twelve hours in any case', async () => {
    const { booking } = await desk.paidBooking();
    const browser = await visitorBrowser(desk, booking.id);
    for (let looks = 0; looks < 24; looks++) {
      desk.clock.advanceMinutes(29);
      expect((await browser.send('GET', PAGE)).status).toBe(200);
    }
    desk.clock.advanceMinutes(29);
    expect((await browser.send('GET', PAGE)).status).toBe(401);

    const other = await visitorBrowser(desk, booking.id);
    desk.clock.advanceMinutes(31);
    expect((await other.send('GET', PAGE)).status).toBe(401);
  });

  test('names nobody but those of its own order', async () => {
    const { booking } = await desk.paidBooking({ name: 'Sample Visitor' });
    await desk.paidBooking({ name: 'Another Guest' });
    const browser = await visitorBrowser(desk, booking.id);
    const { body } = await browser.send('GET', PAGE);
    expect(JSON.stringify(body)).toContain('Sample Visitor');
    expect(JSON.stringify(body)).not.toContain('Another Guest');
  });
});

describe('a link that staff replace', () => {
  test('is dead at once on every copy, with every page that it has opened; the new one goes to the address on file', async () => {
    const { booking } = await desk.paidBooking();
    await delivered(booking.email);
    const other = await desk.anotherCopy();
    const stolen = await linkTo(desk, booking.id);
    const thief = openBrowser(other.url);
    expect((await open(stolen, thief)).status).toBe(204);
    await desk.awake();
    const path = `/api/admin/bookings/${booking.id}/link`;
    expect(await desk.admin.send('POST', path)).toMatchObject({ status: 202, body: { success: true } });
    expect((await thief.send('GET', PAGE)).status).toBe(401);
    expect((await open(stolen, thief)).status).toBe(401);
    const [mail] = await delivered(booking.email);
    expect(mail?.subject).toBe(`Your link to booking #${booking.id}`);
    expect((await open(linkIn(mail?.text ?? '') ?? '')).status).toBe(204);
    expect(await desk.history(booking.id)).toContainEqual(
      expect.objectContaining({ event: 'link-replaced', actor: `user:${desk.admin.user.id}` }),
    );
    const { rows } = await desk.db.query(
      `SELECT FROM audit_log WHERE action = 'link-replaced' AND subject_id = $1`,
      [booking.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('takes a change of the address with it that whoever had it has begun', async () => {
    const { booking } = await desk.paidBooking();
    const thief = await visitorBrowser(desk, booking.id);
    const address = freshAddress();
    expect((await thief.send('POST', '/api/my-booking/email', { email: address })).status).toBe(202);
    const sent = linkIn((await delivered(address))[0]?.text ?? '', 'new-address=') ?? '';
    await desk.awake();
    await desk.admin.send('POST', `/api/admin/bookings/${booking.id}/link`);
    // Neither with the mail that has arrived, nor with one that leaves only now.
    for (const link of [sent, await linkTo(desk, booking.id, 'email-change')]) {
      const confirmed = await thief.send('POST', '/api/my-booking/email/confirmation', { link });
      expect(confirmed.status).toBe(401);
    }
    const owner = await visitorBrowser(desk, booking.id);
    expect((await owner.send('GET', PAGE)).body).toMatchObject({ email: booking.email, newEmail: null });
  });

  test('stops what its page has begun and what waits for the order meanwhile', async () => {
    const { booking } = await desk.paidBooking();
    const thief = await visitorBrowser(desk, booking.id);
    const asked = await desk.db.transaction(async (trx) => {
      await trx.query('SELECT FROM orders WHERE id = $1 FOR NO KEY UPDATE', [booking.id]);
      const waiting = thief.send('PATCH', '/api/my-booking/phone', { phone: '+82 2 1234 5678' });
      await until('the change to wait for the order', async () => {
        const { rowCount } = await desk.db.query(
          `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FROM orders%'`,
        );
        return rowCount > 0;
      });
      await trx.query('DELETE FROM personal_links WHERE order_id = $1', [booking.id]);
      await trx.query('DELETE FROM visitor_sessions WHERE order_id = $1', [booking.id]);
      return { waiting };
    });
    expect(await asked.waiting).toMatchObject({ status: 401, body: { type: 'page-closed' } });
  });

  test('of nobody is not replaced', async () => {
    await desk.awake();
    const { status } = await desk.admin.send('POST', '/api/admin/bookings/0000000000/link');
    expect(status).toBe(404);
    const user = await signedInBrowser(desk.url, desk.db, 'user');
    expect((await user.send('POST', '/api/admin/bookings/0000000000/link')).status).toBe(403);
  });
});

describe('guessing', () => {
  test('is stopped by address, shows in metrics, and a link that works costs nothing', async () => {
    const { booking } = await desk.paidBooking();
    const copy = await desk.anotherCopy({ LIMIT_LINK_TRIES_PER_ADDRESS_PER_15_MINUTES: '3' });
    const browser = openBrowser(copy.url);
    for (let tries = 0; tries < 5; tries++)
      expect((await open(await linkTo(desk, booking.id), browser)).status).toBe(204);
    const guesses = [];
    for (let tries = 0; tries < 4; tries++) guesses.push((await open('A'.repeat(43), browser)).status);
    expect(guesses).toEqual([401, 401, 401, 429]);
    // Whoever guesses is refused with a link that works, too.
    const refused = await open(await linkTo(desk, booking.id), browser);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const metrics = await (await fetch(`${copy.url}/metrics`)).text();
    expect(metrics).toContain('personal_links_refused_total{purpose="page"} 3');
  });
});
