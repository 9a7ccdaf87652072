import { describe, expect, it } from 'vitest';
import { initialAddOns, initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { withRuleWords } from 'shared/content/rule-words.ts';
import { locales, type Locale } from 'shared/languages/localized-text.ts';
import { faqPageHeading, faqPageQuestions as written } from '../../../src/seed/content/faq-page/faq-page.ts';

/** As the page says it while the rules are the first ones. */
const faqPageQuestions = written.map(({ slug, question, answer }) => ({
  slug,
  question,
  answer: { values: withRuleWords(answer.values, { rules: initialRules, addons: initialAddOns }) },
}));

const hangul = /\p{Script=Hangul}/u;
const han = /\p{Script=Han}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Questions and answers of one language. */
const pairs = (locale: Locale) =>
  faqPageQuestions.map(({ slug, question, answer }) => ({
    slug,
    question: question.values[locale],
    answer: answer.values[locale],
  }));

describe.each(locales)('the FAQ page in %s', (locale) => {
  it('has 47 pairs, none of them empty', () => {
    expect(pairs(locale)).toHaveLength(47);
    for (const { slug, question, answer } of pairs(locale)) {
      expect(question.trim(), `${slug}: question`).not.toBe('');
      expect(answer.trim(), `${slug}: answer`).not.toBe('');
    }
  });

  it('asks nothing twice and answers nothing twice', () => {
    expect(new Set(pairs(locale).map(({ question }) => question)).size).toBe(47);
    expect(new Set(pairs(locale).map(({ answer }) => answer)).size).toBe(47);
  });

  it('has a title and a subtitle', () => {
    expect(faqPageHeading.title.values[locale]).not.toBe('');
    expect(faqPageHeading.subtitle.values[locale]).not.toBe('');
  });
});

describe('the languages of the FAQ page', () => {
  it.each(pairs('en'))('$slug: English holds neither Hangul nor Han', ({ question, answer }) => {
    expect(question + answer).not.toMatch(hangul);
    expect(question + answer).not.toMatch(han);
  });

  it.each(pairs('ko'))('$slug: Korean is in Hangul', ({ question, answer }) => {
    expect(question).toMatch(hangul);
    expect(answer).toMatch(hangul);
    expect(question + answer).not.toMatch(han);
  });

  it.each(pairs('zh'))('$slug: Chinese is in Han, without Hangul', ({ question, answer }) => {
    expect(question).toMatch(han);
    expect(answer).toMatch(han);
    expect(question + answer).not.toMatch(hangul);
    expect(question + answer).not.toMatch(kana);
  });

  it.each(pairs('ja'))('$slug: Japanese is in kana, without Hangul', ({ question, answer }) => {
    expect(question).toMatch(kana);
    expect(answer).toMatch(kana);
    expect(question + answer).not.toMatch(hangul);
  });

  it.each(faqPageQuestions)('$slug: every language gives the same prices, shares and times', ({ answer }) => {
    const figures = (text: string): string[] =>
      [...new Set(text.match(/\d{1,3}(?:,\d{3})+|\d+%|\d\d:\d\d/g) ?? [])].sort();
    for (const locale of locales) expect(figures(answer.values[locale])).toEqual(figures(answer.values.en));
  });
});

describe('the readings that the FAQ page has of its own', () => {
  const answerTo = (slug: string): string => {
    const entry = faqPageQuestions.find((question) => question.slug === slug);
    if (!entry) throw new Error(`No question called ${slug}.`);
    return entry.answer.values.en;
  };

  it.each([
    ['raw-when', 'the day after your session'],
    ['raw-which', 'your vocals alone, and your vocals mixed with the backing track'],
    ['minors', 'under 14 we recommend that a guardian'],
    ['refund-klook', 'the marketplace’s standard terms'],
    ['arrive-early', '30 minutes before'],
    ['basic-mixing', 'Simple mixing is included'],
    ['paid-editing', 'mixing, harmonies and mastering are paid options'],
  ])('%s: %s', (slug, words) => {
    expect(answerTo(slug)).toContain(words);
  });

  it('gives every question its own slug', () => {
    expect(new Set(faqPageQuestions.map(({ slug }) => slug)).size).toBe(47);
  });
});
