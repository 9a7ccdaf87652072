import { describe, expect, test } from 'vitest';
import { browserName } from '../../src/http/browser-name.ts';
import { countedAddress } from '../../src/http/counted-address.ts';
import { roughAddress } from '../../src/http/rough-address.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the name of a browser', () => {
  test.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome (Windows)'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`, 'Edge (Windows)'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Whale/4.33.0.0 Safari/537.36`, 'Whale (Windows)'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome (ChromeOS)'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox (Linux)'],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/26.1 Safari/605.1.15`,
      'Safari (macOS)',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-S938N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet (Android)',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} CriOS/142.0 Mobile/15E148 Safari/604.1`,
      'Chrome (iPhone)',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} Mobile/15E148 KAKAOTALK 25.9.1`,
      'KakaoTalk (iPhone)',
    ],
    ['Mozilla/5.0 (Linux; Android 16; unheard of)', 'Android'],
  ])('of %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });

  test.each([undefined, '', 'curl/8.9.1', `${' '.repeat(2_000)}Chrome/1 Windows`])(
    'is not made up for %j',
    (userAgent) => expect(browserName(userAgent)).toBeNull(),
  );
});

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['2001:db8::6', '2001:db8:0:*'],
  ['::1', '0:0:0:*'],
  ['unknown', null],
  ['https://evil.example', null],
  ['1.2.3.4 <b>', null],
  [`1.2.3.${'4'.repeat(200)}`, null],
])('the address %s is shown as %s', (address, shown) => {
  expect(roughAddress(countedAddress(address))).toBe(shown);
});
