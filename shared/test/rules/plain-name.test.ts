import { describe, expect, it } from 'vitest';
import { bookingRequestSchema } from '../../src/bookings/booking-request.ts';
import { holdsLink, plainName } from '../../src/bookings/plain-name.ts';
import { enquiryRequestSchema } from '../../src/enquiries/enquiries.ts';

/** Names that people have. */
const names = [
  'Mina Kim',
  '김미나',
  '欧阳娜娜',
  '买买提·艾力',
  'Dr. Kim Ji-woo',
  'J. R. R. Tolkien',
  'J.R. Smith',
  'A.P.J. Abdul Kalam',
  'Nguyễn T.H. Anh',
  'Ph.D. Kim',
  'St. John',
  'Martin Luther King Jr.',
  "Sinéad O'Connor",
  'Siobhán Ní Mhaoláin',
  'María de los Ángeles García',
  'Nguyễn Thị Minh Khai',
  'محمد بن عبد الله',
  'שרה כהן־לוי',
  'สมชาย ใจดี',
  'आयुषी शर्मा',
  'Анна-Мария Иванова',
  'ジョン・スミス',
  'Kim Mina (김미나)',
  'X Æ A-12',
  'Ravi s/o Kumar',
  'Se7en',
  'Ph. D. Student',
];

/** What has been tried, and its ways around. */
const links = [
  'URGENT: confirm at https://evil.example/pay',
  'http://evil.example',
  'Mina www.evil.example',
  'bit.ly/3xyz',
  'T.ME/free',
  'evil.com',
  'Mina evil。com',
  'Mina ｅｖｉｌ．ｃｏｍ',
  'write to mina@evil.example',
  'mina＠evil.example',
  '//evil',
  '10.0.0.1',
  '한국.한국',
];

describe('a name', () => {
  it.each(names)('%s is one', (name) => expect(holdsLink(name)).toBe(false));
  it.each(links)('%s is none: it leads elsewhere', (name) => expect(holdsLink(name)).toBe(true));

  it('with a link or an address in it is refused by the forms for bookings and enquiries, with what to do', () => {
    for (const schema of [bookingRequestSchema, enquiryRequestSchema]) {
      const refusal = schema.safeParse({ name: 'evil.com' });
      const messages = refusal.error?.issues.filter(({ path }) => path[0] === 'name');
      expect(messages?.map(({ message }) => message)).toEqual(['name-with-link']);
    }
  });

  it('is said in a mail that a stranger had sent only where it can be nothing else', () => {
    for (const name of names.slice(0, 18)) expect(plainName(name)).toBe(name);
    for (const text of [
      ...links,
      'URGENT: confirm your booking',
      'Call 010 1234 5678 now',
      'Your account is closed, please answer this mail within the next hour',
      '<b>Mina</b>',
      '$$$',
      '1',
    ]) {
      expect(plainName(text), text).toBeNull();
    }
  });
});
