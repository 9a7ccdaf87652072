import fc from 'fast-check';

/** Anything that JSON can say, hostile texts and odd numbers included. */
export const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', "'; DROP TABLE bookings; --", '<script>alert(1)</script>'),
  fc.constantFrom('../../etc', '{{7*7}}', '%s%n', 'NaN', '__proto__', 'x'.repeat(5_000)),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -0, 1e308, 2 ** 31, -1, 0.5),
);

type Body = Record<string, unknown>;

/** One thing that goes wrong with a body that was right. */
const bend = fc.record({
  field: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'leave out', 'wrap', 'add'),
  value: anything,
});
type Bend = { field: number; how: string; value: unknown };

function bent(body: Body, bends: readonly Bend[]): Body {
  const copy = { ...body };
  const names = Object.keys(body);
  for (const { field, how, value } of bends) {
    const name = names[field % names.length] ?? 'field';
    if (how === 'replace') copy[name] = value;
    else if (how === 'leave out') Reflect.deleteProperty(copy, name);
    else if (how === 'wrap') copy[name] = [copy[name]];
    else copy[`extra${field % 7}`] = value;
  }
  return copy;
}

/**
 * Bodies that are right, about half of them bent in one or two places, and now and then anything at all. What is right
 * gets past the schemas, to the transactions and the constraints behind them.
 */
export function nearly(right: fc.Arbitrary<Body>): fc.Arbitrary<unknown> {
  const bends = fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    { weight: 5, arbitrary: fc.array(bend, { minLength: 1, maxLength: 2 }) },
  );
  const near = fc.tuple(right, bends).map(([body, wrong]) => bent(body, wrong));
  return fc.oneof({ weight: 12, arbitrary: near }, { weight: 1, arbitrary: anything });
}

/** A part of an address, sometimes none that anybody meant. */
export const pathPart = fc
  .oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.webPath())
  .map((text) => encodeURIComponent(text.toWellFormed()));

/** Headers that strangers send, some of them broken. */
export const strangersHeaders = fc.record(
  {
    'Content-Type': fc.oneof(
      { weight: 12, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('text/plain', 'application/xml', 'application/json; charset=x'),
      },
    ),
    'Idempotency-Key': fc.oneof(
      { weight: 6, arbitrary: fc.uuid() },
      // Used by many: what is stored under it belongs to another body.
      { weight: 2, arbitrary: fc.constantFrom('again-1', 'again-2', 'again-3') },
      { weight: 1, arbitrary: fc.constantFrom('x'.repeat(300), ' ', 'a b') },
    ),
    'X-Forwarded-For': fc.oneof(
      { weight: 6, arbitrary: fc.ipV4() },
      { weight: 1, arbitrary: fc.constantFrom('', 'nobody', '1.1.1.1, 2.2.2.2', '::1', '9'.repeat(300)) },
    ),
    'tosspayments-webhook-transmission-id': fc.oneof(
      fc.uuid(),
      fc.constantFrom('whtrans_1', 'y'.repeat(500)),
    ),
    Cookie: fc.constantFrom('session=1', '__Host-session=%%%', ';;;=;', `x=${'z'.repeat(2000)}`),
  },
  { requiredKeys: ['Content-Type'] },
);
