import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { callingCodes } from 'shared/typed/calling-codes.ts';
import { withCallingCode } from 'shared/typed/phone.ts';
import { expect, test } from 'vitest';
import { readPhone, withStoredPhone } from '../../../src/bookings/place/phone-number.ts';

test('the page has a calling code for every country that has numbers of its own', () => {
  // Two islands that most languages have no name for.
  const islands = ['AC', 'TA'];
  const known = getCountries().filter((country) => !islands.includes(country));
  expect(Object.fromEntries(callingCodes)).toEqual(
    Object.fromEntries(known.map((country) => [country, getCountryCallingCode(country)])),
  );
});

test.each([
  ['JP', '03-1234-5678', '+81312345678', '+81 3 1234 5678'],
  ['KR', '010-1234-5678', '+821012345678', '+82 10 1234 5678'],
  ['IT', '06 1234 5678', '+390612345678', '+39 06 1234 5678'],
  ['HU', '06 1 234 5678', '+3612345678', '+36 1 234 5678'],
  ['RU', '8 916 123-45-67', '+79161234567', '+7 916 123 45 67'],
  ['US', '(415) 555-0132 ext. 12', '+14155550132 ext. 12', '+1 415 555 0132 ext. 12'],
  ['JP', '+44 (0)20 7946 0000', '+442079460000', '+44 20 7946 0000'],
])('a number as it is written in %s, %s, is kept as %s', (country, typed, stored, called) => {
  const { phone } = withStoredPhone({ phone: withCallingCode(typed, country) });
  expect(phone).toBe(stored);
  expect(withStoredPhone({ phone })).toEqual({ phone: stored });
  expect(readPhone(stored)?.international).toBe(called);
});

test.each(['03-1234-5678', '+999 1234 5678', '+1 415 555 01', 'abc'])('%s is refused', (phone) => {
  expect(() => withStoredPhone({ phone })).toThrow('with its country code');
});

test('what no country has is nothing to call', () => {
  expect(readPhone('1')).toBeNull();
  expect(readPhone('-')).toBeNull();
});
