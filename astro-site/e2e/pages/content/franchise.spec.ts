import { expect, test } from '../fixtures.ts';
import { written, type WrittenPage } from '../../support/written.ts';

/** The words of /franchise as they were agreed on. */
let page: WrittenPage;
test.beforeEach(async ({ request }) => {
  page = await written(request, '/franchise');
});

const section = (name: string) => `section[aria-labelledby="${name}"]`;

const lines: [asked: string, onThePage: string | RegExp][] = [
  ['10+ years track record', '10+ years of track record'],
  ['global reach', 'Global reach and distribution'],
  ['2B won revenue in 6 months', '2B won revenue in 6 months'],
  ['50+ artists trained', '50+ artists trained'],
  ['the patent claim', 'covered by our patent'],
  ['the triple revenue model', 'Triple revenue model'],
  ['lifetime royalties for 70 years', 'Lifetime royalties for 70 years'],
  ['global distribution', 'Global distribution'],
  ['averaging 75,000,000 a month', '₩75,000,000 a month'],
  ['cafe 25,000,000', 'Cafe ₩25,000,000'],
  ['recording services 35,000,000', 'Recording services ₩35,000,000'],
  ['digital services 15,000,000', 'Digital services ₩15,000,000'],
  ['phase 1 in 2025 in Seoul', /2025 Phase 1: Seoul Gangnam Hongdae Myeongdong Itaewon/],
  ['phase 2 in 2026', /2026 Phase 2: Korea Busan Daegu Incheon Gwangju/],
  ['phase 3 in 2027-2028', /2027-2028 Phase 3: the world China Japan Southeast Asia North America/],
  ['info session', /1 ?Info session/],
  ['application: business plan and location', /2 ?Application Send us your business plan and your location/],
  ['contract', /3 ?Contract/],
  ['launch', /4 ?Launch/],
  ['minimum space', 'Minimum space: 25-40 pyeong.'],
  ['initial investment', 'The initial investment includes setup, training and support for the first year.'],
  ['monthly fees', 'Monthly fees apply after year one.'],
  ['training', 'All franchisees receive training.'],
  ['the backing track’s link', 'Bring the YouTube link of your backing track'],
];

test('every claim, figure, place and step stands on the page', () => {
  const text = page.text('main');
  for (const [asked, onThePage] of lines) {
    if (typeof onThePage === 'string') expect.soft(text, asked).toContain(onThePage);
    else expect.soft(text, asked).toMatch(onThePage);
  }
});

test('two personas each have pain points and as many solutions', () => {
  const personas = page.all(`${section('audience')} ul > li:has(h3)`);
  expect(personas).toHaveLength(2);
  for (const persona of personas) {
    const lists = [...persona.querySelectorAll('ul')].map((list) => list.querySelectorAll('li').length);
    expect(lists).toEqual([2, 2]);
  }
});

test('the bar has home, franchise and Apply Now; every button leads where it says', () => {
  const leadsTo = (where: string) =>
    page.all(`${where} a`).map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
  expect(leadsTo('header nav')).toEqual([
    ['Home', '/'],
    ['Franchise', '/franchise'],
    ['Apply Now', '#apply'],
  ]);
  expect(leadsTo(section('franchise-heading'))).toEqual([
    ['Book Info Session', '#info-session'],
    [expect.stringMatching(/^Call \+82/), expect.stringMatching(/^tel:\+82\d+$/)],
  ]);
  expect(leadsTo(section('franchise-cta'))).toEqual([['Book Info Session', '#info-session']]);
  for (const anchor of ['apply', 'info-session']) expect(page.all(`main [id="${anchor}"]`)).toHaveLength(1);
});

test('the footer has contact details and franchise info', () => {
  const text = page.text('footer');
  for (const part of [
    'Contact',
    /\+82 2-[\d-]+/,
    /\S+@\S+/,
    'Franchise',
    '25-40 pyeong',
    '₩75,000,000',
    '70 years',
  ]) {
    expect.soft(text).toMatch(part instanceof RegExp ? part : new RegExp(part));
  }
});
