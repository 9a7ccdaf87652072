import { beforeEach, describe, expect, it } from 'vitest';
import { MORNING, TOMORROW } from '../../harness/clock.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { send } from '../../proofs/fuzz/requests/wire.ts';
import { cableTo } from '../../harness/tcp-proxy.ts';
import { until } from '../../harness/waits.ts';
import { cookieOf, listenTo, openCounter } from './harness.ts';

const AFTER = '2026-07-04';

const desk = await openCounter();
const cable = await cableTo(desk.service.database.directUrl);
beforeEach(async () => {
  desk.service.clock.set(MORNING);
  await desk.service.db.query('TRUNCATE bookings CASCADE');
});

describe('changes of a day', () => {
  it('are heard through every copy: bookings, statuses, steps, notes, and a session that moves away', async () => {
    const other = await desk.service.anotherCopy();
    const board = await listenTo(other.url, desk.counter);
    let id = '';
    await board.hears('a booking', async () => (id = await desk.bookDirect()));
    await board.hears('a status', () => desk.setStatus(id, 'confirmed'));
    await board.hears('an arrival', () => desk.step(id, 'arrived'));
    await board.hears('a step taken back', () => desk.takeBack(id, 'arrived'));
    await board.hears('a note', () => desk.note(id, 'Window seat'));
    const dayAfter = await listenTo(other.url, desk.counter, AFTER);
    await dayAfter.hears('a session that comes', () =>
      board.hears('a session that goes', () => desk.schedule(id, AFTER, '11:00')),
    );
  });

  it('of another day are no concern of it, nor what was refused', async () => {
    const board = await listenTo(desk.service.url, desk.counter);
    await desk.bookDirect({ bookingDate: AFTER });
    const id = await desk.bookDirect({ bookingDate: AFTER, bookingTime: '15:00', email: 'b@example.test' });
    await desk.step(id, 'arrived');
    expect((await desk.step('0000000000', 'arrived')).status).toBe(404);
    const before = board.events.filter((event) => event === 'changed').length;
    // Whatever was told is told in its order: this comes last.
    await board.hears('its own', () => desk.bookDirect({ email: 'c@example.test' }));
    expect(board.events.filter((event) => event === 'changed')).toHaveLength(before + 1);
  });

  it('that a copy may have missed while its database was away are made up for', async () => {
    const far = await desk.service.anotherCopy({
      BOOKING_DATABASE_URL: cable.url,
      BOOKING_DATABASE_DIRECT_URL: cable.url,
    });
    const board = await listenTo(far.url, desk.counter);
    await cable.pull();
    await until('the copy to notice', () => !far.deps.newsFeed.isHearing);
    await desk.bookDirect();
    await board.hears('what was missed', () => cable.plug());
  });

  it('are not told to a request that names no host', async () => {
    const headers = { Accept: 'text/event-stream', Cookie: cookieOf(desk.counter), Host: '[::1' };
    const answer = await send(desk.service.url, {
      ...{ method: 'GET', path: `/api/admin/day/${TOMORROW}/changes`, headers },
    });
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([400, { type: 'malformed-request' }]);
  });

  it('are told to nobody whose session is over, or who may no longer see them', async () => {
    const leaving = await signedInBrowser(desk.service.url, desk.service.db, 'staff');
    const board = await listenTo(desk.service.url, leaving);
    await leaving.send('POST', '/api/auth/logout');
    await until('the stream to end', () => board.isOver);
    const refused = await desk.service.get(`/api/admin/day/${TOMORROW}/changes`);
    expect(refused.status).toBe(401);
  });

  it('keep no session open: looking on is nothing that somebody does', async () => {
    const watching = await signedInBrowser(desk.service.url, desk.service.db, 'staff');
    desk.service.clock.advanceMinutes(20);
    await listenTo(desk.service.url, watching);
    desk.service.clock.advanceMinutes(11);
    expect((await watching.send('GET', '/api/auth/user')).status).toBe(401);
  });

  it('end with the copy that tells them', async () => {
    const going = await desk.service.anotherCopy();
    const board = await listenTo(going.url, desk.counter);
    await going.stop();
    await until('the stream to end', () => board.isOver);
  });
});
