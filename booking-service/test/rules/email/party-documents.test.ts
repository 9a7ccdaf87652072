import { describe, expect, it } from 'vitest';
import { locales } from 'shared/languages/localized-text.ts';
import { initialSessionMails } from 'shared/session-mails/initial-session-mails.ts';
import { bookingCancelled } from '../../../src/email/documents/booking-cancelled.ts';
import { bookingConfirmedAgain } from '../../../src/email/documents/booking-confirmed-again.ts';
import { bookingConfirmed } from '../../../src/email/documents/booking-confirmed.ts';
import { bookingMoved } from '../../../src/email/documents/booking-moved.ts';
import { refunded } from '../../../src/email/documents/refunded.ts';
import { renderHtml } from '../../../src/email/documents/render-html.ts';
import { renderText } from '../../../src/email/documents/render-text.ts';
import { sessionReminder } from '../../../src/email/documents/session-reminder.ts';
import { staffMessage } from '../../../src/email/documents/staff-message.ts';
import { jisooFacts, lostStartsAt, partyFacts, wonOf } from '../../service/email/party-facts.ts';
import { saidBy } from '../../service/email/said-by.ts';

const message = { subject: 'About Jisoo', message: 'Hello' };

const everyMail = locales.flatMap((locale) => {
  const all = partyFacts({ locale });
  const one = jisooFacts({ locale });
  return [
    { name: 'confirmation', document: bookingConfirmed(all) },
    { name: 'new time of one', document: bookingMoved(one) },
    { name: 'cancellation of one', document: bookingCancelled(one) },
    { name: 'cancellation of all', document: bookingCancelled(all) },
    { name: 'own move of one', document: bookingMoved(one, true) },
    { name: 'own move of all', document: bookingMoved(all, true) },
    { name: 'own cancellation of one', document: bookingCancelled(one, { refundWon: 1_000 }) },
    { name: 'own cancellation of all', document: bookingCancelled(all, { refundWon: 1_000 }) },
    { name: 'one reinstated', document: bookingConfirmedAgain(one, 'reinstated') },
    { name: 'all with another time', document: bookingConfirmedAgain(all, 'moved') },
    { name: 'refund of one', document: refunded(one, { amountWon: 22_000, why: 'by-staff', wonOf }) },
    { name: 'refund of all', document: refunded(all, { amountWon: 60_000, why: 'by-staff', wonOf }) },
    {
      name: 'not honoured',
      document: refunded(all, { amountWon: 440_000, why: 'not-honoured', lostStartsAt }),
    },
    { name: 'paid twice', document: refunded(all, { amountWon: 440_000, why: 'paid-twice' }) },
    { name: 'wrong amount', document: refunded(all, { amountWon: 1_000, why: 'wrong-amount' }) },
    { name: 'reminder of all', document: sessionReminder(all, initialSessionMails.reminder) },
    { name: 'reminder of one', document: sessionReminder(one, initialSessionMails.reminder) },
    { name: 'message of staff about one', document: staffMessage(one, message) },
  ].map(({ name, document }) => ({ name: `${name} in ${locale}`, document }));
});

describe('every mail to a party', () => {
  it.each(everyMail)('says in text all that it says in HTML: $name', ({ document }) => {
    const text = renderText(document);
    const html = renderHtml(document).replaceAll('&#39;', "'").replaceAll('&amp;', '&');
    for (const sentence of saidBy(document)) {
      expect(text).toContain(sentence);
      expect(html).toContain(sentence);
    }
    expect(text).not.toMatch(/undefined|null|\[object/);
  });

  it.each(everyMail)('greets whoever has booked, and names whom it is about: $name', ({ document }) => {
    const text = renderText(document);
    if (!document.subject.startsWith('About')) expect(document.intro[0]).toContain('Mina Kim');
    expect(text).toContain('Jisoo Park');
    expect(text).toMatch(/13:00–13:10 KST/);
  });
});

it('the subjects are exactly these', () => {
  const of = (locale: string) =>
    everyMail
      .filter(({ name }) => name.endsWith(locale) && !name.startsWith('own'))
      .map(({ document }) => document.subject);
  expect(of('en').slice(0, -1)).toEqual([
    'Booking confirmed: #AAAA111111, 3 sessions, 2026-12-04 12:50 KST',
    'Your session time: booking #BBBB222222, singer 2 of 3, 2026-12-04 13:00 KST',
    'Booking cancelled: #BBBB222222, singer 2 of 3',
    'Booking cancelled: #AAAA111111, 3 sessions',
    'Your booking stands: #BBBB222222, singer 2 of 3, 2026-12-04 13:00 KST',
    'Your booking stands: #AAAA111111, 3 sessions, 2026-12-04 12:50 KST',
    'Refund of ₩22,000 for booking #BBBB222222, singer 2 of 3',
    'Refund of ₩60,000 for booking #AAAA111111, 3 sessions',
    'We are sorry: ₩440,000 is going back to you (booking #AAAA111111, 3 sessions)',
    'Your second payment of ₩440,000 is going back (booking #AAAA111111, 3 sessions)',
    'A wrong amount was charged: ₩1,000 is going back (booking #AAAA111111, 3 sessions)',
    'Reminder: booking #AAAA111111, 3 sessions, 2026-12-04 12:50 KST',
    'Reminder: booking #BBBB222222, singer 2 of 3, 2026-12-04 13:00 KST',
  ]);
  expect(of('ko').slice(0, 3)).toEqual([
    '예약이 확정되었습니다: #AAAA111111, 세션 3회, 2026-12-04 12:50 KST',
    '녹음 시간 안내: 예약 #BBBB222222, 3명 중 2번째 분, 2026-12-04 13:00 KST',
    '예약이 취소되었습니다: #BBBB222222, 3명 중 2번째 분',
  ]);
  expect(of('zh').slice(0, 3)).toEqual([
    '预订已确认：#AAAA111111，共 3 场，2026-12-04 12:50 KST',
    '录音时间通知：预订 #BBBB222222，3 人中第 2 位，2026-12-04 13:00 KST',
    '预订已取消：#BBBB222222，3 人中第 2 位',
  ]);
  expect(of('ja').slice(0, 3)).toEqual([
    'ご予約が確定しました：#AAAA111111、全3回、2026-12-04 12:50 KST',
    'レコーディング日時のご案内：予約#BBBB222222、3名中2人目の方、2026-12-04 13:00 KST',
    'ご予約はキャンセルとなりました：#BBBB222222、3名中2人目の方',
  ]);
});
