import type { Problem } from 'shared/problems/problem.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { aBooking } from '../../harness/builders.ts';
import { TOMORROW } from '../../harness/clock.ts';
import type { HttpClient } from '../../harness/http.ts';

/** The figures of production; only the work is little. */
export const asInProduction = {
  LIMIT_UNPAID_HOLDS_PER_EMAIL: '3',
  LIMIT_UNPAID_HOLDS_PER_ADDRESS: '3',
  LIMIT_FACTOR_PER_NETWORK: '4',
  LIMIT_FACTOR_PER_WIDE_NETWORK: '16',
  LIMIT_BOOKINGS_PER_EMAIL_PER_HOUR: '10',
  LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: '30',
  PROOF_OF_WORK_TRIES: '2',
};

const times = startTimes(initialRules);

/** Visitors who book slots that nobody else wants, each at the next copy in turn. */
export function visitors(...copies: [Pick<HttpClient, 'post'>, ...Pick<HttpClient, 'post'>[]]) {
  let sent = 0;
  let slots = 0;
  let people = 0;
  const nextSlot = () => {
    const index = slots++;
    const bookingTime = times[index % times.length] ?? '10:00';
    return { bookingDate: addSeoulDays(TOMORROW, Math.floor(index / times.length)), bookingTime };
  };
  const nextCopy = () => copies[sent++ % copies.length] ?? copies[0];
  const wish = (fields: Record<string, unknown> = {}) => {
    const slot = nextSlot();
    const email = `visitor${people++}@example.test`;
    return aBooking({ ...slot, totalPrice: sessionFeeWon(initialRules, slot.bookingTime), email, ...fields });
  };
  const send = (address: string, request: object, headers: Record<string, string> = {}) =>
    nextCopy().post<Omit<Problem, 'status'> & { id: string }>('/api/bookings', request, {
      'X-Forwarded-For': address,
      ...headers,
    });
  const hold = (address: string, fields: Record<string, unknown> = {}) => send(address, wish(fields));
  /** So many bookings one after the other. */
  const holdMany = async (count: number, address: string, fields: Record<string, unknown> = {}) => {
    const answers = [];
    while (answers.length < count) answers.push(await hold(address, fields));
    return answers;
  };
  return { wish, send, hold, holdMany };
}
