import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { blockKinds } from 'shared/slots/blocked-time.ts';
import type { BlockMade, Guests } from 'shared/blocks/block.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { expect } from 'vitest';
import { asRequest, DATES, freeSlot, guestsOf, isBlocked, offered } from '../day.ts';
import type { Saturday } from '../day.ts';
import { beginOf, isUnder, ownsSlot, wonOf } from '../model.ts';
import type { BlockedSpan, Guest, Slot } from '../model.ts';
import type { Step } from './visitors.ts';

const BLOCKS = '/api/admin/blocks';
/** Three sessions. */
const LENGTH = 3;

const idsOf = (guests: readonly Guests[]) =>
  guests.flatMap(({ sessions }) => sessions.map(({ id }) => id)).sort();

/** Whom a block concerns: who had their time first keeps it until somebody decides. */
const guestsUnder = (day: Saturday, block: BlockedSpan) =>
  guestsOf(day).filter(
    (guest) => guest.slot && isUnder(block, guest.slot) && ownsSlot(guest, day.desk.clock.now()),
  );

const hasTimeLeft = (day: Saturday) => {
  const now = day.desk.clock.now();
  return day.blocks.filter(({ until, liftedAt }) => liftedAt === null && until > now);
};

/** Those of one order in a block, who can be decided on. */
function someTogether(day: Saturday): { block: BlockedSpan; guests: Guest[] } | undefined {
  const now = day.desk.clock.now();
  const groups = hasTimeLeft(day).flatMap((block) => {
    const under = guestsUnder(day, block).filter(
      ({ status, slot }) => status === 'confirmed' && slot !== null && beginOf(slot) > now,
    );
    return [...new Set(under.map(({ order }) => order))].map((order) => ({
      block,
      guests: under.filter((guest) => guest.order === order),
    }));
  });
  return groups.length > 0 ? day.random.pick(groups) : undefined;
}

/** All that is with us of their money goes back, with one mail for all of them; at the counter somebody has to give it. */
async function cancelled(day: Saturday, guests: readonly Guest[]): Promise<void> {
  await day.desk.reconcile();
  const [{ order } = {}] = guests;
  if (!order) return;
  let isPaidBack = false;
  for (const guest of guests) {
    isPaidBack ||= order.card !== null && guest.refundedWon < wonOf(guest);
    if (order.card) guest.refundedWon = wonOf(guest);
    const reason = order.soldAs === 'klook' ? 'staff' : 'not-honoured';
    Object.assign(guest, { status: 'cancelled', reason, told: 'cancelled' });
    guest.cancelledAt = day.desk.clock.now();
  }
  if (order.email) order.mails.push('booking-cancelled');
  if (isPaidBack) order.mails.push('booking-refunded');
}

/** One directly after the other, in their order, with one mail; it is none of the moves that their policy counts. */
function movedAway(guests: readonly Guest[], to: Slot): void {
  const inOrder = guests.toSorted((one, other) =>
    (one.slot?.time ?? '').localeCompare(other.slot?.time ?? ''),
  );
  const times = partyTimes(to.time, guests.length, initialRules.slotMinutes);
  inOrder.forEach((guest, place) => (guest.slot = { ...to, time: times[place] ?? '' }));
  const [{ order } = {}] = guests;
  if (order?.email) order.mails.push('booking-moved');
}

export const blockSteps: Record<string, Step> = {
  async lay(day) {
    const date = day.random.pick(DATES);
    const slots = offered(day, date, 'counter');
    const at = day.random.below(Math.max(1, slots.length - LENGTH));
    const span = slots.slice(at, at + LENGTH);
    const [first] = span;
    if (!first || span.length < LENGTH || span.some((slot) => isBlocked(day, slot))) return null;
    const from = beginOf(first);
    const until = new Date(from.getTime() + LENGTH * 600_000);
    const { status, body } = await day.counter().send<BlockMade>('POST', BLOCKS, {
      ...{ studioIds: [1], kind: day.random.pick(blockKinds) },
      ...{ startsAt: from.toISOString(), endsAt: until.toISOString() },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    const block = { id: body.id, from, until, liftedAt: null };
    day.blocks.push(block);
    const ids = guestsUnder(day, block).map(({ id }) => id);
    expect(idsOf(body.guests)).toEqual(ids.sort());
    return `${date} ${first.time}, with ${ids.length} guests`;
  },

  async lift(day) {
    const blocks = hasTimeLeft(day);
    if (blocks.length === 0) return null;
    const block = day.random.pick(blocks);
    expect((await day.counter().send('DELETE', `${BLOCKS}/${block.id}`)).status).toBe(204);
    block.liftedAt = day.desk.clock.now();
    return String(block.id);
  },

  async decide(day) {
    const found = someTogether(day);
    if (!found) return null;
    const { block, guests } = found;
    const bookingIds = guests.map(({ id }) => id);
    const to = freeSlot(day, 'counter', { people: guests.length });
    const decision = day.random.pick(to ? ['keep', 'cancel', 'move'] : ['keep', 'cancel']);
    const by = decision === 'cancel' ? day.desk.admin : day.counter();
    const { status, body } = await by.send('POST', `${BLOCKS}/${block.id}/decisions`, {
      ...{ decision, bookingIds },
      ...(decision === 'move' && to && asRequest(to)),
    });
    expect(status, JSON.stringify(body)).toBe(200);
    if (decision === 'cancel') await cancelled(day, guests);
    if (decision === 'move' && to) movedAway(guests, to);
    return `${decision} ${bookingIds.join(', ')}`;
  },
};
