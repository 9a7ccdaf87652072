import { expect, test } from '../fixtures.ts';
import { written, type WrittenPage } from '../../support/written.ts';

/*
 * The landing page's agreed words, section by section: on the left what is asked for, on the right how the seeded page
 * says it. Where two readings stand (docs/product.md), the landing page's is here, the other one in faq.spec.ts and the
 * payment pages.
 */
type Line = [asked: string, onThePage: string | RegExp];

const sections: Record<string, Line[]> = {
  header: [
    ['the cafe’s name', 'Sinsa Record Cafe'],
    ['a Book Now button', 'Book Now'],
  ],
  '#home': [['a Start Recording Journey button', 'Start Recording Journey']],
  '#experience': [
    ['order and relax', 'Order and relax'],
    ['choose your song', 'Choose your song'],
    ['record like a star', 'Record like a star'],
    ['one premium drink is included', /premium drink comes with your session/],
    ['the backing track is a YouTube link to an instrumental', 'YouTube link of an instrumental track'],
    ['two full takes are recommended', 'two full takes are what we suggest'],
  ],
  '#how-to-use': [
    ['book', /1 ?Book /],
    ['arrive 30 minutes early', 'Arrive 30 minutes early'],
    ['otherwise a no-show', 'Later than that counts as a no-show'],
    ['at the booth 10 minutes before', 'Be at the booth 10 minutes before your session'],
    ['submit the song link', 'Submit the song link'],
    ['start recording', 'Start recording'],
    ['booking runs 24/7 and is paid in full', /any hour, paid in full by card/],
    ['klook reservations are completed here', 'complete the reservation you bought on Klook'],
    ['one person and one microphone', 'One person, one microphone, ten minutes'],
  ],
  '#packages': [
    [
      'one person, 10 minutes; two people book two consecutive sessions',
      'A session is for one person and lasts 10 minutes. Two people book two sessions in a row.',
    ],
    ['time-based, not song-based', 'You book time, not songs'],
    ['the same song several times', 'sing one song as often as you like'],
    ['no different songs in one session', 'Different songs need different sessions'],
    ['one premium drink', 'One premium drink is included.'],
    ['the raw file is free', 'The raw recording file is free.'],
    ['the backing track must be on YouTube', 'Your backing track must be on YouTube.'],
    ['40,000 from 10:00 to 12:50', 'Morning 10:00-12:50 ₩40,000'],
    ['50,000 from 13:00 to 17:50', 'Afternoon 13:00-17:50 ₩50,000'],
    ['44,000 from 18:00 to the last start', 'Evening 18:00-21:50 ₩44,000'],
    ['add-ons load from the server', 'Loading Packages'],
    ['royalty marketing copy: 70 years', '70 years of royalties'],
    ['global distribution', 'Distributed worldwide'],
    ['chart eligibility', 'Chart eligibility'],
    ['single: 1-2 tracks', 'Single 1-2 tracks'],
    ['EP: at least 4 tracks or 30 minutes', 'EP At least 4 tracks or 30 minutes'],
  ],
  '#menu': [
    ['coffee 5,000', 'Coffee 커피 ₩5,000'],
    ['decaf 5,000', 'Coffee (Decaffeinated) 디카페인 커피 ₩5,000'],
    ['hot teas 6,000', 'Green Tea 녹차 ₩6,000'],
    ['hibiscus', 'Hibiscus 히비스커스 ₩6,000'],
    ['earl grey', 'Earl Grey 얼그레이 ₩6,000'],
    ['peppermint', 'Peppermint 페퍼민트 ₩6,000'],
    ['chamomile', 'Chamomile 캐모마일 ₩6,000'],
    ['hot chocolate 6,000', 'Hot Chocolate 핫초코 ₩6,000'],
    ['iced coffee 5,000', 'Iced Coffee 아이스 커피 ₩5,000'],
    ['iced decaf 5,000', 'Iced Coffee (Decaffeinated) 아이스 디카페인 커피 ₩5,000'],
    ['lemonade 7,000', 'Lemonade 레모네이드 ₩7,000'],
    ['ades 7,000', 'Strawberry Ade 딸기에이드 ₩7,000'],
    ['orange ade', 'Orange Ade 오렌지에이드 ₩7,000'],
    ['grapefruit ade', 'Grapefruit Ade 자몽에이드 ₩7,000'],
    ['iced teas 6,000', 'Iced Tea 아이스티 ₩6,000'],
    ['iced green tea', 'Iced Green Tea 아이스 녹차 ₩6,000'],
    ['iced hibiscus', 'Iced Hibiscus 아이스 히비스커스 ₩6,000'],
    ['iced earl grey', 'Iced Earl Grey 아이스 얼그레이 ₩6,000'],
    ['iced peppermint', 'Iced Peppermint 아이스 페퍼민트 ₩6,000'],
    ['iced chamomile', 'Iced Chamomile 아이스 캐모마일 ₩6,000'],
  ],
  '#gallery': [['customer quotes', 'What visitors say']],
  '#tours': [
    ['a river park, 10 minutes', /10 min .*Han River Park/],
    ['a fashion street, 5 minutes', /5 min .*Garosu-gil fashion street/],
  ],
  '#faq': [
    ['sessions last 1-2 hours', 'Sessions last 1-2 hours'],
    [
      '30 minutes early, otherwise a no-show',
      'Come 30 minutes before your session. Arriving later counts as a no-show',
    ],
    ['raw files arrive immediately', 'You get the raw files immediately after your session.'],
    ['mixed tracks take 3-5 business days', 'within 3-5 business days'],
    ['one person and one microphone', 'one person and one microphone in each session'],
    ['two consecutive sessions', 'Two people book two consecutive sessions.'],
    ['under 16 with an adult', 'Visitors under 16 need to come with an adult.'],
    ['simple mixing is included', 'Simple mixing is part of the basic service.'],
    ['the rest is paid', 'Pitch correction, full mixing, harmonies and mastering are paid options.'],
    [
      '24/7, paid in full, no phone booking',
      /24 hours a day, 7 days a week.*paid in full online; we take no bookings by phone/,
    ],
    [
      'card, cash and mobile payment, foreign cards',
      'Card, cash and mobile payment. Foreign cards are accepted.',
    ],
    [
      'full refund up to 48 h, 50%, 25%',
      /full refund up to 48 hours before .*, 50% between 24 and 48 hours before, and 25% under 24 hours/,
    ],
    ['rescheduling free up to 24 h, at most 2 times', 'free up to 24 hours before, at most 2 times'],
  ],
  '#booking': [
    ['a direct booking card', 'Direct Booking'],
    ['a reservation card for klook', 'Klook reservation'],
  ],
  '#contact': [
    ['the heading', 'Visit Us in Sinsa'],
    ['an address', 'Gangnam-gu, Seoul'],
    ['4 minutes from Sinsa Station', '4 minutes on foot from Sinsa Station (Line 3)'],
    ['the hours', 'Open daily 10:00 AM - 10:00 PM'],
    ['a phone number', /\+82 2-[\d-]+/],
    ['an e-mail', /\S+@\S+/],
    ['a Getting Here box', 'Getting Here'],
    ['from the airport', 'From Incheon Airport'],
    ['from Gangnam', 'From Gangnam Station'],
    ['from Myeongdong', 'From Myeongdong'],
  ],
  footer: [
    ['privacy', 'Privacy Policy'],
    ['terms', 'Terms of Service'],
    ['cancellation', 'Cancellation Policy'],
    ['FAQ', 'FAQ'],
    ['Support', 'Support'],
    ['a copyright line', '© 2025 Sinsa Record Cafe'],
    ['a business registration line', 'Business registration'],
  ],
};

