import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingHistory } from 'shared/bookings/admin-booking.ts';
import { MORNING, TOMORROW } from '../../harness/clock.ts';
import { openCounter } from './harness.ts';
import type { Counter } from './harness.ts';

let desk: Counter;
let id: string;
beforeAll(async () => {
  desk = await openCounter();
});
beforeEach(async () => {
  desk.service.clock.set(MORNING);
  await desk.service.db.query('TRUNCATE bookings CASCADE');
  id = await desk.bookDirect();
  await desk.setStatus(id, 'confirmed');
});

const facts = async () => {
  const [session] = (await desk.day()).sessions;
  return { status: session?.status, steps: Object.keys(session?.attendance ?? {}).sort() };
};
const historyOf = async () =>
  (await desk.counter.send<BookingHistory>('GET', `/api/admin/bookings/${id}/history`)).body.history
    .map(({ event, details }) => [event, details.step].filter(Boolean).join(' '))
    .reverse();

describe('a guest who has not paid', () => {
  it('may arrive, and does not begin to sing; nor does anybody of the party', async () => {
    const [first = '', second = ''] = await desk.bookParty(['Jin', 'Mina'], {
      bookingTime: '16:00',
      email: 'party@example.test',
    });
    expect((await desk.step(first, 'arrived')).status).toBe(200);
    await desk.setStatus(first, 'confirmed');
    for (const step of ['in-booth', 'done'] as const) {
      const own = await desk.step(second, step);
      const party = await desk.step(first, step, { wholeParty: true });
      for (const { status, body } of [own, party])
        expect([status, body.type]).toEqual([409, expect.stringContaining('booking-not-paid')]);
    }
    expect((await desk.read(second)).status).toBe('pending');
    expect((await desk.step(first, 'in-booth')).status).toBe(200);
  });
});

describe('a guest at the counter', () => {
  it('arrives, gets a drink, sings and goes; each with who and when', async () => {
    const arrived = await desk.step(id, 'arrived');
    expect(arrived.body.attendance).toEqual({
      arrived: { at: new Date(MORNING).toISOString(), by: desk.counter.user.username },
    });
    expect(arrived.body.status).toBe('confirmed');
    await desk.step(id, 'drink-made');
    await desk.step(id, 'drink-served');
    expect((await desk.step(id, 'in-booth')).body.status).toBe('in-progress');
    const { body } = await desk.step(id, 'done');
    expect(body.status).toBe('completed');
    expect(await facts()).toEqual({
      status: 'completed',
      steps: ['arrived', 'done', 'drink-made', 'drink-served', 'in-booth'],
    });
  });

  it('counts once for each step, however often it is pressed, and by whom', async () => {
    await Promise.all([1, 2, 3].map(() => desk.step(id, 'arrived')));
    const again = await desk.step(id, 'arrived');
    expect(again.status).toBe(200);
    await Promise.all([1, 2].map(() => desk.step(id, 'in-booth')));
    expect(await historyOf()).toEqual([
      'booked',
      'status-confirmed',
      'step-noted arrived',
      'status-in-progress',
      'step-noted in-booth',
    ]);
  });

  it('whose drink is served had it made, and who sings has arrived', async () => {
    await desk.step(id, 'drink-served');
    expect((await facts()).steps).toEqual(['drink-made', 'drink-served']);
    await desk.step(id, 'in-booth');
    expect((await facts()).steps).toEqual(['arrived', 'drink-made', 'drink-served', 'in-booth']);
  });

  it('can be taken back step by step, the status with them', async () => {
    const mails = await desk.mailsAbout(id);
    for (const step of ['arrived', 'in-booth', 'done'] as const) await desk.step(id, step);
    expect((await desk.takeBack(id, 'done')).body.status).toBe('in-progress');
    expect((await desk.takeBack(id, 'in-booth')).body.status).toBe('confirmed');
    expect((await desk.takeBack(id, 'arrived')).body.attendance).toEqual({});
    expect((await desk.takeBack(id, 'arrived')).status).toBe(200);
    expect((await historyOf()).slice(-5)).toEqual([
      'status-in-progress',
      'step-taken-back done',
      'status-confirmed',
      'step-taken-back in-booth',
      'step-taken-back arrived',
    ]);
    expect(await desk.mailsAbout(id)).toEqual(mails);
  });

  it('reads of nothing in a mail, also who was moved after the confirmation', async () => {
    const klook = await desk.bookKlook();
    await desk.schedule(klook, TOMORROW, '16:00');
    await desk.setStatus(klook, 'confirmed');
    await desk.schedule(klook, TOMORROW, '16:30');
    const mails = await desk.mailsAbout(klook);
    await desk.step(klook, 'in-booth');
    expect((await desk.takeBack(klook, 'in-booth')).body.status).toBe('confirmed');
    expect(await desk.mailsAbout(klook)).toEqual(mails);
  });

  it('keeps a step that another one followed, and says so', async () => {
    await desk.step(id, 'in-booth');
    const refused = await desk.takeBack(id, 'arrived');
    expect([refused.status, refused.body.type, refused.body.detail]).toEqual([
      409,
      'later-step-noted',
      'What came after it has been noted, too. Please take that back first, then this.',
    ]);
    expect((await facts()).steps).toEqual(['arrived', 'in-booth']);
  });

  it('keeps the status that somebody has set since', async () => {
    await desk.step(id, 'in-booth');
    await desk.setStatus(id, 'completed');
    expect((await desk.takeBack(id, 'in-booth')).body.status).toBe('completed');
  });

  it('whose booking is cancelled is nobody who arrives', async () => {
    await desk.setStatus(id, 'cancelled');
    const refused = await desk.step(id, 'arrived');
    expect([refused.status, refused.body.type]).toEqual([409, 'booking-cancelled']);
  });

  it('needs a step that there is, and an answer to whether it has happened', async () => {
    const unknown = await desk.step(id, 'left' as 'done');
    expect([unknown.status, unknown.body.detail]).toEqual([404, 'There is no such step at the counter.']);
    const unsaid = await desk.step(id, 'arrived', { isDone: 'perhaps' });
    expect(unsaid.body.errors).toEqual([
      { path: 'isDone', code: 'step-is-done', message: 'Please send isDone as true or false' },
    ]);
    expect((await desk.step('0000000000', 'arrived')).status).toBe(404);
  });

  it('is in the audit log with every step', async () => {
    await desk.step(id, 'arrived');
    await desk.takeBack(id, 'arrived');
    const { body } = await desk.admin.send<{ actor: string; action: string; after: unknown }[]>(
      'GET',
      '/api/admin/audit?limit=2',
    );
    const actor = desk.counter.user.username;
    expect(body.slice(0, 2)).toMatchObject([
      { actor, action: 'booking-step-back', after: { step: 'arrived' } },
      { actor, action: 'booking-step', after: { step: 'arrived' } },
    ]);
  });
});

