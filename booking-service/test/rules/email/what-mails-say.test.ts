import { describe, expect, it } from 'vitest';
import { bookingConfirmedAgain } from '../../../src/email/documents/booking-confirmed-again.ts';
import { bookingConfirmed } from '../../../src/email/documents/booking-confirmed.ts';
import { bookingMoved } from '../../../src/email/documents/booking-moved.ts';
import { klookCompleted, klookConfirmed } from '../../../src/email/documents/klook-completed.ts';
import { refunded } from '../../../src/email/documents/refunded.ts';
import { renderText } from '../../../src/email/documents/render-text.ts';
import { freeFacts, klookFacts, mailFacts } from '../../service/email/mail-facts.ts';

describe('when to come', () => {
  const arrival = { cafeMinutes: 45, boothMinutes: 5 };

  it.each([
    ['en', /45 minutes early.*13:45 KST.*14:25, 5 minutes/],
    ['ko', /45분 전인 13:45.*5분 전인 14:25/],
    ['zh', /45 分钟，于 13:45.*5 分钟，于 14:25/],
    ['ja', /45分前の13:45.*5分前の14:25/],
  ] as const)('is read from the rules, as clock times of the session (%s)', (locale, told) => {
    for (const document of [bookingConfirmed, bookingMoved, klookConfirmed]) {
      const text = renderText(document(mailFacts({ locale, arrival })));
      expect(text).toMatch(told);
      expect(text).not.toMatch(/30 ?(minutes|分|분)/);
    }
  });

  it('is told in minutes while a Klook booking has no time', () => {
    expect(renderText(klookCompleted(klookFacts({ arrival })))).toContain(
      'Please arrive 45 minutes early, for your drink, and be at the booth 5 minutes before your session.',
    );
  });
});

describe('a free session that stands again', () => {
  it.each([
    ['en', 'Total: Free'],
    ['ko', '합계: 무료'],
    ['zh', '合计: 免费'],
    ['ja', '合計: 無料'],
  ] as const)('asks for no money (%s)', (locale, total) => {
    const text = renderText(bookingConfirmedAgain(freeFacts({ locale }), 'reinstated'));
    expect(text).toContain(total);
    expect(text).not.toContain('₩');
  });
});

describe('the Klook mail', () => {
  it('says that it is not the confirmation yet and what is to be paid at the studio', () => {
    const text = renderText(klookCompleted(klookFacts()));
    expect(text).toContain('This is not yet the confirmation');
    expect(text).toContain('Your session: As reserved on Klook');
    expect(text).toContain('Recording session (10 minutes): Paid on Klook');
    expect(text).toContain('To pay at the studio: ₩300,000');
    expect(text).toContain('Your add-ons are not paid yet. Please pay ₩300,000 at the studio');
    expect(text).not.toContain('Nothing has been charged');
  });

  it('says that nothing is due without add-ons', () => {
    const text = renderText(klookCompleted(klookFacts({ addons: [], totalPriceWon: 0 })));
    expect(text).toContain('Your session is paid on Klook. Nothing more is due.');
  });
});

describe('the refund mail', () => {
  it('names the amount and when it arrives, and apologises only for what we could not keep', () => {
    const text = renderText(refunded(mailFacts(), { amountWon: 22_000, why: 'by-staff' }));
    expect(text).toContain('We have refunded ₩22,000 of your payment');
    expect(text).toContain('usually within 5-7 business days');
    expect(text).not.toContain('sorry');
  });

  it('apologises, names the amount and says when it arrives', () => {
    const text = renderText(refunded(mailFacts(), { amountWon: 350_000, why: 'not-honoured' }));
    expect(text).toContain('We are sorry.');
    expect(text).toContain('Refund: ₩350,000');
    expect(text).toContain('usually within 5-7 business days');
    expect(text).toContain('Choose another time: https://cafe.example.test/#booking');
  });

  it('says that the booking stands when it was paid twice, and sends nobody to book again', () => {
    const text = renderText(refunded(mailFacts(), { amountWon: 50_000, why: 'paid-twice' }));
    expect(text).toContain('The first payment and your booking are not affected.');
    expect(text).not.toContain('Choose another time');
    expect(text).not.toContain('could no longer');
  });

  it('says that a wrong amount does not pay for the booking', () => {
    const text = renderText(refunded(mailFacts(), { amountWon: 1_000, why: 'wrong-amount' }));
    expect(text).toContain('all of ₩1,000 goes back to your card. It does not pay for the booking.');
    expect(text).not.toContain('cannot take place');
  });
});
