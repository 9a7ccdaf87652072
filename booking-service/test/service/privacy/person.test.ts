import { refusals } from 'shared/problems/refusals.en.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from 'shared/auth/audit.ts';
import { previewErasure } from '../../../src/privacy/person.usecase.ts';
import { openPrivacyDesk } from './desk.ts';
import type { PrivacyDesk } from './desk.ts';
import { contentOf, tracesOf } from './harness.ts';

const email = 'mina.person@example.test';
const mina = { name: 'Mina Person', email: 'Mina.Person@example.test', phone: '+821077777777' };
const words = [email, mina.name, mina.phone, 'KLK-MINA'];

let desk: PrivacyDesk;
let ids: Record<'klook' | 'never' | 'other', string>;
beforeAll(async () => {
  desk = await openPrivacyDesk();
  const klook = await desk.klook({
    ...mina,
    klookBookingId: 'klk-mina',
    klookDate: '2026-07-03',
    klookTime: '15:00',
  });
  desk.clock.advanceMinutes(1);
  const never = (await desk.hold(mina)).id;
  await desk.enquire({ name: mina.name, email: mina.email, phone: mina.phone });
  await desk.setStatus(klook, 'completed');
  const path = `/api/admin/bookings/${klook}`;
  await desk.admin.send('POST', `${path}/send-email`, { subject: `For ${mina.name}`, message: 'Hello' });
  await desk.admin.send('PATCH', `${path}/schedule`, {
    bookingDate: '2026-07-03',
    bookingTime: '16:00',
    reason: `asked by ${email}`,
  });
  const other = (await desk.paid({ name: 'Omar Other' })).id;
  await desk.sendMails();
  ids = { klook, never, other };
  desk.clock.advanceMinutes(3 * 24 * 60);
});

const minus = (report: object) => ({ ...report, person: undefined });

describe('what is known of one person', () => {
  it('is for super admins', async () => {
    for (const what of ['search', 'export', 'erase'] as const) {
      const { status, body } = await desk.ask(
        what,
        { email, confirmation: email },
        { ...desk.admin, user: desk.owner.user },
      );
      expect([status, body.detail], what).toEqual([403, refusals['personal-data-of-super-admins']]);
    }
  });

  it('is exported whole, whatever case the address is written in', async () => {
    const { status, body } = await desk.ask('export', { email });
    expect(status).toBe(200);
    expect(body.bookings.map(({ id }) => id)).toEqual([ids.klook, ids.never]);
    expect(body.mails.map(({ kind }) => kind).sort()).toEqual([
      'booking-moved',
      'enquiry-noted',
      'franchise-enquiry',
      'klook-completed',
      'staff-message',
    ]);
    expect(body.enquiries).toHaveLength(1);
    expect(body.auditEntries.map(({ action }) => action)).toEqual([
      'booking-status',
      'email-sent',
      'booking-schedule',
    ]);
    expect(body.history.length).toBeGreaterThan(3);
    for (const word of words) expect(JSON.stringify(body).toLowerCase()).toContain(word.toLowerCase());
    expect(JSON.stringify(body)).not.toContain('Omar Other');
    for (const column of await tracesOf(desk.db, [email])) {
      if (!column.startsWith('booking_search'))
        expect(JSON.stringify(body), column).toContain(column.split('.')[1]);
    }
  });

  it('is looked at before it is erased, and nothing changes by that', async () => {
    const before = await contentOf(desk.db);
    const { status, body } = await desk.ask('search', { email });
    expect(status).toBe(200);
    expect(body.bookings).toEqual([
      { id: ids.klook, fate: 'removed', keptUntil: null },
      { id: ids.never, fate: 'removed', keptUntil: null },
    ]);
    expect(body.counts).toMatchObject({ bookings: 2, mails: 5, enquiries: 1, keptByLaw: 0 });
    expect(body.isStaff).toBe(false);
    expect(await contentOf(desk.db)).toBe(before);
  });

  it('is not erased without the address typed once more', async () => {
    const before = await contentOf(desk.db);
    const { status, body } = await desk.ask('erase', { email, confirmation: 'mina@example.test' });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'confirmation', code: 'erasure-confirmation', message: refusals['erasure-confirmation'] }],
    ]);
    expect(await contentOf(desk.db)).toBe(before);
  });

  it('is erased everywhere, as it was foretold, and the log says so without the address', async () => {
    const foretold = (await desk.ask('search', { email })).body;
    const { status, body } = await desk.ask('erase', { email, confirmation: mina.email });
    expect(status).toBe(200);
    expect(body).toEqual(foretold);
    expect(await tracesOf(desk.db, words)).toEqual([]);
    const { body: entries } = await desk.owner.send<AuditEntry[]>('GET', '/api/admin/audit?limit=1');
    expect(entries[0]).toMatchObject({
      action: 'personal-data-erased',
      subjectType: 'person',
      subjectId: body.person,
      after: { bookings: 2, mails: 5, enquiries: 1, keptByLaw: 0 },
    });
    // Another installation calls the same person by another name, so addresses cannot be tried.
    const { config, db } = desk.service.deps;
    const elsewhere = { db, contractYears: 1, now: desk.clock.now(), actor: null };
    const named = (secret: string) => previewErasure(email.toUpperCase(), { ...elsewhere, secret });
    expect((await named(config.proofOfWork.secret)).person).toBe(body.person);
    expect((await named('x'.repeat(32))).person).not.toBe(body.person);
    expect((await desk.about(ids.other)).name).toBe('Omar Other');
  });

  it('once erased there is nothing left to erase', async () => {
    const { body } = await desk.ask('erase', { email, confirmation: email });
    expect(body.bookings).toEqual([]);
    expect(new Set(Object.values(body.counts))).toEqual(new Set([0]));
  });
});

