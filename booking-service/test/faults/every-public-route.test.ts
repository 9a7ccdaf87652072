import fc from 'fast-check';
import { PROBLEM_MEDIA_TYPE } from 'shared/problems/problem.ts';
import { describe, expect, test } from 'vitest';
import { aBooking } from '../harness/builders.ts';
import { SITE_ORIGIN } from '../harness/config.ts';
import { figure, inBatches, patience, SEED, times } from '../harness/proof.ts';
import { startTestService } from '../harness/service.ts';

const service = await startTestService();
const REQUESTS = times(60, 10_000);
const TOGETHER = 20;
/** Nothing of ours takes this long, however busy the machine is. */
const HANGS_AFTER_MS = 30_000;
const timeout = patience(60_000);

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('\u0000', '\ud800', "'; DROP TABLE bookings; --", '<script>alert(1)</script>', '../../etc'),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -0, 1e308, 2 ** 31, -1, 0.5),
);
const orderId = fc.stringMatching(/^[A-Za-z0-9_-]{6,64}$/);
const bookingId = fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/);

/** Right fields, each now and then replaced by anything or left out. */
function nearly(fields: Record<string, fc.Arbitrary<unknown>>) {
  const bent = Object.entries(fields).map(([name, right]) => [
    name,
    fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: anything }),
  ]);
  const body = fc.record(Object.fromEntries(bent) as typeof fields, { requiredKeys: [] });
  return fc.oneof({ weight: 6, arbitrary: body }, { weight: 1, arbitrary: anything });
}

const booking = nearly({
  bookingType: fc.constantFrom('direct', 'klook'),
  klookBookingId: fc.string({ minLength: 1, maxLength: 64 }),
  name: fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }),
  email: fc.emailAddress(),
  phone: fc.string({ minLength: 1, maxLength: 30 }),
  selectedDrink: fc.constantFrom('coffee', 'lemonade', 'hot-chocolate'),
  drinkTemperature: fc.constantFrom('hot', 'iced'),
  youtubeTrackUrl: fc.constantFrom('https://youtu.be/x', 'https://www.youtube.com/watch?v=x'),
  selectedAddons: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
  bookingDate: fc.constantFrom('2026-07-03', '2026-08-04', '2026-10-01'),
  bookingTime: fc.constantFrom('10:00', '14:00', '14:05', '22:00'),
  totalPrice: fc.constantFrom(0, 40_000, 50_000, 150_000),
}).map((fields) =>
  typeof fields === 'object' && fields !== null && !Array.isArray(fields) && Object.keys(fields).length % 2
    ? { ...aBooking(), ...fields }
    : fields,
);
const payment = { amount: fc.constantFrom(40_000, 50_000), orderId };
const card = { ...payment, paymentKey: fc.stringMatching(/^[\x21-\x7e]{1,200}$/) };
const webhookData = { orderId, paymentKey: card.paymentKey, status: fc.constantFrom('DONE', 'CANCELED') };
const path = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.webPath(), fc.constant('2026-07-03'));

interface Route {
  method: 'GET' | 'POST';
  path: fc.Arbitrary<string>;
  body?: fc.Arbitrary<unknown>;
  /** May send people away for a moment, saying for how long (503 with Retry-After). */
  sheds?: true;
}
const at = (address: string) => fc.constant(address);
const query = (address: string) => fc.webQueryParameters().map((text) => `${address}?${text}`);

/** Every route that strangers reach; the authorization matrix lists them too. */
const routes: Record<string, Route> = {
  'GET /api/addons': { method: 'GET', path: query('/api/addons') },
  'GET /api/rules': { method: 'GET', path: query('/api/rules') },
  'GET /api/timeslots/:date': {
    method: 'GET',
    path: path.map((text) => `/api/timeslots/${encodeURIComponent(text.toWellFormed())}`),
  },
  'GET /api/openapi.json': { method: 'GET', path: query('/api/openapi.json') },
  'GET /api/docs': { method: 'GET', path: query('/api/docs') },
  'GET /api/auth/user': { method: 'GET', path: query('/api/auth/user') },
  'POST /api/bookings': { method: 'POST', path: at('/api/bookings'), body: booking },
  'POST /api/payments/initialize': {
    method: 'POST',
    path: at('/api/payments/initialize'),
    body: nearly({ ...payment, bookingId, customerName: fc.string(), customerEmail: fc.emailAddress() }),
  },
  'POST /api/payments/confirm': { method: 'POST', path: at('/api/payments/confirm'), body: nearly(card) },
  'POST /api/payments/abandon': {
    method: 'POST',
    path: at('/api/payments/abandon'),
    body: nearly({ orderId }),
  },
  'POST /api/payments/webhook': {
    method: 'POST',
    path: at('/api/payments/webhook'),
    body: nearly({ eventType: fc.constant('PAYMENT_STATUS_CHANGED'), data: nearly(webhookData) }),
  },
  'POST /api/auth/login': {
    method: 'POST',
    path: at('/api/auth/login'),
    // Passwords are hashed two at a time, and whoever comes on top is sent away (design.md section 6).
    sheds: true,
    body: nearly({ username: fc.string({ maxLength: 60 }), password: fc.string({ maxLength: 60 }) }),
  },
  'POST /api/auth/logout': { method: 'POST', path: at('/api/auth/logout'), body: nearly({}) },
  'GET /api/:anything': {
    method: 'GET',
    path: path.map((text) => `/api/${encodeURIComponent(text.toWellFormed())}`),
  },
};

/** Headers that strangers send, some of them broken. */
const headers = fc.record(
  {
    'Content-Type': fc.constantFrom('application/json', 'application/json', 'text/plain', 'application/xml'),
    'Idempotency-Key': fc.oneof(fc.uuid(), fc.constantFrom('x'.repeat(300), ' ', 'a b')),
    'tosspayments-webhook-transmission-id': fc.constantFrom('whtrans_1', 'y'.repeat(500)),
    Cookie: fc.constantFrom('session=1', '__Host-session=%%%', ';;;=;', `x=${'z'.repeat(2000)}`),
  },
  { requiredKeys: ['Content-Type'] },
);

describe('no request of a stranger makes a route fail or hang', () => {
  test.each(Object.entries(routes))('%s', { timeout }, async (name, route) => {
    const request = fc.record({ path: route.path, body: route.body ?? fc.constant(undefined), headers });
    const samples = fc.sample(request, { numRuns: REQUESTS, seed: SEED });
    const seen = new Map<number, number>();
    let slowestMs = 0;
    await inBatches(samples.length, TOGETHER, async (index) => {
      const sample = samples[index];
      if (!sample) return;
      const startedAt = performance.now();
      const response = await fetch(`${service.url}${sample.path}`, {
        method: route.method,
        headers: { ...sample.headers, Origin: SITE_ORIGIN },
        body: route.method === 'GET' ? null : (JSON.stringify(sample.body) ?? 'undefined'),
        signal: AbortSignal.timeout(HANGS_AFTER_MS),
      });
      const text = await response.text();
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      const isShed = route.sheds && response.status === 503 && response.headers.has('Retry-After');
      if (!isShed) expect(response.status, `${JSON.stringify(sample)} → ${text}`).toBeLessThan(500);
      if (response.status >= 400) expect(response.headers.get('Content-Type')).toContain(PROBLEM_MEDIA_TYPE);
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
    });
    const answers = [...seen].toSorted().map(([status, count]) => `${status}: ${count}`);
    figure(`generated requests: ${name}`, {
      requests: samples.length,
      slowestMs: Math.round(slowestMs),
      answers: answers.join(', '),
    });
  });
});
