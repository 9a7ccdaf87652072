import type { Recorded } from 'shared/cash-up/cash-up.ts';
import { nothingRecorded } from './cash-up.ts';
import { DATES, guestsOf, isBlocked, isFree, offered, slotsOf } from './day.ts';
import type { Saturday } from './day.ts';
import { byAttempt, byId } from './facts.ts';
import type { Facts } from './facts.ts';
import { ownsSlot, paymentOf, reasonOf, statusOf, wonOf } from './model.ts';
import type { Guest, Slot } from './model.ts';

/** What everybody has to say by what was done. */
export function expectedFacts(day: Saturday): Facts {
  const now = day.desk.clock.now();
  const guests = guestsOf(day).toSorted(byId);
  const sessionOf = (guest: Guest) => ({
    id: guest.id,
    status: statusOf(guest, now),
    bookingDate: guest.slot?.date ?? null,
    bookingTime: guest.slot?.time ?? null,
    payment: paymentOf(guest, now),
  });
  const owning = guests.filter((guest) => ownsSlot(guest, now));
  const cards = day.orders.flatMap(({ card, guests: paying }) =>
    card ? [{ ...card, leftWon: card.takenWon - sum(paying.map(({ refundedWon }) => refundedWon)) }] : [],
  );
  const movements = cards.toSorted(byAttempt);
  return {
    board: owning.map((guest) => ({ ...sessionOf(guest), steps: [...guest.steps.keys()].sort() })),
    list: guests.map((guest) => ({
      ...sessionOf(guest),
      reason: reasonOf(guest, now),
      paidWon: guest.order.card ? wonOf(guest) : 0,
      refundedWon: guest.refundedWon,
      counter: guest.order.counter && {
        method: guest.order.counter.method,
        amountWon: guest.order.counter.amountWon,
      },
    })),
    owners: owning.map(({ id, slot }) => ({
      ...{ id, bookingDate: slot?.date ?? '', bookingTime: slot?.time ?? '' },
    })),
    free: DATES.flatMap((date) => offered(day, date, 'visitor'))
      .filter((slot) => isFree(day, slot))
      .map(inWords),
    blocked: DATES.flatMap(slotsOf)
      .filter((slot) => isBlocked(day, slot))
      .map(inWords),
    provider: movements,
    ledger: movements,
    due: guests.filter((guest) => /refund-due$/.test(paymentOf(guest, now))).map(({ id }) => id),
    cashUp: counted(day),
    mails: day.orders.flatMap(({ id, mails }) => mails.map((kind) => `${id} ${kind}`)).sort(),
  };
}

const inWords = ({ date, time }: Slot) => `${date} ${time}`;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** All of it is taken and given back on one day. */
function counted({ orders }: Saturday): Recorded {
  const recorded = nothingRecorded();
  for (const { counter } of orders) {
    if (counter?.method === 'free') recorded.freeCount += 1;
    if (!counter || counter.method === 'free' || counter.method === 'gift-card') continue;
    const { taken, givenBack } = recorded[counter.method];
    for (const moved of counter.isGivenBack ? [taken, givenBack] : [taken]) {
      moved.count += 1;
      moved.won += counter.amountWon;
    }
  }
  return recorded;
}
