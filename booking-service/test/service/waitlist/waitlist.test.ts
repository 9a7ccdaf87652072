import { afterEach, describe, expect, test } from 'vitest';
import { CONFIRM_HOURS } from 'shared/waitlist/waitlist.ts';
import { endPersonalData } from '../../../src/privacy/end-personal-data.job.ts';
import { erasePerson, exportPerson } from '../../../src/privacy/person.usecase.ts';
import { freshAddress } from '../email/outbox.ts';
import { openBrowser } from '../../harness/accounts.ts';
import { MORNING } from '../../harness/clock.ts';
import { aWalkIn } from '../walk-ins/harness.ts';
import { DAY, openWaitingRoom, wishLinkIn } from './harness.ts';

const room = await openWaitingRoom();
const { db, clock, url } = room;

afterEach(async () => {
  clock.set(MORNING);
  await db.query('TRUNCATE bookings, orders, waitlist_wishes CASCADE');
});

/** Somebody to whom 15:00 has just been offered. */
async function offered() {
  const { booking } = await room.full();
  const { email } = await room.waiter();
  await room.setStatus(booking.id, 'cancelled');
  await room.offer();
  const [mail] = await room.post(email);
  return { email, mail, link: wishLinkIn(mail?.text) };
}

test('a full time, a cancellation, a mail with a time held, a booking, a payment', async () => {
  const { booking } = await room.full();
  const { email, status, body } = await room.join();
  expect({ status, body }).toEqual({
    status: 201,
    body: { date: DAY, earliest: '15:00', latest: '15:00', people: 1 },
  });
  const [noted, ...none] = await room.post(email);
  expect(none).toEqual([]);
  expect(noted).toMatchObject({ subject: 'Please confirm: waitlist for Wednesday 8 July 2026' });
  expect((await room.look(wishLinkIn(noted?.text))).body).toMatchObject({
    ...{ state: 'waiting', date: DAY, earliest: '15:00', people: 1, email, ahead: 0, offer: null },
  });

  await room.offer();
  expect(await room.post(email)).toHaveLength(1);
  await room.setStatus(booking.id, 'cancelled');
  await room.offer();
  const until = new Date(clock.now().getTime() + 20 * 60_000);
  const [mail] = await room.post(email);
  expect(mail?.subject).toBe('A time is free: Wednesday 8 July 2026, 15:00');
  expect(mail?.text).toContain('15:00–15:10 KST');

  const [stranger, winner] = [openBrowser(url), openBrowser(url)];
  expect(await room.times(stranger)).not.toContain('15:00');
  expect(await room.book(stranger)).toMatchObject({ status: 409, body: { type: 'slot-taken' } });
  const taken = await room.take(wishLinkIn(mail?.text), winner);
  expect(taken).toMatchObject({
    status: 200,
    body: { state: 'offered', offer: { time: '15:00', until: until.toISOString() } },
  });
  expect(await room.times(winner)).toContain('15:00');
  const { status: made, body: held } = await room.book(winner, { email });
  expect(made).toBe(201);
  expect((await room.look(wishLinkIn(mail?.text))).body).toMatchObject({ state: 'taken', offer: null });
  const { rows } = await db.query('SELECT booking_id, wish_id FROM slot_claims');
  expect(rows).toEqual([{ booking_id: held.id, wish_id: null }]);

  const returned = await room.authenticate({
    ...{ id: held.id, email, total: held.totalPrice, date: DAY, time: '15:00' },
  });
  await room.withoutWebhooks(returned.orderId);
  expect((await room.confirm(returned)).status).toBe(200);
  expect(await room.card(held.id)).toMatchObject({ status: 'confirmed' });
});