let page: WrittenPage;
test.beforeEach(async ({ request }) => {
  page = await written(request, '/');
});

for (const [section, lines] of Object.entries(sections)) {
  test(`${section} says what the specification gives it`, () => {
    const text = page.text(section);
    for (const [asked, onThePage] of lines) {
      if (typeof onThePage === 'string') expect.soft(text, asked).toContain(onThePage);
      else expect.soft(text, asked).toMatch(onThePage);
    }
  });
}

test('the ten sections stand in the order of the specification', () => {
  const order = 'home experience how-to-use packages menu gallery tours faq booking contact'.split(' ');
  expect(page.all('main section[id]').map(({ id }) => id)).toEqual(order);
});

test('the counted things: three and four steps, 20 drinks, six albums, 36 pictures, three quotes, two walks, 12 questions, four networks', () => {
  const counts = {
    '#experience ol > li': 3,
    '#how-to-use ol > li': 4,
    '#menu li': 20,
    '#packages .sleeve': 6,
    '#gallery .sheet button img[alt]': 36,
    '#gallery blockquote': 3,
    '#faq details': 12,
    '#contact a[href^="https://"]': 4,
    'footer [data-policy-slug]': 3,
  };
  for (const [selector, count] of Object.entries(counts)) {
    expect.soft(page.all(selector), selector).toHaveLength(count);
  }
});

test('the gallery has a featured picture, a moving one, and says of each picture what it shows', () => {
  expect(page.all('#gallery .gallery-lead [data-picture]')).toHaveLength(2);
  expect(page.all('#gallery [data-moving] img')).toHaveLength(1);
  const words = page.all('#gallery .sheet img').map((image) => image.getAttribute('alt') ?? '');
  expect(words.filter((alt) => alt.trim().length < 4)).toEqual([]);
  expect(new Set(words).size).toBe(36);
  const stars = page
    .all('#gallery figcaption [role="img"]')
    .map((rating) => rating.getAttribute('aria-label'));
  expect(stars).toHaveLength(3);
  for (const rating of stars) expect(rating).toMatch(/^[1-5] out of 5 stars$/);
});

test('the 12 questions are distinct, none is empty, and MORE leads to /faq', () => {
  const questions = page.texts('#faq details summary');
  const answers = page.texts('#faq details > :not(summary)');
  expect(new Set(questions).size).toBe(12);
  expect(new Set(answers).size).toBe(12);
  expect([...questions, ...answers].filter((text) => text.length < 10)).toEqual([]);
  expect(page.texts('#faq a[href="/faq"]')[0]).toMatch(/^MORE\b/);
});

test('FAQ and Support in the footer lead to their sections', () => {
  expect(page.texts('footer a[href="#faq"]')).toEqual(['FAQ']);
  expect(page.texts('footer a[href="#contact"]')).toEqual(['Support']);
});
