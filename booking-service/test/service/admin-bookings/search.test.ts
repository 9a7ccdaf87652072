import { foldForSearch } from 'shared/typed/search.ts';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { sessionDayOf } from '../../../src/bookings/search/session-day.ts';
import { MORNING } from '../../harness/clock.ts';
import { openDashboard } from './harness.ts';
import type { Dashboard } from './harness.ts';

let desk: Dashboard;
const names = new Map<string, string>();

/** Bookings of July; the search is asked on 2 July 2026. */
beforeAll(async () => {
  desk = await openDashboard();
  const book = async (name: string, fields: Record<string, unknown>) =>
    names.set(await desk.bookDirect({ name, totalPrice: 40_000, ...fields }), name);
  await book('김민수', { phone: '+82 10-1234-5678', bookingTime: '10:00' });
  await book('Zoë Ünal', { phone: '+82 010 8765 4321', bookingTime: '10:10', bookingDate: '2026-07-20' });
  await book('Ana Kim', { phone: '+49 170 555-0100', bookingTime: '10:20', email: 'a.kim+seoul@mail.test' });
  await book('İrem Işık', { bookingTime: '10:40', bookingDate: '2026-07-21' });
  await book('ｶﾞｸﾄ ＹＡＭＡＤＡ', { bookingTime: '10:50', bookingDate: '2026-07-21' });
  await book('Łukasz Straße', { bookingTime: '11:00', bookingDate: '2026-07-21' });
  await book('이 서연'.normalize('NFD'), { phone: '+81 3-9876-5432', bookingTime: '10:30' });
});

const found = async (search: string) =>
  (await desk.list(`?search=${encodeURIComponent(search)}`))
    .map(({ id }) => names.get(id)?.normalize('NFC'))
    .sort();

const searches: [string, string, string[]][] = [
  ['one Hangul syllable', '김', ['김민수']],
  ['a syllable that is stored in parts', '서', ['이 서연']],
  ['two syllables', '민수', ['김민수']],
  ['capitals beyond ASCII', 'ÜNAL', ['Zoë Ünal']],
  ['phone digits alone', '1234567', ['김민수']],
  ['a phone as it is dialled in Korea, stored with the country code', '010 1234 5678', ['김민수']],
  ['the same without spaces', '01012345678', ['김민수']],
  ['a phone with the country code', '+82 10-8765-4321', ['Zoë Ünal']],
  ['the same, with the country code as from abroad', '0082 10 8765 4321', ['Zoë Ünal']],
  ['a part of a foreign phone', '170 5550', ['Ana Kim']],
  ['a phone as it is dialled in Japan', '03-9876-5432', ['이 서연']],
  ['a part of the phone as it was given', '555-01', ['Ana Kim']],
  ['a part of the e-mail with signs', 'kim+s', ['Ana Kim']],
  ['a day in English', '20 Jul', ['Zoë Ünal']],
  ['a day in American', 'July 20', ['Zoë Ünal']],
  ['a day in figures', '7/20', ['Zoë Ünal']],
  ['a day in full', '2026-07-20', ['Zoë Ünal']],
  ['a day in Korean', '7월 20일', ['Zoë Ünal']],
  ['a day without sessions', '22 Jul', []],
  ['letters without their accents', 'zoe unal', ['Zoë Ünal']],
  ['a Turkish name in small letters', 'irem isik', ['İrem Işık']],
  ['the same with the letters of its language', 'IREM IŞIK', ['İrem Işık']],
  ['kana of full width', 'ガクト', ['ｶﾞｸﾄ ＹＡＭＡＤＡ']],
  ['plain letters for full-width ones', 'yamada', ['ｶﾞｸﾄ ＹＡＭＡＤＡ']],
  ['full-width letters for plain ones', 'ｚｏｅ', ['Zoë Ünal']],
  ['a letter with a stroke', 'lukasz strasse', ['Łukasz Straße']],
  ['an invisible letter in between', '김\u200b민수', ['김민수']],
  ['a letter that nobody has', '뷁', []],
  ['words of two fields', 'kim\na.kim', []],
];

describe.each([
  ['before they are folded', () => Promise.resolve(0)],
  ['once they are folded', () => desk.service.db.query('SELECT rebuild_booking_search($1)', [MORNING])],
])('bookings %s', (_when, prepare) => {
  beforeAll(async () => {
    await prepare();
  });

  it.each(searches)('are found by %s: %s', async (_what, search, expected) => {
    expect(await found(search)).toEqual(expected.toSorted());
  });

  it('are found by the number as ticket and mail print it, and as somebody reads it out', async () => {
    const [id = ''] = names.keys();
    for (const search of [
      `#${id}`,
      `# ${id}`,
      id.toLowerCase(),
      id.replaceAll('0', 'O').replaceAll('1', 'l'),
    ])
      expect(await found(search)).toEqual([names.get(id)]);
  });
});

test('the database folds a text as pages do', async () => {
  const texts = searches
    .flatMap(([, search]) => search)
    .concat([...names.values()], ['ǅ ŉ ﬁ Σίσυφος می‌خواهم ㌔ ℃ ẞ']);
  const { rows } = await desk.service.db.query<{ folded: string }>(
    'SELECT search_folded(text) AS folded FROM unnest($1::text[]) WITH ORDINALITY asked (text, place) ORDER BY place',
    [texts],
  );
  expect(rows.map(({ folded }) => folded.trim())).toEqual(texts.map(foldForSearch));
});

describe('a day in a search', () => {
  const today = '2026-12-20';
  it.each([
    ['26 Nov', '2026-11-26'],
    ['Nov 26', '2026-11-26'],
    ['26th November', '2026-11-26'],
    ['nov. 26, 2027', '2027-11-26'],
    ['11/26', '2026-11-26'],
    ['26/11', '2026-11-26'],
    ['11/26/2025', '2025-11-26'],
    ['2026. 11. 26', '2026-11-26'],
    ['2026/11/26', '2026-11-26'],
    ['11월 26일', '2026-11-26'],
    ['2027년 1월 3일', '2027-01-03'],
    // The nearest: in December, January is next month.
    ['3 Jan', '2027-01-03'],
    ['29 Feb', '2028-02-29'],
  ])('%s on 20 December 2026 is %s', (search, day) => {
    expect(sessionDayOf(search, today)).toBe(day);
  });

  it.each(['26', 'Nov', 'Mark 5', 'Maya 12', '13/13', '2026-02-30', '30 Feb', '010-1234-5678', '1/2/3'])(
    '%s is none',
    (search) => expect(sessionDayOf(search, today)).toBeUndefined(),
  );
});
