import { expect, test } from 'vitest';
import { SITE_ORIGIN } from '../../harness/config.ts';
import { aBooking, aKlookBooking } from '../../harness/builders.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { countRows } from '../../harness/rows.ts';
import { startTestService } from '../../harness/service.ts';

const service = await startTestService();
const post = (body: unknown) => service.post('/api/bookings', body);
const without = (...fields: string[]) =>
  aBooking(Object.fromEntries(fields.map((field) => [field, undefined])));
const long = (length: number) => 'x'.repeat(length);
const oneVideo =
  'This YouTube link does not open one video. Please open your song on YouTube, press Share and paste that link';
const country = 'Please enter a phone number with its country code, such as +82 10 1234 5678';
const url = 'Please enter a valid YouTube URL';
const addOns = 'Please choose each add-on once, from the list on the page';
const invisible = 'Please remove line breaks and other invisible characters';
const klookId = 'Please enter your Klook booking ID';
const klookDate = 'Please enter the date of your Klook reservation, or leave date and time empty';
const temperature =
  'Please choose hot or iced for a drink that has the choice, and nothing for one that has not';

/** One wrong field each, and what is said about it. */
const wrongFields: [what: string, body: unknown, path: string, message: string][] = [
  ['no name', without('name'), 'name', 'Name is required'],
  ['a blank name', aBooking({ name: '   ' }), 'name', 'Name is required'],
  ['a name that is a list', aBooking({ name: ['x'] }), 'name', 'Name is required'],
  ['101 characters of name', aBooking({ name: long(101) }), 'name', 'Please use at most 100 characters'],
  ['a line break in the name', aBooking({ name: 'A\r\nBcc: b@example.test' }), 'name', invisible],
  ['a NUL in the name', aBooking({ name: 'A\u0000B' }), 'name', invisible],
  ['a name that nobody sees', aBooking({ name: '\u202e\u3164\u0301' }), 'name', 'Name is required'],
  ['no e-mail', without('email'), 'email', 'Valid email is required'],
  ['an e-mail without a host', aBooking({ email: 'visitor@' }), 'email', 'Valid email is required'],
  ['two e-mails', aBooking({ email: 'a@example.test,b@example.test' }), 'email', 'Valid email is required'],
  ['no phone', without('phone'), 'phone', 'Phone number is required'],
  ['31 characters of phone', aBooking({ phone: long(31) }), 'phone', 'Please use at most 30 characters'],
  ['a phone without its country', aBooking({ phone: '03-1234-5678' }), 'phone', country],
  ['a phone of no country', aBooking({ phone: '+999 1234 5678' }), 'phone', country],
  ['a phone that is too short for its country', aBooking({ phone: '+1 415 555 01' }), 'phone', country],
  ['no drink', without('selectedDrink'), 'selectedDrink', 'Please select a drink'],
  ['an unknown drink', aBooking({ selectedDrink: 'absinthe' }), 'selectedDrink', 'Please select a drink'],
  ['an iced hot chocolate', aBooking({ selectedDrink: 'hot-chocolate' }), 'drinkTemperature', temperature],
  [
    'a hot lemonade',
    aBooking({ selectedDrink: 'lemonade', drinkTemperature: 'hot' }),
    'drinkTemperature',
    temperature,
  ],
  ['an unknown temperature', aBooking({ drinkTemperature: 'warm' }), 'drinkTemperature', temperature],
  ['no track', without('youtubeTrackUrl'), 'youtubeTrackUrl', url],
  [
    'a track on another site',
    aBooking({ youtubeTrackUrl: 'https://example.com/watch?v=1' }),
    'youtubeTrackUrl',
    url,
  ],
  [
    'a track on a look-alike',
    aBooking({ youtubeTrackUrl: 'https://youtube.com.example.com/1' }),
    'youtubeTrackUrl',
    url,
  ],
  [
    'a script for a track',
    aBooking({ youtubeTrackUrl: 'javascript:alert(1)//youtube.com' }),
    'youtubeTrackUrl',
    url,
  ],
  [
    'a playlist for a track',
    aBooking({ youtubeTrackUrl: 'youtube.com/playlist?list=PL1' }),
    'youtubeTrackUrl',
    oneVideo,
  ],
  ['no date', without('bookingDate'), 'bookingDate', 'Please select a date'],
  [
    'a date that does not exist',
    aBooking({ bookingDate: '2026-02-30' }),
    'bookingDate',
    'Please select a date',
  ],
  ['a date in words', aBooking({ bookingDate: 'tomorrow' }), 'bookingDate', 'Please select a date'],
  ['no time', without('bookingTime'), 'bookingTime', 'Please select a time'],
  ['a time that does not exist', aBooking({ bookingTime: '25:00' }), 'bookingTime', 'Please select a time'],
  ['an unknown add-on', aBooking({ selectedAddons: [99] }), 'selectedAddons', addOns],
  ['an add-on twice', aBooking({ selectedAddons: [1, 1], totalPrice: 250_000 }), 'selectedAddons', addOns],
  [
    '21 add-ons',
    aBooking({ selectedAddons: Array.from({ length: 21 }, (_, id) => id + 1) }),
    'selectedAddons',
    addOns,
  ],
  [
    'an LP without an address',
    aBooking({ selectedAddons: [4], totalPrice: 350_000, lpDeliveryAddress: '  ' }),
    'lpDeliveryAddress',
    'LP delivery address is required for LP Record Production',
  ],
  [
    '301 characters of address',
    aBooking({ selectedAddons: [4], lpDeliveryAddress: long(301) }),
    'lpDeliveryAddress',
    'Please use at most 300 characters',
  ],
  ['half a won', aBooking({ totalPrice: 50_000.5 }), 'totalPrice', 'The total must be a whole number of won'],
  [
    'a total below zero',
    aBooking({ totalPrice: -1 }),
    'totalPrice',
    'The total must be a whole number of won',
  ],
  [
    'a total in words',
    aBooking({ totalPrice: '50000' }),
    'totalPrice',
    'The total must be a whole number of won',
  ],
  [
    'an unknown way of booking',
    aBooking({ bookingType: 'phone' }),
    'bookingType',
    'Please choose direct or klook',
  ],
  ['Klook without its id', aKlookBooking({ klookBookingId: ' ' }), 'klookBookingId', klookId],
  [
    'Klook with a time',
    aKlookBooking({ bookingTime: '14:00' }),
    'bookingDate',
    'Klook reservations already have their date and time; please leave them out',
  ],
  ['a Klook time without its date', aKlookBooking({ klookTime: '18:40' }), 'klookDate', klookDate],
  ['a Klook date that does not exist', aKlookBooking({ klookDate: '2026-02-30' }), 'klookDate', klookDate],
  [
    'a Klook date that is over',
    aKlookBooking({ klookDate: '2026-07-01' }),
    'klookDate',
    'This day is over. Please check the date of your Klook reservation, or leave it empty',
  ],
  [
    'a Klook time in words',
    aKlookBooking({ klookDate: TOMORROW, klookTime: 'in the evening' }),
    'klookTime',
    'Please enter the time of your Klook reservation, or leave it empty',
  ],
];