describe('in the order of joining', () => {
  test('who came first is asked first, whoever a time does not fit is passed over, and nobody twice', async () => {
    const { booking } = await room.full();
    const { booking: later } = await room.full({ bookingTime: '15:10' });
    const early = await room.waiter({ earliest: '15:10', latest: '15:10' });
    const second = await room.waiter();
    const third = await room.waiter();
    expect((await room.look(third.link)).body.ahead).toBe(2);
    await room.setStatus(booking.id, 'cancelled');
    await room.offer();
    await room.offer();
    expect((await room.look(early.link)).body.state).toBe('waiting');
    expect((await room.look(second.link)).body.offer?.time).toBe('15:00');
    expect((await room.look(third.link)).body).toMatchObject({ state: 'waiting', ahead: 1 });
    await room.setStatus(later.id, 'cancelled');
    await room.offer();
    expect((await room.look(early.link)).body.offer?.time).toBe('15:10');
  });

  test('a time that is not booked within 20 minutes goes to the next, and its first reader is off the list', async () => {
    const first = await offered();
    const next = await room.waiter();
    clock.advanceMinutes(20);
    expect((await room.look(first.link)).body).toMatchObject({ state: 'missed', offer: null });
    expect(await room.take(first.link)).toMatchObject({ status: 409, body: { type: 'offer-ended' } });
    await room.offer();
    expect((await room.look(next.link)).body).toMatchObject({ state: 'offered', offer: { time: '15:00' } });
    await room.post(next.email);
    clock.advanceMinutes(20);
    await room.offer();
    expect(await room.times(openBrowser(url))).toContain('15:00');
    expect((await db.query('SELECT FROM slot_claims WHERE wish_id IS NOT NULL')).rowCount).toBe(0);
    await room.offer();
    expect(await room.post(first.email)).toHaveLength(2);
  });

  test('a hold that expires is offered to the first in line', async () => {
    expect((await room.book(openBrowser(url))).status).toBe(201);
    const first = await room.waiter();
    await room.offer();
    expect((await room.look(first.link)).body.state).toBe('waiting');
    clock.advanceMinutes(15);
    await room.offer();
    expect((await room.look(first.link)).body).toMatchObject({ state: 'offered', offer: { time: '15:00' } });
  });

  test('a party waits for as many times in a row, and books them all', async () => {
    const { booking } = await room.full();
    await room.full({ bookingTime: '15:20' });
    const pair = await room.waiter({ people: 2, latest: '15:10' });
    const alone = await room.waiter();
    await room.setStatus(booking.id, 'cancelled');
    await room.offer();
    expect((await room.look(pair.link)).body.offer?.time).toBe('15:00');
    expect((await room.look(alone.link)).body.state).toBe('waiting');
    const browser = openBrowser(url);
    await room.take(pair.link, browser);
    expect(await room.times(browser, 2)).toContain('15:00');
    const companion = {
      name: 'Mina',
      selectedDrink: 'lemonade',
      youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ',
    };
    const { status } = await room.book(browser, { companions: [companion], totalPrice: 100_000 });
    expect(status).toBe(201);
  });
});

test('who has not opened the link of the mail is offered nothing, is before nobody, and is forgotten after a day', async () => {
  const { booking } = await room.full();
  const unconfirmed = [await room.join(), await room.join()];
  const dayLater = clock.now().getTime() + CONFIRM_HOURS * 3_600_000;
  const { link } = await room.waiter();
  expect((await room.look(link)).body.ahead).toBe(0);
  expect((await room.waiting()).map(({ isConfirmed }) => isConfirmed)).toEqual([false, false, true]);
  await room.setStatus(booking.id, 'cancelled');
  await room.offer();
  expect((await room.look(link)).body.offer?.time).toBe('15:00');
  await room.leave(link);
  await room.offer();
  expect((await db.query('SELECT FROM slot_claims WHERE wish_id IS NOT NULL')).rowCount).toBe(0);
  const [mails] = await Promise.all(unconfirmed.map(({ email }) => room.post(email)));
  expect(mails).toHaveLength(1);
  clock.set(new Date(dayLater - 1_000).toISOString());
  expect(await endPersonalData(room.service.deps)).toMatchObject({ wishes: 0 });
  clock.set(new Date(dayLater).toISOString());
  expect(await endPersonalData(room.service.deps)).toMatchObject({ wishes: 2 });
  expect((await room.look(wishLinkIn(mails?.[0]?.text))).status).toBe(401);
});

