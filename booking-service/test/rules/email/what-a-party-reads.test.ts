import { describe, expect, it } from 'vitest';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { withoutStrangersWords } from '../../../src/email/base/facts.ts';
import { bookingCancelled } from '../../../src/email/documents/booking-cancelled.ts';
import { bookingConfirmedAgain } from '../../../src/email/documents/booking-confirmed-again.ts';
import { bookingConfirmed } from '../../../src/email/documents/booking-confirmed.ts';
import { bookingMoved } from '../../../src/email/documents/booking-moved.ts';
import { refunded } from '../../../src/email/documents/refunded.ts';
import { renderText } from '../../../src/email/documents/render-text.ts';
import { hana, jisoo, jisooFacts, lostStartsAt, partyFacts, wonOf } from '../../service/email/party-facts.ts';

describe('the confirmation of a party', () => {
  it('tells each one’s time, number, drink, song and address, and bills each one’s session and add-ons', () => {
    const text = renderText(bookingConfirmed(partyFacts()));
    expect(text).toContain('Your sessions: Friday 4 December 2026, 12:50–13:20 KST');
    expect(text).toContain(
      `13:00–13:10 KST Jisoo Park
  Booking number: BBBB222222
  Drink: Lemonade
  Backing track: https://youtu.be/jisoo-sings
  LP delivery address: 1 Sample Street, Sample City
`,
    );
    expect(text).toContain(
      `Mina Kim
Recording session (10 minutes): ₩40,000
Green Tea (iced): Included

Jisoo Park
Recording session (10 minutes): ₩50,000
Lemonade: Included
LP Record Production: ₩300,000

Hana Lee
Recording session (10 minutes): ₩50,000
Hot Chocolate: Included

Paid: ₩440,000
`,
    );
    expect(text).toContain('Have your booking numbers ready: AAAA111111, BBBB222222, CCCC333333.');
    expect(text).toContain('LP Record Production can be cancelled until 24 hours after your session.');
  });

  it.each([
    ['en', /30 minutes before the first session: we expect all of you by 12:20 KST.*booth by 12:40/],
    ['ko', /첫 세션 시작 30분 전인 12:20.*첫 세션 10분 전인 12:40/],
    ['zh', /第一场开始前 30 分钟，于 12:20.*10 分钟，于 12:40/],
    ['ja', /最初のレコーディング開始30分前の12:20.*最初の開始10分前の12:40/],
  ] as const)('counts arrival and deadlines from the first session (%s)', (locale, arrival) => {
    const text = renderText(bookingConfirmed(partyFacts({ locale })));
    expect(text).toMatch(arrival);
    expect(text).toContain('2026-12-02 12:50 KST');
  });

  it('says each one’s day and time where staff have moved one to another day, and nobody’s clock for all', () => {
    const moved = { ...jisoo, startsAt: instantInSeoul('2026-12-05', '15:30') };
    const text = renderText(bookingConfirmedAgain(partyFacts({ companions: [moved, hana] }), 'moved'));
    expect(text).toContain('Your sessions: 3 sessions\n');
    expect(text).toContain('2026-12-04 12:50–13:00 KST Mina Kim');
    expect(text).toContain('2026-12-05 15:30–15:40 KST Jisoo Park');
    expect(text).toContain('Please arrive 30 minutes before your session, for your drink,');
  });

  it('says all times of a day on which they do not follow each other', () => {
    const document = bookingConfirmedAgain(partyFacts({ companions: [hana] }), 'moved');
    expect(document.ticket.when.time).toBe('12:50–13:00, 13:10–13:20 KST');
  });

  it('calls those without a name by their place', () => {
    const nameless = { ...jisoo, name: '' };
    for (const [locale, called] of [
      ['en', 'Singer 2'],
      ['ko', '2번째 분'],
      ['zh', '第 2 位'],
      ['ja', '2人目の方'],
    ] as const) {
      const text = renderText(bookingConfirmed(partyFacts({ locale, companions: [nameless] })));
      expect(text).toContain(`13:00–13:10 KST ${called}\n`);
    }
  });
});

