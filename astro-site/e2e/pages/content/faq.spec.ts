import type { Locale } from 'shared/languages/localized-text.ts';
import { expect, test } from '../fixtures.ts';
import { written } from '../../support/written.ts';

/** Letters that tell the languages apart; English has neither. */
const hangul = /\p{Script=Hangul}/u;
const han = /\p{Script=Han}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Words that stay as they are in every language: names and what a label on the site says. */
const names = /YouTube|Klook|Billboard|K-?pop|K-POP|LP|EP|MR|instrumental|Direct Booking/g;

interface Language {
  path: string;
  title: string;
  isIn: (text: string) => boolean;
  /** The page's own readings of what is said twice (docs/product.md, "Two readings that both stand"). */
  readings: string[];
}

const languages: Record<Locale, Language> = {
  en: {
    path: '/faq',
    title: 'Frequently Asked Questions',
    isIn: (text) => !hangul.test(text) && !han.test(text),
    readings: [
      'Ten minutes in the booth. A session is counted by time, not by song',
      'Please arrive 30 minutes before your start time.',
      'counts as a no-show',
      'We e-mail the raw files the day after your session',
      'Two: your vocals alone, and your vocals mixed with the backing track.',
      'For singers under 14 we recommend that a guardian comes along.',
      'Simple mixing is included',
      'Pitch correction, mixing, harmonies and mastering are paid options and not part of the basic service.',
      'under the marketplace’s standard terms',
      '40,000 won from 10:00 to 12:50, 50,000 won from 13:00 to 17:50, and 44,000 won from 18:00 to 21:50',
      'We recommend two full takes',
      'mixed track is ready within 3-5 business days',
      'costs 300,000 won and includes the mixing',
      'Production takes 2-3 weeks, and the record ships within 2-3 weeks after that.',
      'costs 50,000 won; a video edited together with your song costs 100,000 won',
      'Full track mixing costs 100,000 won.',
      'Global Distribution for 1,300,000 won',
      'a copyright period of 70 years',
      'a single with 1-2 tracks, or as an EP with at least 4 tracks or 30 minutes',
      'send you a custom quote',
      'Every day from 10:00 to 22:00, without holidays.',
      'by advance reservation only, and we take no bookings by phone',
      '24 hours a day, 7 days a week, and is paid in full',
      'we take cards, cash and mobile payment',
      'foreign cards are accepted',
      'full refund up to 48 hours before your session, 50% between 24 and 48 hours before, and 25% under 24 hours before',
      'reaches you in 5-7 business days',
      'until 24 hours after your session, the edited video until 24 hours after, global distribution until 48 hours after',
      'free up to 24 hours before your session, at most 2 times per booking',
      'Changes on the same day may cost extra',
      'Coffee and decaffeinated coffee cost 5,000 won, hot or iced. Teas, hot or iced, and hot chocolate cost 6,000 won, ades 7,000 won.',
      'Two people book two consecutive sessions',
      'different songs cannot be mixed in one session',
      'one premium drink comes with every session',
      '4 minutes on foot',
    ],
  },
  ko: {
    path: '/ko/faq',
    title: '자주 묻는 질문',
    isIn: (text) => hangul.test(text) && !han.test(text) && !/[A-Za-z]{2,}/.test(text.replaceAll(names, '')),
    readings: [
      '30분 전까지',
      '녹음 다음 날',
      '14세 미만',
      '40,000원',
      '1,300,000원',
      '70년',
      '영업일 기준 5~7일',
    ],
  },
  zh: {
    path: '/zh/faq',
    title: '常见问题',
    isIn: (text) =>
      han.test(text) &&
      !hangul.test(text) &&
      !kana.test(text) &&
      !/[A-Za-z]{2,}/.test(text.replaceAll(names, '')),
    readings: ['提前|30分钟', '录音次日', '14岁以下', '40,000韩元', '1,300,000韩元', '70年', '5-7个工作日'],
  },
  ja: {
    path: '/ja/faq',
    title: 'よくある質問',
    isIn: (text) => kana.test(text) && !hangul.test(text) && !/[A-Za-z]{2,}/.test(text.replaceAll(names, '')),
    readings: [
      '30分前',
      '14歳未満',
      '40,000ウォン',
      '1,300,000ウォン',
      '70年',
      '5〜7営業日|5～7営業日|5-7営業日',
    ],
  },
};

for (const [code, { path, title, isIn, readings }] of Object.entries(languages)) {
  test(`${path} has 47 pairs in its language, none empty, none twice`, async ({ request }) => {
    const page = await written(request, path);
    const questions = page.texts('main details summary');
    const answers = page.texts('main details > :not(summary)');
    expect([questions.length, answers.length]).toEqual([47, 47]);
    expect([new Set(questions).size, new Set(answers).size]).toEqual([47, 47]);
    for (const text of [...questions, ...answers]) {
      expect.soft(text.length, text).toBeGreaterThan(4);
      expect.soft(isIn(text), `in ${code}: ${text}`).toBe(true);
    }
  });

  test(`${path} is titled in its language and keeps its readings`, async ({ request }) => {
    const page = await written(request, path);
    expect(page.texts('h1')).toEqual([title]);
    expect(isIn(page.texts('h1 + p')[0] ?? '')).toBe(true);
    expect(page.texts('main nav a[hreflang]')).toEqual(['한국어', 'English', '中文', '日本語']);
    const text = page.text('main');
    for (const reading of readings) {
      expect
        .soft(
          reading.split('|').some((part) => text.includes(part)),
          reading,
        )
        .toBe(true);
    }
  });
}
