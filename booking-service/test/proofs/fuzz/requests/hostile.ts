import fc from 'fast-check';
import type { OutgoingHttpHeaders } from 'node:http';
import { anything, pathPart } from '../../faults/requests/generators.ts';

/** What readers of JSON stumble over, byte by byte. */
const hostileTexts: (string | Buffer)[] = [
  '',
  ' ',
  'null',
  '[]',
  '"text"',
  '{"a":',
  '\ufeff{}',
  '{"a":1e999}',
  '{"a":-0,"a":1}',
  '{"__proto__":{"admin":true},"constructor":{"prototype":1}}',
  '{"name":"\\ud800\\u0000"}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '{"a":'.repeat(5_000),
  `{"a":"${'x'.repeat(40_000)}"}`,
  `{"a":${'9'.repeat(1_000)}}`,
  'a=1&a=2&b[c]=3',
  '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{}\r\n--x--\r\n',
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from('{"name":"\xc3\x28\xed\xa0\x80"}', 'latin1'),
  Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
];

/** A body: mostly the JSON of `value`, now and then what is none. */
export const bodyOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string | Buffer> =>
  fc.oneof(
    { weight: 8, arbitrary: value.map((json) => JSON.stringify(json) ?? 'undefined') },
    { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
  );

const latin = fc.stringMatching(/^[\x21-\x7e\x80-\xff]{0,60}$/);
const mediaTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/problem+json',
  ';;',
];

/** Headers of any request; each is there now and then. Bad values, repeated ones, and claims that nobody should believe. */
const oddHeaders: Record<string, fc.Arbitrary<string | string[]>> = {
  Accept: fc.constantFrom('*/*;q=2', 'text/html', ',,,', 'application/json;q=0'),
  'Accept-Encoding': fc.constantFrom('br', 'gzip;q=0, *;q=0', 'identity;q=0', 'x'.repeat(500), ';'),
  'Accept-Language': fc.oneof(
    latin,
    fc.constantFrom('ko,en;q=0.5', '*', 'zh-Hant-TW-x-y', 'q=1;q=1', ',', 'x-'.repeat(400)),
  ),
  Cookie: fc.constantFrom(
    'session=1',
    'session=%%%; payload-token=%; preview_pass=%E0%A4',
    '__proto__=1; constructor=2',
    ';;;=;',
    `x=${'z'.repeat(4_000)}`,
    ['session=1', 'session=2'],
    'payload-token=eyJhbGciOiJub25lIn0.e30.',
    'preview_pass=a.b.c',
  ),
  'Content-Encoding': fc.constantFrom('gzip', 'br', 'deflate', 'identity', 'rot13', 'gzip, gzip'),
  Expect: fc.constant('100-continue'),
  Forwarded: fc.constantFrom('for=1.2.3.4;host=elsewhere.test;proto=https', ';;'),
  Host: fc.constantFrom('elsewhere.test', 'localhost:99999', '[::1', 'a b', '', 'x'.repeat(300)),
  'If-Match': fc.constantFrom('"3"', '3', '*', '"99999999999999999999"', 'W/"1", "2"', '"\xff"'),
  'If-None-Match': fc.constantFrom('*', '"1"', 'W/"', ',,', '"x"'.repeat(200)),
  'If-Modified-Since': fc.constantFrom('yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', '0'),
  'If-Unmodified-Since': fc.constantFrom('Thu, 01 Jan 1970 00:00:00 GMT', 'x'),
  'If-Range': fc.constantFrom('"x"', 'yesterday'),
  'Idempotency-Key': fc.oneof(fc.uuid(), fc.constantFrom('again', 'x'.repeat(300), ' ', 'a b', '\xe9')),
  Origin: fc.constantFrom('null', 'https://elsewhere.test', '://', 'file://'),
  Range: fc.constantFrom(
    'bytes=5-1',
    'bytes=-1',
    'bytes=0-0,1-1',
    'bytes=99999999999999999999-',
    'bytes=0-9',
    'lines=1',
    'bytes',
    `bytes=${'0-1,'.repeat(200)}`,
  ),
  Referer: fc.constantFrom('://', 'x'.repeat(500)),
  'Sec-Fetch-Site': fc.constantFrom('cross-site', 'same-origin', 'x'),
  'Sec-Fetch-Dest': fc.constantFrom('iframe', 'document', 'x'),
  'Transfer-Encoding': fc.constant('chunked'),
  Upgrade: fc.constantFrom('h2c', 'websocket'),
  'User-Agent': latin,
  'X-Forwarded-For': fc.constantFrom('', 'nobody', '1.1.1.1, 2.2.2.2', '::1', '9'.repeat(300)),
  'X-Forwarded-Host': fc.constantFrom('elsewhere.test', ',', 'a b', '[::'),
  'X-Forwarded-Proto': fc.constantFrom('https', 'javascript', ','),
  'X-HTTP-Method-Override': fc.constantFrom('DELETE', 'TRACE', 'GET'),
  'X-Payload-HTTP-Method-Override': fc.constantFrom('GET', 'DELETE', 'x'),
};

/** No more than three of them: with more, every request would be refused at the door. */
export const strangeHeaders: fc.Arbitrary<OutgoingHttpHeaders> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 3,
    arbitrary: fc
      .uniqueArray(
        fc
          .constantFrom(...Object.entries(oddHeaders))
          .chain(([name, values]) => fc.tuple(fc.constant(name), values)),
        { minLength: 1, maxLength: 3, selector: ([name]) => name },
      )
      .map((pairs) => Object.fromEntries(pairs)),
  },
);