describe('a mail about one of a party', () => {
  it('about a new time leaves the others out, but for the word that nothing changes for them', () => {
    const startsAt = instantInSeoul('2026-12-05', '15:30');
    const text = renderText(bookingMoved(jisooFacts({ startsAt })));
    expect(text).toContain('Our staff have moved the session of Jisoo Park to the time below.');
    expect(text).toContain(
      'Nothing changes for the others: Mina Kim 2026-12-04 12:50 KST, Hana Lee 2026-12-04 13:10 KST.',
    );
    expect(text).toContain('Singer: Jisoo Park (2 of 3)');
    expect(text).not.toMatch(/AAAA111111|CCCC333333|hana-sings/);
  });

  it.each([
    [
      'en',
      'The session of Jisoo Park is cancelled',
      'Nothing changes for the others: Mina Kim 12:50 KST, Hana',
    ],
    [
      'ko',
      'Jisoo Park 님의 예약이 취소되었습니다',
      '다른 분의 예약은 그대로 유효합니다: Mina Kim 12:50 KST, Hana',
    ],
    ['zh', 'Jisoo Park 的预订已取消', '其他人的预订不受影响：Mina Kim 12:50 KST、Hana'],
    [
      'ja',
      'Jisoo Park様のご予約はキャンセルとなりました',
      'ほかの方のご予約に変更はありません：Mina Kim 12:50 KST、Hana',
    ],
  ] as const)('about a cancellation says that the rest stands (%s)', (locale, heading, rest) => {
    const text = renderText(bookingCancelled(jisooFacts({ locale })));
    expect(text).toContain(heading);
    expect(text).toContain(rest);
  });

  it('promises nothing of those who do not sing any more, or not yet for sure', () => {
    const gone = { ...hana, status: 'cancelled' } as const;
    const waiting = { ...hana, place: 1, name: 'Mina Kim', status: 'pending' } as const;
    const text = renderText(bookingCancelled(jisooFacts({ others: [waiting, gone] })));
    expect(text).not.toContain('Nothing changes');
    expect(text).not.toContain('Hana');
  });

  it('about a refund says for whom it is', () => {
    const document = refunded(jisooFacts(), { amountWon: 22_000, why: 'by-staff', wonOf });
    expect(renderText(document)).toContain(
      'We have refunded ₩22,000 of your payment, for Jisoo Park. It goes back to the card that you paid with. What you paid for the others is not affected by it.',
    );
  });
});

it('a refund of several says how much is whose', () => {
  const document = refunded(partyFacts(), { amountWon: 60_000, why: 'by-staff', wonOf });
  expect(renderText(document)).toContain(
    'Mina Kim: ₩20,000\nJisoo Park: ₩22,000\nHana Lee: ₩18,000\nRefund: ₩60,000',
  );
});

describe('sessions that could not be given', () => {
  it.each([
    ['en', 'somebody else already had 13:00 KST. You booked to sing together, so none of these sessions'],
    ['ko', '13:00 KST에 이미 다른 분의 예약이 있었습니다. 함께 예약하신 세션이므로'],
    ['zh', '13:00 KST 已被他人预订。各位是一起预订的，因此以下场次均无法进行'],
    [
      'ja',
      '13:00 KSTにはすでにほかの方のご予約が入っていました。ご一緒のご予約のため、下記のレコーディングは',
    ],
  ] as const)('are explained by the time that was gone (%s)', (locale, sentence) => {
    const paid = { amountWon: 440_000, why: 'not-honoured' } as const;
    expect(renderText(refunded(partyFacts({ locale }), { ...paid, lostStartsAt }))).toContain(sentence);
    const unknown = renderText(refunded(partyFacts({ locale }), paid));
    expect(unknown.split('\n\n')[1]).not.toContain('13:00');
  });
});

describe('a party of which not everybody pays', () => {
  const free = { sessionFeeWon: 0, totalPriceWon: 0, addons: [] };

  it('has paid when any of it has', () => {
    const text = renderText(bookingConfirmed(partyFacts({ ...free, companions: [hana] })));
    expect(text).toContain('Your payment has arrived and the times below are yours.');
    expect(text).toContain('Recording session (10 minutes): Free');
    expect(text).toContain('Paid: ₩50,000');
  });

  it('has nothing to pay when nobody has, and is told nothing that a stranger wrote of anybody', () => {
    const loud = {
      ...hana,
      ...free,
      name: 'URGENT: call 010 1234 5678',
      youtubeTrackUrl: 'https://evil.example',
    };
    const facts = partyFacts({ ...free, payment: null, companions: [loud], others: [{ ...loud, place: 3 }] });
    const text = renderText(bookingConfirmed(withoutStrangersWords(facts)));
    expect(text).toContain('The times below are yours, and there is nothing to pay.');
    expect(text).toContain('Total: Free');
    expect(text).toContain('13:10–13:20 KST Singer 3');
    expect(text).not.toMatch(/urgent|evil|010 1234|₩/i);
  });
});
