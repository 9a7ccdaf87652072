import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { partyFields } from '../../../harness/parties.ts';
import { captureBehindOurBack } from '../../../harness/provider-shop.ts';
import { openPage } from '../../../service/my-booking/own-page.ts';
import type { World } from './world.ts';

type Step = (world: World) => Promise<{ status: number } | undefined>;

const someCheckout = ({ checkouts, random }: World) =>
  checkouts.length > 0 ? random.pick(checkouts) : undefined;

const someReturned = (world: World) => {
  const checkout = someCheckout(world);
  return checkout && checkout.returned.length > 0 ? world.random.pick(checkout.returned) : undefined;
};

const someOf = ({ random }: World, singers: readonly string[]) =>
  random.chance(0.5) ? singers : [random.pick(singers)];

/** Staff deal with one of the people of some order: each stands for themselves. */
async function withSomeSinger(world: World, work: (singer: string) => ReturnType<Step>): ReturnType<Step> {
  const checkout = someCheckout(world);
  return checkout && work(world.random.pick(checkout.singers));
}

/** One to three people who want sessions in a row, mostly from the world's first slot on. */
async function book(world: World, fields: Record<string, unknown> = {}) {
  const { desk, slots, random, checkouts } = world;
  const people = random.pick([1, 1, 2, 3]);
  const first = random.chance(0.7) ? 0 : random.below(slots.length + 1 - people);
  const slot = slots[first] ?? { bookingDate: '', bookingTime: '' };
  const wish = desk.wish({ ...slot, ...partyFields(people, slot.bookingTime), ...fields });
  const reply = await desk.post<BookingCreated>('/api/bookings', wish.request);
  if (reply.status === 201) {
    const { id, companions = [] } = reply.body;
    const { email, total } = wish;
    checkouts.push({
      booking: { id, email, total, date: slot.bookingDate, time: slot.bookingTime },
      singers: [id, ...companions.map((companion) => companion.id)],
      returned: [],
    });
  }
  return reply;
}

/** Everything that can happen to the bookings of a world; any of it may happen at the same moment as any other. */
export const steps: Record<string, Step> = {
  /** A rival, or the first visitor, alone or with others. */
  hold: (world) => book(world),
  async openCardWindow(world) {
    const checkout = someCheckout(world);
    if (!checkout) return undefined;
    const { desk } = world;
    // Staff may have cancelled somebody, or brought them back: the page is told the sum that is due by now.
    const { body } = await desk.initialize(checkout.booking);
    checkout.booking.total = body.totalPrice ?? checkout.booking.total;
    const returned = await desk.authenticate(checkout.booking).catch(() => undefined);
    if (returned) checkout.returned.push(returned);
    return undefined;
  },
  async confirm(world) {
    const returned = someReturned(world);
    if (!returned) return undefined;
    const reply = await world.desk.confirm(returned);
    if (reply.status === 200) world.acknowledged.add(returned.orderId);
    return reply;
  },
  async confirmWhoseAnswerIsLost(world) {
    const returned = someReturned(world);
    if (!returned) return undefined;
    const { orderId } = returned;
    const when = world.random.pick(['before', 'after']);
    await world.desk.provider.fault({ on: 'confirm', orderId, effect: 'reset', when });
    await world.desk.provider.fault({ on: 'query', orderId, effect: 'error', when: 'before', times: 2 });
    const reply = await world.desk.confirm(returned);
    if (reply.status === 200) world.acknowledged.add(orderId);
    return reply;
  },
  async webhook(world) {
    const returned = someReturned(world);
    if (!returned) return undefined;
    await world.desk.provider
      .control('POST', `/payments/${returned.paymentKey}/webhook`)
      .catch(() => undefined);
    return undefined;
  },
  /** The provider takes money that no confirm of ours asked for. */
  async strayCapture(world) {
    const returned = someReturned(world);
    if (returned && world.random.chance(0.3))
      await captureBehindOurBack(world.desk.provider, returned).catch(() => undefined);
    return undefined;
  },
  async abandon(world) {
    const returned = someReturned(world);
    return returned && world.desk.abandon(returned.orderId);
  },
  /** The visitor changes to other times, perhaps with more people or fewer, with the proof of some card window. */
  async change(world) {
    const returned = someReturned(world);
    return returned && book(world, { replaces: returned.orderId });
  },
  staffCancel: (world) => withSomeSinger(world, (singer) => world.desk.setStatus(singer, 'cancelled')),
  staffSetStatus: (world) =>
    withSomeSinger(world, (singer) => {
      const status = world.random.pick(['pending', 'confirmed', 'in-progress', 'completed']);
      return world.desk.setStatus(singer, status);
    }),
  staffMove: (world) =>
    withSomeSinger(world, (singer) => {
      const body = { ...world.random.pick(world.slots), reason: 'Proof' };
      return world.desk.admin.send('PATCH', `/api/admin/bookings/${singer}/schedule`, body);
    }),
  staffRefund: (world) =>
    withSomeSinger(world, (singer) => {
      const amountWon = world.random.pick([1_000, 20_000, 40_000, 50_000]);
      return world.desk.refund(singer, { amountWon, override: true });
    }),
  /** On their own page, one of an order or all of it, for the sum that they have just read. */
  async visitorCancels(world) {
    const checkout = someCheckout(world);
    if (!checkout) return undefined;
    const ids = someOf(world, checkout.singers);
    const page = await openPage(world.desk, checkout.booking.id);
    const quote = await page.quote(ids);
    return quote.status === 200 ? page.cancel(ids, quote.body.refundWon) : quote;
  },
  async visitorMoves(world) {
    const checkout = someCheckout(world);
    if (!checkout) return undefined;
    const ids = [world.random.pick(checkout.singers)];
    const slot = world.random.pick(world.slots);
    const page = await openPage(world.desk, checkout.booking.id);
    return page.move(ids, slot);
  },
  async timePasses({ desk, random }) {
    desk.clock.advanceMinutes(random.pick([1, 5, 16]));
    return undefined;
  },
  async reconcile({ desk }) {
    await desk.reconcile();
    return undefined;
  },
};
