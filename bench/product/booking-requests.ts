import type { Request } from 'autocannon';
import { SITE_ORIGIN } from '../../booking-service/bench/shop.ts';
import type { benchVisitors } from '../../booking-service/bench/visitors.ts';

const JSON_FROM_THE_SITE = { 'Content-Type': 'application/json', Origin: SITE_ORIGIN };

type Visitors = ReturnType<typeof benchVisitors>;

/** One submission, as the page sends it and a proxy passes it on. */
export function bookingOf(visitors: Visitors, people = 1) {
  const body = JSON.stringify(visitors.next(people));
  return { body, headers: headersFor(visitors.address()) };
}

/** What everybody sends who wants the very same slot, each from an address of their own. */
export function rivalsFor(visitors: Visitors) {
  const wanted = visitors.next(1);
  let rival = 0;
  return () => {
    rival += 1;
    const address = `20.${(rival >> 16) & 255}.${(rival >> 8) & 255}.${rival & 255}`;
    return {
      body: JSON.stringify({ ...wanted, email: `rival-${rival}@example.test` }),
      headers: headersFor(address),
    };
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
