import type { Attention } from 'shared/attention/attention.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { attendanceSteps } from 'shared/day/attendance.ts';
import type { AttendanceStep } from 'shared/day/attendance.ts';
import { chosenPaymentMethods } from 'shared/orders/counter-payment.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { expect } from 'vitest';
import { freshAddress } from '../../../service/email/outbox.ts';
import { aWalkIn } from '../../../service/walk-ins/harness.ts';
import { asRequest, freeSlot, isFree, SATURDAY, someGuest, takenSlot } from '../day.ts';
import type { Saturday } from '../day.ts';
import { beginOf, dueWon, paymentOf, sameSlot } from '../model.ts';
import type { Guest } from '../model.ts';
import { moved, newGuest, newOrder, refunded } from './visitors.ts';
import type { Step } from './visitors.ts';

const path = ({ id }: Guest, what: string) => `/api/admin/bookings/${id}/${what}`;

const isHere = ({ slot, status }: Guest) =>
  slot?.date === SATURDAY && (status === 'confirmed' || status === 'in-progress');

const statusSetBy: Partial<Record<AttendanceStep, 'in-progress' | 'completed'>> = {
  'in-booth': 'in-progress',
  done: 'completed',
};
const before: Partial<Record<AttendanceStep, AttendanceStep>> = {
  'drink-served': 'drink-made',
  'in-booth': 'arrived',
};

function noted(guest: Guest, step: AttendanceStep): void {
  if (guest.steps.has(step)) return;
  const needed = before[step];
  if (needed) noted(guest, needed);
  const status = statusSetBy[step];
  guest.steps.set(step, status ? guest.status : null);
  guest.status = status ?? guest.status;
}

async function setStatus(
  day: Saturday,
  guest: Guest,
  body: object,
  { send } = day.counter(),
): Promise<number> {
  return (await send('PATCH', path(guest, 'status'), body)).status;
}

/** What a status that stands again says to whoever was told otherwise. */
function standsAgain(guest: Guest): void {
  const { told, slot, order } = guest;
  const isNews = told === 'cancelled' || (told !== null && !sameSlot(told, slot));
  Object.assign(guest, { status: 'confirmed', reason: null, cancelledAt: null, isDealtWith: false });
  guest.refundedBeforeWon = guest.refundedWon;
  if (!isNews) return;
  guest.told = slot;
  if (order.email) order.mails.push('booking-confirmed-again');
}

