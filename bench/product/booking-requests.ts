import type { Request } from 'autocannon';
import { SITE_ORIGIN } from '../../booking-service/bench/shop.ts';
import type { benchVisitors } from '../../booking-service/bench/visitors.ts';

const JSON_FROM_THE_SITE = { 'Content-Type': 'application/json', Origin: SITE_ORIGIN };

export type Visitors = ReturnType<typeof benchVisitors>;

/** One submission, as the page sends it and a proxy passes it on. */
export function bookingOf(visitors: Visitors, people = 1) {
  const { request, address } = visitors.next(people);
  return { body: JSON.stringify(request), headers: headersFor(address) };
}

/** What everybody sends who wants the very same slot. */
export function rivalsFor(visitors: Visitors) {
  const { request } = visitors.next(1);
  return () => {
    const { email, address } = visitors.someone();
    return { body: JSON.stringify({ ...request, email }), headers: headersFor(address) };
  };
}

const headersFor = (address: string): Record<string, string> => ({
  ...JSON_FROM_THE_SITE,
  'X-Forwarded-For': address,
  'Idempotency-Key': crypto.randomUUID(),
});

/** Such submissions for a load, one after another. */
export const asRequest = (next: () => { body: string; headers: Record<string, string> }): Request => ({
  method: 'POST',
  setupRequest: (request) => ({ ...request, ...next() }),
});