describe('a party', () => {
  it('arrives in one tap, without those who have cancelled', async () => {
    const [first = '', second = '', third = ''] = await desk.bookParty(['Ana', 'Ben', 'Cho'], {
      bookingTime: '15:00',
    });
    await desk.setStatus(first, { status: 'confirmed', wholeParty: true });
    await desk.setStatus(second, 'cancelled');
    await desk.step(first, 'arrived', { wholeParty: true });
    const { sessions } = await desk.day();
    const arrived = sessions.filter(({ attendance }) => attendance.arrived).map((one) => one.id);
    expect(arrived).toEqual([first, third]);
    await desk.takeBack(third, 'arrived', { wholeParty: true });
    expect((await desk.day()).sessions.every(({ attendance }) => !attendance.arrived)).toBe(true);
  });

  it('is all of it or none: what one cannot take back stands for everybody', async () => {
    const [first = '', second = ''] = await desk.bookParty(['Ana', 'Ben'], { bookingTime: '16:00' });
    await desk.setStatus(first, { status: 'confirmed', wholeParty: true });
    await desk.step(first, 'arrived', { wholeParty: true });
    await desk.step(second, 'in-booth');
    expect((await desk.takeBack(first, 'arrived', { wholeParty: true })).status).toBe(409);
    const { sessions } = await desk.day();
    expect(sessions.filter(({ attendance }) => attendance.arrived)).toHaveLength(2);
  });
});

describe('a note', () => {
  it('is what staff tell each other: written, changed, taken away; the words are in no log', async () => {
    expect((await desk.note(id, '  Shy, first time.\nBring water. ')).body.note).toBe(
      'Shy, first time.\nBring water.',
    );
    expect((await desk.day()).sessions[0]?.note).toContain('Bring water');
    expect((await desk.note(id, '')).body.note).toBe('');
    expect(await historyOf()).toEqual(['booked', 'status-confirmed', 'note-changed', 'note-changed']);
    const { rows } = await desk.service.db.query(
      `SELECT FROM audit_log WHERE (before::text || after::text) LIKE '%water%'`,
    );
    expect(rows).toEqual([]);
  });

  it.each([['x'.repeat(501)], [7], ['\u0007']])('refuses %j with what to do', async (text) => {
    const refused = await desk.note(id, text);
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.[0]?.path).toBe('note');
  });
});
