import { describe, expect, it } from 'vitest';
import { validateWon } from '../../../src/validation/won.ts';
import { validateAddOnPrice } from '../../../src/validation/add-on-price.ts';
import { validateEmail, validatePhone, validateWebAddress } from '../../../src/validation/contact.ts';
import { requiredInEnglish } from '../../../src/validation/required-in-english.ts';

const inLocale = (locale: string) => ({ req: { locale } });

describe('prices', () => {
  it('are whole won', () => {
    expect(validateWon(5000)).toBe(true);
    expect(validateWon(-1)).toBe('A price cannot be below 0 won.');
    expect(validateWon(99.5)).toBe('Won has no decimals: write a whole number.');
    expect(validateWon(null)).toBe('Write the price in won, for example 5000.');
    expect(validateWon(1e9)).toBe('That is more than 100,000,000 won. Check the number of zeros.');
  });

  it('of add-ons are 0 exactly when they are quoted', () => {
    expect(validateAddOnPrice(0, { data: { customQuote: true } })).toBe(true);
    expect(validateAddOnPrice(100, { data: { customQuote: true } })).toBe(
      'With "Price by quote" the price must be 0: the page shows "by quote".',
    );
    expect(validateAddOnPrice(0, { data: {} })).toBe(
      'Write a price above 0 won, or switch on "Price by quote".',
    );
  });
});

describe('texts', () => {
  const required = requiredInEnglish({ optional: false, maxLength: 10 });

  it('need their English, not the other languages', () => {
    expect(required('  ', inLocale('en'))).toBe(
      'Write the English text: the other languages fall back to it.',
    );
    expect(required('', inLocale('ko'))).toBe(true);
    expect(requiredInEnglish({ optional: true, maxLength: 10 })('', inLocale('en'))).toBe(true);
  });

  it('have a length and no control characters', () => {
    expect(required('12345678901', inLocale('en'))).toBe('Shorten this to 10 characters; it has 11.');
    expect(required('a\u0007b', inLocale('en'))).toBe(
      'Remove the invisible control characters; typing the text again helps.',
    );
  });
});

describe('what is wrong', () => {
  const asked = (language: string) => ({ req: { i18n: { language }, locale: 'en' } });

  it('is said in the language of whoever typed it', () => {
    expect(validateWon(-1, asked('ko'))).toBe('가격은 0원보다 적을 수 없습니다.');
    expect(validateEmail('hello', asked('ko'))).toBe('이메일 주소를 입력해 주세요. 예: hello@example.com');
    expect(requiredInEnglish({ optional: false, maxLength: 10 })('', asked('ko'))).toBe(
      '영어 글을 입력해 주세요. 다른 언어가 비어 있으면 영어 글이 대신 나옵니다.',
    );
  });

  it('is said in English to whoever reads Payload in a language that we do not write', () => {
    expect(validateWon(-1, asked('zh'))).toBe('A price cannot be below 0 won.');
  });
});

describe('contact lines', () => {
  it('say how to write them', () => {
    expect(validatePhone('+82 2-000-0000')).toBe(true);
    expect(validatePhone('call us')).toBe(
      'Write the number with digits, spaces and hyphens, for example +82 2-000-0000.',
    );
    expect(validateEmail('hello@example')).toBe('Write an e-mail address, for example hello@example.com.');
    expect(validateWebAddress('https://www.instagram.com/')).toBe(true);
    for (const value of ['javascript:alert(1)', 'http://example.com', 'example.com']) {
      expect(validateWebAddress(value)).toBe('Write the whole address, starting with https://.');
    }
  });
});
