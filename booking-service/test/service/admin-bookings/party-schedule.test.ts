import type { BookingHistory } from 'shared/bookings/admin-booking.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { MORNING, TODAY, TOMORROW } from '../../harness/clock.ts';
import { openDashboard } from './harness.ts';
import type { Dashboard } from './harness.ts';

const DAY = '2026-07-10';
let desk: Dashboard;
/** Of a party that sings at 14:00, 14:10 and 14:20. */
let party: string[];
beforeAll(async () => {
  desk = await openDashboard();
});
beforeEach(async () => {
  desk.service.clock.set(MORNING);
  await desk.service.db.query('TRUNCATE orders CASCADE');
  party = await desk.bookParty(['Jin', 'Mina', 'Yuna'], { bookingDate: DAY });
});

/** The admin has been at work all the time. */
async function waitUntil(instant: string): Promise<void> {
  desk.service.clock.set(instant);
  await desk.service.db.query('UPDATE sessions SET last_active_at = $1', [instant]);
}

const moveAll = (time: string, more: object = {}, index = 0, date = DAY) =>
  desk.schedule(party[index] ?? '', date, time, { wholeParty: true, ...more });
const all = () => Promise.all(party.map((id) => desk.read(id)));
const times = async () => (await all()).map(({ bookingTime }) => bookingTime);
const claimed = async () => (await Promise.all(party.map((id) => desk.claimsOf(id)))).flat();
const mails = async () => (await desk.mailsAbout(party[0] ?? '')).map(({ kind }) => kind);
/** Of the party whom a mail is about. */
const namedIn = ({ text_body }: { text_body: string }) => party.filter((id) => text_body.includes(id));
const takenBy = (bookingTime: string, email = 'other@example.test') =>
  desk.bookDirect({ bookingDate: DAY, bookingTime, email });

describe('one singer of a party', () => {
  it('is moved without the others', async () => {
    await desk.schedule(party[1] ?? '', DAY, '18:00');
    expect(await times()).toEqual(['14:00', '18:00', '14:20']);
    expect((await all()).map(({ moves }) => moves)).toEqual([0, 1, 0]);
    const free = await desk.service.get<string[]>(`/api/timeslots/${DAY}`);
    expect(free.body).toContain('14:10');
    expect(await mails()).toEqual(['booking-moved']);
  });
});