test.each(wrongFields)('%s', async (_what, body, path, message) => {
  const answer = await post(body);
  expect(answer.status).toBe(400);
  expect(answer.body.type).toBe('validation-failed');
  expect(answer.body.errors).toContainEqual(expect.objectContaining({ path, message }));
  expect(answer.body.detail).toContain(message);
});

test('one answer lists every error, those between fields too', async () => {
  const { status, body } = await post({ selectedAddons: [4] });
  expect(status).toBe(400);
  expect(body.errors).toEqual([
    { path: 'selectedDrink', code: 'drink-missing', message: 'Please select a drink' },
    { path: 'name', code: 'name-missing', message: 'Name is required' },
    { path: 'email', code: 'email-wrong', message: 'Valid email is required' },
    { path: 'phone', code: 'phone-missing', message: 'Phone number is required' },
    { path: 'youtubeTrackUrl', code: 'track-wrong', message: url },
    { path: 'totalPrice', code: 'total-wrong', message: 'The total must be a whole number of won' },
    { path: 'bookingDate', code: 'date-missing', message: 'Please select a date' },
    { path: 'bookingTime', code: 'time-missing', message: 'Please select a time' },
    {
      path: 'lpDeliveryAddress',
      code: 'lp-address-missing',
      message: 'LP delivery address is required for LP Record Production',
    },
  ]);
});

const headers = { 'Content-Type': 'application/json', Origin: SITE_ORIGIN };
const oneObject = 'Please send one JSON object, with the header Content-Type: application/json.';

test.each([
  [
    'broken JSON',
    { headers, body: '{"name": ' },
    400,
    'The body is not valid JSON. Please send one JSON object.',
  ],
  ['a list', { headers, body: '[]' }, 400, oneObject],
  ['a form', { headers: { ...headers, 'Content-Type': 'text/plain' }, body: '{}' }, 400, oneObject],
  [
    'more than 32 KB',
    { headers, body: JSON.stringify(aBooking({ name: long(40_000) })) },
    413,
    'The request is too large. Please shorten what you have entered.',
  ],
  [
    'an encoding that nobody knows',
    { headers: { ...headers, 'Content-Encoding': 'lzma' }, body: 'x' },
    400,
    'The request could not be read. Please check its address, headers and body.',
  ],
])('%s as a body is refused', async (_what, init, status, detail) => {
  const answer = await service.send('/api/bookings', { method: 'POST', ...init });
  expect({ status: answer.status, detail: answer.body.detail }).toEqual({ status, detail });
});

test('an Idempotency-Key with a space in it is refused', async () => {
  const { status, body } = await service.post('/api/bookings', aBooking(), {
    'Idempotency-Key': 'two words',
  });
  expect(status).toBe(400);
  expect(body.errors?.[0]?.path).toBe('Idempotency-Key');
});

test('nothing of all this was stored', async () => {
  expect(await countRows(service.db)).toEqual({
    bookings: 0,
    slot_claims: 0,
    booking_history: 0,
    limit_counters: 0,
    emails: 0,
  });
});