describe('whoever waits', () => {
  test('changes the wish by its link alone: to join with the address is answered alike, changes nothing, and is one mail an hour', async () => {
    await room.full();
    await room.full({ bookingTime: '15:10' });
    const { email, link } = await room.waiter();
    const other = await room.waiter();
    const stranger = freshAddress();
    for (const minutes of [0, 20, 20]) {
      clock.advanceMinutes(minutes);
      const known = await room.join({ email: email.toUpperCase(), latest: '15:10' });
      const fresh = await room.join({ email: stranger, latest: '15:10' });
      expect([known.status, known.body]).toEqual([fresh.status, fresh.body]);
    }
    expect((await room.look(link)).body).toMatchObject({ earliest: '15:00', latest: '15:00', ahead: 0 });
    expect((await room.look(other.link)).body.ahead).toBe(1);
    expect([(await room.post(email)).length, (await room.post(stranger)).length]).toEqual([1, 1]);
    clock.advanceMinutes(30);
    await room.join({ email, latest: '15:10' });
    const [reminder, ...earlier] = await room.post(email);
    expect([reminder?.subject, earlier.length]).toEqual([
      ...['You are on the waitlist for Wednesday 8 July 2026', 1],
    ]);
    expect((await room.look(wishLinkIn(reminder?.text))).body).toMatchObject({ latest: '15:00', ahead: 0 });
  });

  test('may do so for three days; another one is answered alike, and the mail says what to do', async () => {
    const email = freshAddress();
    const days = ['2026-07-08', '2026-07-09', '2026-07-10', '2026-07-11'];
    for (const bookingDate of days) await room.full({ bookingDate });
    for (const date of days.slice(0, 3)) expect((await room.join({ email, date })).status).toBe(201);
    clock.advanceMinutes(60);
    expect((await room.join({ email, date: '2026-07-11' })).status).toBe(201);
    const mails = await room.post(email);
    const mail = mails.find(({ subject }) => subject === 'You wait for as many days as we can note');
    expect(mails).toHaveLength(4);
    expect((await room.look(wishLinkIn(mail?.text))).body.date).toBe('2026-07-08');
    // At once as well as one after the other.
    const another = freshAddress();
    await Promise.all(days.map((date) => room.join({ email: another, date })));
    const { rows } = await db.query('SELECT count(*)::int AS wishes FROM waitlist_wishes WHERE email = $1', [
      another,
    ]);
    expect(rows).toEqual([{ wishes: 3 }]);
  });

  test('may leave, and what was held is free at once', async () => {
    const { link } = await offered();
    expect((await room.leave(link)).status).toBe(204);
    expect((await room.leave(link)).status).toBe(204);
    expect((await room.look(link)).body).toMatchObject({ state: 'left', offer: null });
    expect(await room.times(openBrowser(url))).toContain('15:00');
    expect(await room.take(link)).toMatchObject({ status: 409, body: { type: 'offer-ended' } });
  });

  test('and books another time than the one that is held is like anybody; what is held stays held', async () => {
    const { link, email } = await offered();
    const browser = openBrowser(url);
    await room.take(link, browser);
    expect((await room.book(browser, { email, bookingTime: '16:00' })).status).toBe(201);
    expect((await room.look(link)).body.state).toBe('offered');
  });
});

describe('staff', () => {
  test('see on the board who waits, in their order, and what is held until when', async () => {
    const { email } = await offered();
    const other = await room.waiter({ earliest: '15:00', latest: '15:00', people: 2 });
    const [first, second, ...more] = await room.waiting();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      ...{ email, earliest: '15:00', latest: '15:00', people: 1 },
      held: { studioId: 1, startsAt: `${DAY}T06:00:00.000Z`, endsAt: `${DAY}T06:10:00.000Z` },
    });
    expect(second).toMatchObject({ email: other.email, people: 2, held: null });
    // Nobody at the counter sells it meanwhile.
    const walkIn = await room.admin.send('POST', '/api/admin/walk-ins', {
      ...aWalkIn({ bookingDate: DAY, bookingTime: '15:00' }),
    });
    expect(walkIn.status).toBe(409);
  });

  test('take somebody off the list, which is written down', async () => {
    const { link } = await offered();
    const [waiting] = await room.waiting();
    expect((await room.remove(waiting?.id ?? 0)).status).toBe(204);
    expect(await room.remove(waiting?.id ?? 0)).toMatchObject({ status: 404 });
    expect((await room.look(link)).body.state).toBe('left');
    expect(await room.times(openBrowser(url))).toContain('15:00');
    const { rows } = await db.query("SELECT subject_id FROM audit_log WHERE action = 'wish-removed'");
    expect(rows).toEqual([{ subject_id: String(waiting?.id) }]);
  });
});

