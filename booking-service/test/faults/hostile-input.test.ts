import fc from 'fast-check';
import { drinks } from 'shared/drinks/drinks.ts';
import { PROBLEM_MEDIA_TYPE } from 'shared/problems/problem.ts';
import { expect, test } from 'vitest';
import { SITE_ORIGIN } from '../harness/config.ts';
import { aBooking } from '../harness/builders.ts';
import { startTestService } from '../harness/service.ts';

const service = await startTestService();
const SEED = 20260702;
const TOGETHER = 25;

/** Anything that JSON can say where a field is expected, hostile strings included. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    "'; DROP TABLE bookings; --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '%s%n',
    'NaN',
  ),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -0, 1e308, 2 ** 31, -1),
);

/** What is right for each field, so that some requests get all the way to the database. */
const right: Record<string, fc.Arbitrary<unknown>> = {
  bookingType: fc.constantFrom('direct', 'klook'),
  klookBookingId: fc.string({ minLength: 1, maxLength: 64 }),
  name: fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }),
  email: fc.emailAddress(),
  phone: fc.string({ minLength: 1, maxLength: 30 }),
  selectedDrink: fc.constantFrom(...drinks.map(({ value }) => value)),
  drinkTemperature: fc.constantFrom('hot', 'iced', undefined),
  youtubeTrackUrl: fc.webPath().map((path) => `https://youtu.be/x${path}`),
  selectedAddons: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
  lpDeliveryAddress: fc.string({ maxLength: 300, unit: 'grapheme' }),
  bookingDate: fc.constantFrom('2026-07-03', '2026-07-04', '2026-09-30', '2026-10-01'),
  bookingTime: fc.constantFrom('10:00', '14:00', '14:05', '21:50', '22:00'),
  totalPrice: fc.constantFrom(0, 40_000, 44_000, 50_000, 100_000),
};

const hostileBody = fc.record(
  Object.fromEntries(
    Object.entries(right).map(([field, value]) => [
      field,
      fc.oneof({ weight: 12, arbitrary: value }, { weight: 1, arbitrary: anything }),
    ]),
  ),
  { requiredKeys: [] },
);
const body = fc.oneof(
  { weight: 5, arbitrary: hostileBody },
  { weight: 4, arbitrary: hostileBody.map((fields) => ({ ...aBooking(), ...fields })) },
  { weight: 1, arbitrary: anything },
);

async function expectNoBlame(answer: Response): Promise<number> {
  const text = await answer.text();
  expect(answer.status, text).toBeLessThan(500);
  if (answer.status >= 400) expect(answer.headers.get('Content-Type')).toContain(PROBLEM_MEDIA_TYPE);
  return answer.status;
}

test('no body makes POST /api/bookings fail, and some of them are fine', { timeout: 60_000 }, async () => {
  const bodies = fc.sample(body, { numRuns: 1_000, seed: SEED });
  const seen = new Set<number>();
  for (let from = 0; from < bodies.length; from += TOGETHER) {
    const answers = bodies.slice(from, from + TOGETHER).map(async (sent) => {
      const request = fetch(`${service.url}/api/bookings`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: SITE_ORIGIN },
        body: JSON.stringify(sent) ?? 'undefined',
      });
      return expectNoBlame(await request);
    });
    for (const status of await Promise.all(answers)) seen.add(status);
  }
  expect([...seen].toSorted()).toEqual([201, 400, 409]);
});

test('no address makes GET /api/timeslots fail', { timeout: 60_000 }, async () => {
  const dates = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.date({ noInvalidDate: true }).map(String),
    fc.webPath(),
  );
  for (const date of fc.sample(dates, { numRuns: 300, seed: SEED })) {
    await expectNoBlame(
      await fetch(`${service.url}/api/timeslots/${encodeURIComponent(date.toWellFormed())}`),
    );
  }
});
