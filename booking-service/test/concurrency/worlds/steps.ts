import { captureBehindOurBack } from '../../harness/provider-shop.ts';
import type { World } from './world.ts';

type Step = (world: World) => Promise<{ status: number } | undefined>;

const someCheckout = ({ checkouts, random }: World) =>
  checkouts.length > 0 ? random.pick(checkouts) : undefined;

const someReturned = (world: World) => {
  const checkout = someCheckout(world);
  return checkout && checkout.returned.length > 0 ? world.random.pick(checkout.returned) : undefined;
};

/** Everything that can happen to the bookings of a world; any of it may happen at the same moment as any other. */
export const steps: Record<string, Step> = {
  /** A rival, or the first visitor: wants the world's first slot, or another one. */
  async hold({ desk, slots, random, checkouts }) {
    const slot = random.chance(0.8) ? slots[0] : random.pick(slots);
    const booking = await desk.hold(slot).catch(() => undefined);
    if (booking) checkouts.push({ booking, returned: [] });
    return undefined;
  },
  async openCardWindow(world) {
    const checkout = someCheckout(world);
    const returned = checkout && (await world.desk.authenticate(checkout.booking).catch(() => undefined));
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
  /** The visitor changes to another of the world's times, with the proof of some card window. */
  async change(world) {
    const returned = someReturned(world);
    if (!returned) return undefined;
    const { desk, random, slots, checkouts } = world;
    const { slot, email, total, request } = desk.wish({ ...random.pick(slots), replaces: returned.orderId });
    const reply = await desk.post<{ id: string }>('/api/bookings', request);
    const [date, time] = [slot.bookingDate, slot.bookingTime];
    if (reply.status === 201)
      checkouts.push({ booking: { id: reply.body.id, email, total, date, time }, returned: [] });
    return reply;
  },
  async staffCancel(world) {
    const checkout = someCheckout(world);
    return checkout && world.desk.setStatus(checkout.booking.id, 'cancelled');
  },
  async staffSetStatus(world) {
    const checkout = someCheckout(world);
    const status = world.random.pick(['pending', 'confirmed', 'in-progress', 'completed']);
    return checkout && world.desk.setStatus(checkout.booking.id, status);
  },
  async staffMove(world) {
    const checkout = someCheckout(world);
    if (!checkout) return undefined;
    const body = { ...world.random.pick(world.slots), reason: 'Proof' };
    return world.desk.admin.send('PATCH', `/api/admin/bookings/${checkout.booking.id}/schedule`, body);
  },
  async staffRefund(world) {
    const checkout = someCheckout(world);
    const amountWon = world.random.pick([1_000, 20_000, 40_000, 50_000]);
    return checkout && world.desk.refund(checkout.booking.id, { amountWon, override: true });
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