describe('what the law has us keep, and what still runs', () => {
  const buyer = 'paula.buyer@example.test';
  const person = { name: 'Paula Buyer', email: buyer, phone: '+821088888888' };
  let paid: string;
  let coming: string;

  it('is named and stays, the one as little as may be, the other as it is', async () => {
    paid = (await desk.paid({ ...person, bookingDate: '2026-07-06', bookingTime: '10:00' })).id;
    desk.clock.advanceMinutes(1);
    coming = (await desk.paid({ ...person, bookingDate: '2026-07-20', bookingTime: '10:00' })).id;
    desk.clock.set('2026-07-10T00:00:00Z');
    const { body } = await desk.ask('erase', { email: buyer, confirmation: buyer });
    expect(body.bookings).toEqual([
      { id: paid, fate: 'kept-by-law', keptUntil: '2031-07-06T01:10:00.000Z' },
      { id: coming, fate: 'running', keptUntil: null },
    ]);
    expect(await desk.about(paid)).toMatchObject({ name: 'Removed', forgottenAt: desk.clock.now() });
    expect(await desk.about(coming)).toMatchObject({ name: person.name, forgottenAt: null });
    const { rows } = await desk.db.query(
      'SELECT booking_id, name, email, lp_delivery_address FROM kept_by_law',
    );
    expect(rows).toEqual([{ booking_id: paid, name: person.name, email: buyer, lp_delivery_address: null }]);
    const mails = await desk.db.query(`SELECT order_id FROM emails WHERE recipient = $1`, [buyer]);
    expect(mails.rows).toEqual([{ order_id: coming }]);
  });

  it('goes when it is over: the session by asking again, the record with its years', async () => {
    desk.clock.set('2026-07-21T00:00:00Z');
    const again = await desk.ask('erase', { email: buyer, confirmation: buyer });
    expect(again.body.bookings).toEqual([
      { id: coming, fate: 'kept-by-law', keptUntil: '2031-07-20T01:10:00.000Z' },
      { id: paid, fate: 'kept-by-law', keptUntil: '2031-07-06T01:10:00.000Z' },
    ]);
    desk.clock.set('2031-07-07T00:00:00Z');
    const later = await desk.ask('erase', { email: buyer, confirmation: buyer });
    expect(minus(later.body)).toMatchObject({
      bookings: [{ id: coming, fate: 'kept-by-law' }],
      counts: { keptByLaw: 1, payments: 1 },
    });
    desk.clock.set('2031-07-21T00:00:00Z');
    await desk.runJob();
    expect(await tracesOf(desk.db, [buyer, person.name, person.phone])).toEqual([]);
  });

  it('an account of staff is not erased with the visitor, and that is said', async () => {
    const { body } = await desk.ask('search', { email: desk.admin.user.email });
    expect(body.isStaff).toBe(true);
  });
});