describe('is refused', () => {
  test('a day with a free time, with the first of them', async () => {
    await room.full();
    expect(await room.join({ latest: '15:20' })).toMatchObject({
      status: 409,
      body: {
        ...{ type: 'times-free', nearestTime: '15:10' },
        detail: 'There is a free time already: 15:10. Please book it before somebody else does.',
      },
    });
  });

  test('a day on which nothing is sold, and times that are over', async () => {
    expect(await room.join({ date: '2026-07-01' })).toMatchObject({
      status: 409,
      body: { type: 'slot-not-on-sale', detail: expect.stringContaining('another day') as string },
    });
    clock.set('2026-07-08T18:00:00+09:00');
    expect(await room.join()).toMatchObject({
      status: 409,
      body: { type: 'slot-not-on-sale', detail: expect.stringContaining('choose others') as string },
    });
  });

  test('what is no wish', async () => {
    const answer = await room.join({ email: 'nobody', earliest: '16:00', people: 5 });
    expect(answer.status).toBe(400);
  });

  test('a link that is none', async () => {
    const link = 'x'.repeat(43);
    for (const answer of [await room.look(link), await room.take(link), await room.leave(link)])
      expect(answer).toMatchObject({ status: 401, body: { type: 'link-invalid' } });
  });
});

describe('no offer is left hanging', () => {
  test('a time that staff take out of sale ends it, and its reader keeps the place', async () => {
    const { link } = await offered();
    const block = {
      ...{ studioIds: [1], kind: 'repair', isWeekly: false },
      ...{ startsAt: `${DAY}T06:00:00.000Z`, endsAt: `${DAY}T07:00:00.000Z` },
    };
    await room.awake();
    const { status, body } = await room.admin.send<{ id: number }>('POST', '/api/admin/blocks', block);
    expect(status).toBe(201);
    await room.offer();
    expect((await room.look(link)).body).toMatchObject({ state: 'waiting', ahead: 0 });
    await room.admin.send('DELETE', `/api/admin/blocks/${body.id}`);
    await room.offer();
    expect((await room.look(link)).body).toMatchObject({ state: 'offered', offer: { time: '15:00' } });
  });

  test('while mails do not leave nobody else is offered anything, and who was not told keeps the place, twice at most', async () => {
    const { booking } = await room.full();
    const { booking: other } = await room.full({ bookingTime: '15:10' });
    const first = await room.waiter();
    const second = await room.waiter({ earliest: '15:10', latest: '15:10' });
    await room.setStatus(booking.id, 'cancelled');
    await room.offer();
    clock.advanceMinutes(3);
    await room.setStatus(other.id, 'cancelled');
    await room.offer();
    expect((await room.look(second.link)).body.state).toBe('waiting');
    clock.advanceMinutes(17);
    await room.offer();
    expect((await room.look(first.link)).body.offer?.time).toBe('15:00');
    expect((await room.look(second.link)).body.offer?.time).toBe('15:10');
    clock.advanceMinutes(20);
    await room.offer();
    expect((await room.look(first.link)).body.state).toBe('missed');
  });

  test('nothing is offered that could not be booked until the last moment', async () => {
    const { booking } = await room.full();
    const { link } = await room.waiter();
    clock.set(`${DAY}T05:30:00.000Z`);
    await room.setStatus(booking.id, 'cancelled');
    await room.offer();
    expect((await room.look(link)).body.state).toBe('waiting');
  });
});

test('a wish ends with its day: its link, and the address of what was written about it', async () => {
  await room.full();
  const { email, link } = await room.waiter();
  const written = async () => (await db.query('SELECT FROM emails WHERE recipient = $1', [email])).rowCount;
  clock.set(`${DAY}T23:59:00+09:00`);
  expect(await endPersonalData(room.service.deps)).toMatchObject({ wishes: 0 });
  expect((await room.look(link)).status).toBe(200);
  expect(await written()).toBe(1);
  clock.advanceMinutes(1);
  expect(await endPersonalData(room.service.deps)).toMatchObject({ wishes: 1 });
  expect((await room.look(link)).status).toBe(401);
  expect(await written()).toBe(0);
});

test('whoever is forgotten waits no more, and what was held for them is free', async () => {
  const { email, link } = await offered();
  const { actor, contractYears } = { actor: null, contractYears: 5 };
  const context = { db, actor, contractYears, secret: 'x'.repeat(32), now: clock.now() };
  const { wishes } = await exportPerson(email, context);
  expect(wishes).toMatchObject([{ email, state: 'offered' }]);
  const { counts } = await erasePerson(email, context);
  expect(counts).toMatchObject({ wishes: 1, mails: 2 });
  expect((await room.look(link)).status).toBe(401);
  expect(await room.times(openBrowser(url))).toContain('15:00');
});