/** The type of a body that is sent, mostly the right one. */
export const mediaType = fc.oneof(
  { weight: 10, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: fc.constantFrom(...mediaTypes) },
);

/** The method that is meant, and now and then another one. */
export const methodNear = (right: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(right) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'HEAD',
        'OPTIONS',
        'PUT',
        'DELETE',
        'PATCH',
        'POST',
        'TRACE',
        'PROPFIND',
        'QUERY',
      ),
    },
  );

const hostileParts = [
  '%00',
  '%ff',
  '%ZZ',
  '..%2f..%2fetc',
  '%2e%2e',
  '%',
  'constructor',
  '__proto__',
  '%C0%AF',
  '%F0%9F%92%BF',
];

/** A part of an address: what is meant, or what nobody meant. */
export const partNear = (right: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: right },
    { weight: 1, arbitrary: pathPart },
    { weight: 1, arbitrary: fc.constantFrom(...hostileParts, '0', '-1', '99999999999999999999', '1e3') },
  );

const text = anything.map((value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')));
const encoded = (value: string) => encodeURIComponent(value.toWellFormed());

/** A query: `right` pairs, some twice, some bent, some that nobody knows. Starts with "?" unless it is empty. */
export function queryNear(right: fc.Arbitrary<[string, string][]>): fc.Arbitrary<string> {
  const stray = fc.tuple(fc.constantFrom('a', 'limit', '__proto__', 'x[]', 'where[a][b]', 'search'), text);
  const bent = fc
    .tuple(
      right,
      fc.array(stray, { maxLength: 2 }),
      fc.nat(),
      fc.constantFrom('as it is', 'twice', 'bent'),
      text,
    )
    .map(([pairs, strays, place, how, value]) => {
      const chosen = pairs[place % Math.max(1, pairs.length)];
      const more = chosen && how !== 'as it is' ? [[chosen[0], how === 'twice' ? chosen[1] : value]] : [];
      return [...(how === 'bent' ? pairs.filter((pair) => pair !== chosen) : pairs), ...more, ...strays];
    });
  const pairs = fc.oneof({ weight: 2, arbitrary: right }, { weight: 3, arbitrary: bent });
  const written = pairs.map((all) =>
    all.map(([name = '', value = '']) => `${encoded(name)}=${encoded(value)}`).join('&'),
  );
  const broken = fc.constantFrom('%', '&&&=', 'a=%00', 'a=%ff', 'a'.repeat(3_000), 'a[b][c][d]=1&a=2');
  return fc
    .oneof({ weight: 8, arbitrary: written }, { weight: 1, arbitrary: broken })
    .map((query) => (query === '' ? '' : `?${query}`));
}