describe('a party', () => {
  it('is moved in one step: all new times are taken, all old ones free, the hold as long as before, one mail', async () => {
    const before = await claimed();
    const reply = await moveAll('18:00', {}, 1);
    expect(reply.body).toMatchObject({ name: 'Mina', bookingTime: '18:10', moves: 1 });
    expect(await times()).toEqual(['18:00', '18:10', '18:20']);
    expect(await claimed()).toEqual(
      ['18:00', '18:10', '18:20'].map((time, index) => ({
        starts_at: instantInSeoul(DAY, time),
        expires_at: before[index]?.expires_at,
      })),
    );
    expect(await mails()).toEqual(['booking-moved']);
    const { rows } = await desk.service.db.query('SELECT starts_at FROM slot_claims');
    expect(rows).toHaveLength(3);
  });

  it.each(['14:10', '13:50', '14:20'])('may move onto its own times: to %s', async (time) => {
    expect((await moveAll(time)).status).toBe(200);
    expect((await times())[0]).toBe(time);
    expect(await claimed()).toHaveLength(3);
  });

  it('comes together again, whoever was moved away; who stays counts no move', async () => {
    await desk.schedule(party[2] ?? '', DAY, '18:00');
    await moveAll('14:00');
    expect(await times()).toEqual(['14:00', '14:10', '14:20']);
    expect((await all()).map(({ moves }) => moves)).toEqual([0, 0, 2]);
    const [yuna] = party.slice(2);
    expect((await desk.mailsAbout(party[0] ?? '')).map(namedIn)).toEqual([[yuna], [yuna]]);
  });

  it('that has the times already is not changed, and nothing is sent', async () => {
    const before = await all();
    expect((await moveAll('14:00')).status).toBe(200);
    expect(await all()).toEqual(before);
    expect(await mails()).toEqual([]);
  });

  it('leaves those out who are cancelled: the others sing without a gap', async () => {
    await desk.setStatus(party[0] ?? '', 'cancelled');
    expect((await moveAll('16:00')).body.type).toBe('booking-cancelled');
    expect((await moveAll('16:00', {}, 2)).status).toBe(200);
    expect((await times()).slice(1)).toEqual(['16:00', '16:10']);
  });

  it('leaves those out who have sung or are at it: only the others are moved, and only they are written to about it', async () => {
    const [jin = '', mina = '', yuna = ''] = party;
    await desk.setStatus(jin, { status: 'confirmed', wholeParty: true });
    const reason = 'As they asked';
    await moveAll('10:00', { reason }, 0, TODAY);
    await waitUntil(`${TODAY}T10:05:00+09:00`);
    expect((await moveAll('12:00', { reason }, 1, TODAY)).status).toBe(200);
    expect(await times()).toEqual(['10:00', '12:00', '12:10']);
    await desk.setStatus(mina, 'completed');
    expect((await moveAll('14:00', { reason }, 2, TODAY)).status).toBe(200);
    expect(await times()).toEqual(['10:00', '12:00', '14:00']);
    const moved = (await desk.mailsAbout(jin)).filter(({ kind }) => kind === 'booking-moved');
    const named = moved.map(namedIn).toSorted((one, other) => other.length - one.length);
    expect(named).toEqual([party, [mina, yuna], [yuna]]);
  });

  it('moves the one that staff have before them also after it began', async () => {
    const [jin = ''] = party;
    await desk.setStatus(jin, { status: 'confirmed', wholeParty: true });
    await moveAll('10:00', { reason: 'As they asked' }, 0, TODAY);
    await waitUntil(`${TODAY}T10:05:00+09:00`);
    await moveAll('12:00', { reason: 'They came late' }, 0, TODAY);
    expect(await times()).toEqual(['12:00', '12:10', '12:20']);
  });

  it('is refused as a whole where one time is gone: which, and where there is room', async () => {
    await takenBy('16:20');
    const before = await all();
    const reply = await moveAll('16:00');
    expect([reply.status, reply.body]).toMatchObject([
      409,
      {
        type: 'slot-taken',
        goneTime: '16:20',
        nearestTime: '15:50',
        detail: `Somebody else has 16:20, so 3 sessions do not fit in a row from ${DAY} 16:00 KST, and nothing was changed. Starts of that day with room for all of them: 16:30, 16:40, 16:50.`,
      },
    ]);
    expect(await all()).toEqual(before);
    expect(await claimed()).toHaveLength(3);
  });

  it('is not kept out by its own times when it is refused', async () => {
    await takenBy('14:40');
    expect((await moveAll('14:20')).body).toMatchObject({ goneTime: '14:40', nearestTime: '14:10' });
  });

  it('does not sing after closing', async () => {
    const reply = await moveAll('21:50');
    expect([reply.status, reply.body]).toMatchObject([
      409,
      {
        type: 'slot-not-on-sale',
        goneTime: '22:00',
        nearestTime: '21:30',
        detail: `We have no session at 22:00, so 3 sessions do not fit in a row from ${DAY} 21:50 KST, and nothing was changed. Starts of that day with room for all of them: 21:10, 21:20, 21:30.`,
      },
    ]);
  });

  it('needs a reason as soon as one of them may not be moved any more, and names that one', async () => {
    const yuna = party[2] ?? '';
    await desk.schedule(yuna, DAY, '18:00');
    await desk.schedule(yuna, DAY, '18:10');
    const refused = await moveAll('16:00');
    expect([refused.status, refused.body.type]).toEqual([409, 'move-not-allowed']);
    expect(refused.body.detail).toContain('The policy of the booking of Yuna allows 2 moves');
    expect(await times()).toEqual(['14:00', '14:10', '18:10']);
    await moveAll('16:00', { reason: 'The studio had to close' });
    expect((await all()).map(({ moves }) => moves)).toEqual([1, 1, 3]);
    for (const id of party) {
      const { body } = await desk.admin.send<BookingHistory>('GET', `/api/admin/bookings/${id}/history`);
      expect(body.history[0]).toMatchObject({
        event: 'scheduled',
        details: { reason: 'The studio had to close' },
      });
    }
  });

  it('and another one that are moved to times that overlap do not share them: one of the two is refused', async () => {
    const others = await desk.bookParty(['Sora', 'Hana', 'Dami'], {
      bookingDate: DAY,
      bookingTime: '15:00',
      email: 'sora@example.test',
    });
    for (let round = 0; round < 5; round++) {
      const hour = 16 + round;
      const replies = await Promise.all([
        moveAll(`${hour}:00`, { reason: 'Moved' }),
        desk.schedule(others[0] ?? '', DAY, `${hour}:20`, { reason: 'Moved', wholeParty: true }),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { rows } = await desk.service.db.query('SELECT starts_at FROM slot_claims');
      expect(rows).toHaveLength(6);
    }
  });

  it('and a visitor who want the same time at once: one gets it, and a party is never torn apart', async () => {
    const [moved] = await Promise.all([
      moveAll('17:00', {}, 0, TOMORROW),
      desk.service.post('/api/bookings', { ...visitor, bookingTime: '17:20' }),
    ]);
    expect(await times()).toEqual(
      moved.status === 200 ? ['17:00', '17:10', '17:20'] : ['14:00', '14:10', '14:20'],
    );
  });
});

const visitor = {
  name: 'Somebody Else',
  email: 'rival@example.test',
  phone: '+82 10 1234 5678',
  selectedDrink: 'lemonade',
  youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ',
  bookingDate: TOMORROW,
  totalPrice: 50_000,
};

describe('with two studios', () => {
  beforeAll(async () => {
    const studios = [1, 2].map((id) => ({ id, name: `Studio ${id}` }));
    await sell(desk.service.db, aCatalogue(2, { studios }));
  });
  const studiosOfParty = async () => {
    const { rows } = await desk.service.db.query(
      'SELECT DISTINCT studio_id FROM slot_claims WHERE booking_id = ANY ($1)',
      [party],
    );
    return rows.length;
  };

  it('a party moves into the one that has room for all of it', async () => {
    await takenBy('16:10');
    expect((await moveAll('16:00')).status).toBe(200);
    expect(await studiosOfParty()).toBe(1);
    expect(await times()).toEqual(['16:00', '16:10', '16:20']);
  });

  it('a party comes together in one at the times that it has, and nobody is told of a move', async () => {
    const yuna = party[2] ?? '';
    await desk.schedule(yuna, DAY, '18:00');
    const other = await takenBy('14:20');
    await desk.schedule(yuna, DAY, '14:20');
    await desk.setStatus(other, 'cancelled');
    expect(await studiosOfParty()).toBe(2);
    const before = await mails();
    expect((await moveAll('14:00')).status).toBe(200);
    expect(await studiosOfParty()).toBe(1);
    expect(await mails()).toEqual(before);
  });
});