export const counterSteps: Record<string, Step> = {
  async sellWalkIn(day) {
    const slot = freeSlot(day, 'counter', { date: SATURDAY });
    if (!slot) return null;
    const method = day.random.pick(chosenPaymentMethods);
    const email = day.random.chance(0.4) ? freshAddress() : null;
    const payment = { method, ...(method === 'free' && { reason: 'A birthday' }) };
    const sale = aWalkIn({ ...asRequest(slot), payment, ...(email && { email }) });
    const { status, body } = await day.counter().send<{ id: string }>('POST', '/api/admin/walk-ins', sale);
    expect(status, JSON.stringify(body)).toBe(201);
    const order = newOrder(day, { id: body.id, soldAs: 'counter', email });
    const guest = newGuest(order, body.id, slot);
    if (method === 'free') guest.feeWon = 0;
    Object.assign(guest, { status: 'confirmed', told: slot });
    order.guests = [guest];
    order.counter = { method, amountWon: guest.feeWon, isGivenBack: false };
    if (email) order.mails.push('booking-confirmed');
    return `${order.id}, ${method}, ${slot.time}`;
  },

  async sellWhatIsTaken(day) {
    const slot = takenSlot(day);
    if (!slot) return null;
    const totalPrice = sessionFeeWon(initialRules, slot.time);
    const sale = aWalkIn({ ...asRequest(slot), totalPrice });
    expect((await day.counter().send('POST', '/api/admin/walk-ins', sale)).status).toBe(409);
    return `${slot.date} ${slot.time}`;
  },

  /** Pressed on two screens at once, it counts once. */
  async noteStep(day) {
    const guest = someGuest(day, isHere);
    const missing = attendanceSteps.filter((step) => guest && !guest.steps.has(step));
    const step = day.random.chance(0.8) ? missing[0] : missing.at(-1);
    if (!guest || !step) return null;
    const press = () => day.counter().send('PUT', path(guest, `attendance/${step}`), { isDone: true });
    const answers = await Promise.all(day.random.chance(0.3) ? [press(), press()] : [press()]);
    for (const { status } of answers) expect(status).toBe(200);
    noted(guest, step);
    return `${guest.id} ${step}`;
  },

  async takeStepBack(day) {
    const guest = someGuest(day, ({ steps, status }) => steps.size > 0 && status !== 'cancelled');
    const step = attendanceSteps.findLast((one) => guest?.steps.has(one));
    if (!guest || !step) return null;
    const answer = await day.counter().send('PUT', path(guest, `attendance/${step}`), { isDone: false });
    expect(answer.status).toBe(200);
    guest.status = guest.steps.get(step) ?? guest.status;
    guest.steps.delete(step);
    return `${guest.id} ${step}`;
  },

  async noShow(day) {
    const guest = someGuest(
      day,
      (one, now) => isHere(one) && one.steps.size === 0 && one.slot !== null && beginOf(one.slot) < now,
    );
    if (!guest) return null;
    expect(await setStatus(day, guest, { status: 'cancelled', reason: 'no-show' })).toBe(200);
    Object.assign(guest, { status: 'cancelled', reason: 'no-show', cancelledAt: day.desk.clock.now() });
    return guest.id;
  },

  async comesAfterAll(day) {
    const guest = someGuest(day, ({ reason }) => reason === 'no-show');
    if (!guest) return null;
    expect(await setStatus(day, guest, { status: 'confirmed' })).toBe(200);
    standsAgain(guest);
    return guest.id;
  },

  async move(day) {
    const guest = someGuest(day, ({ status, slot }) => status === 'confirmed' && slot !== null);
    const to = guest && freeSlot(day, 'counter');
    if (!to) return null;
    const change = { ...asRequest(to), reason: 'Runs late' };
    const { status, body } = await day.counter().send('PATCH', path(guest, 'schedule'), change);
    expect(status, JSON.stringify(body)).toBe(200);
    moved(guest, to);
    return `${guest.id} to ${to.date} ${to.time}`;
  },

  async giveKlookItsTime(day) {
    const guest = someGuest(day, ({ order, slot }) => order.soldAs === 'klook' && slot === null);
    const to = guest && freeSlot(day, 'counter');
    if (!to) return null;
    const { status } = await day.counter().send('PATCH', path(guest, 'schedule'), asRequest(to));
    expect(status).toBe(200);
    moved(guest, to);
    expect(await setStatus(day, guest, { status: 'confirmed' })).toBe(200);
    Object.assign(guest, { status: 'confirmed', told: to });
    guest.order.mails.push('klook-confirmed');
    return `${guest.id}, ${to.date} ${to.time}`;
  },

  async cancel(day) {
    const guest = someGuest(day, ({ status, steps }) => status === 'confirmed' && steps.size === 0);
    if (!guest) return null;
    expect(await setStatus(day, guest, { status: 'cancelled' }, day.desk.admin)).toBe(200);
    const cancelledAt = day.desk.clock.now();
    Object.assign(guest, { status: 'cancelled', reason: 'staff', cancelledAt, told: 'cancelled' });
    if (guest.order.email) guest.order.mails.push('booking-cancelled');
    return guest.id;
  },

  /** Refused where somebody else has the time by now. */
  async bringBack(day) {
    const guest = someGuest(
      day,
      ({ status, reason, slot }) =>
        status === 'cancelled' && slot !== null && (reason === 'staff' || reason === 'visitor'),
    );
    if (!guest?.slot) return null;
    const isStillFree = isFree(day, guest.slot);
    const stands = await setStatus(day, guest, { status: 'confirmed' }, day.desk.admin);
    expect(stands).toBe(isStillFree ? 200 : 409);
    if (isStillFree) standsAgain(guest);
    return `${guest.id}: ${isStillFree ? 'stands again' : 'taken'}`;
  },

  async refund(day) {
    const guest = someGuest(
      day,
      (one) => one.reason === 'staff' && !one.isDealtWith && dueWon(one, one.cancelledAt ?? new Date(0)) > 0,
    );
    if (!guest?.cancelledAt) return null;
    const amountWon = dueWon(guest, guest.cancelledAt);
    expect((await day.desk.quote(guest.id)).suggestedWon).toBe(amountWon);
    expect((await day.desk.refund(guest.id, { amountWon })).status).toBe(201);
    await refunded(day, guest, amountWon);
    return `${guest.id}, ${amountWon}`;
  },

  async giveBackAtCounter(day) {
    const guest = someGuest(day, (one, now) => paymentOf(one, now) === 'counter-refund-due');
    if (!guest?.order.counter) return null;
    const answer = await day.desk.admin.send('PUT', path(guest, 'counter-payment'), { isGivenBack: true });
    expect(answer.status).toBe(200);
    guest.order.counter.isGivenBack = true;
    return guest.id;
  },

  async nothingGoesBack(day) {
    const guest = someGuest(day, (one, now) => /refund-due$/.test(paymentOf(one, now)));
    if (!guest) return null;
    const { matters } = (await day.desk.admin.send<Attention>('GET', '/api/admin/attention')).body;
    const key = matters.find(({ bookingId }) => bookingId === guest.id)?.key;
    const answer = await day.desk.admin.send('POST', '/api/admin/attention/dismissals', { key });
    expect(answer.status).toBe(204);
    guest.isDealtWith = true;
    return guest.id;
  },
};
