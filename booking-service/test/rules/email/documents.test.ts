import { describe, expect, it } from 'vitest';
import { textFieldNames } from 'shared/bookings/text-fields.ts';
import type { TextField } from 'shared/bookings/text-fields.ts';
import { initialVenue } from 'shared/catalogue/initial-catalogue.ts';
import { locales } from 'shared/languages/localized-text.ts';
import { initialSessionMails } from 'shared/session-mails/initial-session-mails.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { senderOf } from '../../../src/email/base/sender.ts';
import { calendarEntry } from '../../../src/email/calendar.ts';
import { bookingCancelled } from '../../../src/email/documents/booking-cancelled.ts';
import { bookingConfirmedAgain } from '../../../src/email/documents/booking-confirmed-again.ts';
import { bookingConfirmed } from '../../../src/email/documents/booking-confirmed.ts';
import { bookingMoved } from '../../../src/email/documents/booking-moved.ts';
import { klookCompleted, klookConfirmed } from '../../../src/email/documents/klook-completed.ts';
import { sessionFollowUp } from '../../../src/email/documents/session-follow-up.ts';
import { sessionReminder } from '../../../src/email/documents/session-reminder.ts';
import { mondayMail } from '../../../src/email/documents/monday-mail.ts';
import { signInAlarm } from '../../../src/email/documents/sign-in-alarm.ts';
import { staffMessage } from '../../../src/email/documents/staff-message.ts';
import { refunded } from '../../../src/email/documents/refunded.ts';
import { renderHtml } from '../../../src/email/documents/render-html.ts';
import { renderText } from '../../../src/email/documents/render-text.ts';
import { freeFacts, klookFacts, mailFacts } from '../../service/email/mail-facts.ts';
import { saidBy } from '../../service/email/said-by.ts';

/** Texts of the visitor that a confirmation has no use for: it goes to the one, and nobody calls the other for it. */
const unsaid: TextField[] = ['email', 'phone'];

const everyMail = locales.flatMap((locale) => [
  { name: `confirmation in ${locale}`, document: bookingConfirmed(mailFacts({ locale })) },
  { name: `free session in ${locale}`, document: bookingConfirmed(freeFacts({ locale })) },
  { name: `Klook completion in ${locale}`, document: klookCompleted(klookFacts({ locale })) },
  { name: `Klook confirmation in ${locale}`, document: klookConfirmed(klookFacts({ locale })) },
  { name: `new time in ${locale}`, document: bookingMoved(mailFacts({ locale })) },
  { name: `cancellation in ${locale}`, document: bookingCancelled(mailFacts({ locale })) },
  { name: `own move in ${locale}`, document: bookingMoved(mailFacts({ locale }), true) },
  {
    name: `own cancellation in ${locale}`,
    document: bookingCancelled(mailFacts({ locale }), { refundWon: 25_000 }),
  },
  { name: `reinstated in ${locale}`, document: bookingConfirmedAgain(mailFacts({ locale }), 'reinstated') },
  {
    name: `confirmed with another time in ${locale}`,
    document: bookingConfirmedAgain(klookFacts({ locale }), 'moved'),
  },
  {
    name: `reminder in ${locale}`,
    document: sessionReminder(mailFacts({ locale }), initialSessionMails.reminder),
  },
  {
    name: `question the day after in ${locale}`,
    document: sessionFollowUp(mailFacts({ locale }), {
      ...initialSessionMails.followUp,
      url: 'https://reviews.example.test',
    }),
  },
  {
    name: `message of staff in ${locale}`,
    document: staffMessage(mailFacts({ locale }), {
      subject: 'About #7K3MZ9QX2B',
      message: 'Hello\n\nOne line\nand another',
    }),
  },
  {
    name: `refund by staff in ${locale}`,
    document: refunded(mailFacts({ locale }), { amountWon: 350_000, why: 'by-staff' }),
  },
  {
    name: `refund of what was not honoured in ${locale}`,
    document: refunded(mailFacts({ locale }), { amountWon: 350_000, why: 'not-honoured' }),
  },
  {
    name: `refund of a second payment in ${locale}`,
    document: refunded(mailFacts({ locale }), { amountWon: 350_000, why: 'paid-twice' }),
  },
  {
    name: `refund of a wrong amount in ${locale}`,
    document: refunded(mailFacts({ locale }), { amountWon: 1_000, why: 'wrong-amount' }),
  },
]);

const mailsAboutSignIns = (['new-browser', 'failed-sign-ins'] as const).map((kind) => ({
  name: `alarm of ${kind}`,
  document: signInAlarm({
    kind,
    username: 'minseo',
    browser: null,
    network: '203.0.113.*',
    tries: kind === 'new-browser' ? null : 10,
    venue: initialVenue,
    siteOrigin: 'https://site.test',
    now: instantInSeoul('2026-07-01', '10:00'),
  }),
}));

const same = { now: 3, before: 2 };
const branchSums = {
  sessions: same,
  soldMinutes: same,
  offeredMinutes: same,
  takenWon: same,
  givenBackWon: same,
};
const mondayMails = (['en', 'ko'] as const).map((language) => ({
  name: `Monday mail in ${language}`,
  document: mondayMail({
    language,
    week: { from: '2026-06-29', to: '2026-07-05' },
    figures: {
      ...{ taken: same, givenBack: same, kept: { now: -1, before: 0 }, sessions: same, noShows: same },
      ...{ cancelled: same, unpaidHolds: same, occupancy: { now: 0.42, before: null } },
    },
    open: {
      refundsDue: { count: 1, won: 40_000 },
      refundsUnderWay: { count: 0, won: 0 },
      owedToUs: { count: 2, won: 80_000 },
    },
    branches: [{ id: 2, name: { en: 'Hongdae', ko: '홍대점' }, ...branchSums }],
    venue: initialVenue,
    siteOrigin: 'https://site.test',
  }),
}));

describe('every mail', () => {
  it.each([...everyMail, ...mailsAboutSignIns, ...mondayMails])(
    'says in text all that it says in HTML: $name',
    ({ document }) => {
      const text = renderText(document);
      for (const sentence of saidBy(document)) expect(text).toContain(sentence);
    },
  );

  it.each(everyMail)('names its language and the booking number in the subject: $name', ({ document }) => {
    expect(renderHtml(document)).toContain(`<html lang="${document.locale}">`);
    expect(document.subject).toContain('7K3MZ9QX2B');
  });

  it.each(everyMail)('loads nothing from elsewhere: $name', ({ document }) => {
    expect(renderHtml(document)).not.toMatch(/<(img(?!\s+src="cid:)|script|link|iframe)\b|url\(|@import/);
  });
});

describe('subjects', () => {
  it('are exactly these', () => {
    // A free session is confirmed under the subject of every other; what a visitor did is told as what staff did.
    const subjects = everyMail
      .filter(({ name }) => !/^(free|own)/.test(name))
      .map(({ document }) => document.subject);
    expect(subjects).toEqual([
      'Booking confirmed: #7K3MZ9QX2B, 2026-12-04 14:30 KST',
      'Klook booking received: #7K3MZ9QX2B',
      'Klook booking confirmed: #7K3MZ9QX2B',
      'Your session time: booking #7K3MZ9QX2B, 2026-12-04 14:30 KST',
      'Booking cancelled: #7K3MZ9QX2B',
      'Your booking stands: #7K3MZ9QX2B, 2026-12-04 14:30 KST',
      'Your booking stands: #7K3MZ9QX2B',
      'Reminder: booking #7K3MZ9QX2B, 2026-12-04 14:30 KST',
      'How was it? Booking #7K3MZ9QX2B',
      'About #7K3MZ9QX2B',
      'Refund of ₩350,000 for booking #7K3MZ9QX2B',
      'We are sorry: ₩350,000 is going back to you (booking #7K3MZ9QX2B)',
      'Your second payment of ₩350,000 is going back (booking #7K3MZ9QX2B)',
      'A wrong amount was charged: ₩1,000 is going back (booking #7K3MZ9QX2B)',
      '예약이 확정되었습니다: #7K3MZ9QX2B, 2026-12-04 14:30 KST',
      '클룩 예약이 접수되었습니다: #7K3MZ9QX2B',
      '클룩 예약이 확정되었습니다: #7K3MZ9QX2B',
      '녹음 시간 안내: 예약 #7K3MZ9QX2B, 2026-12-04 14:30 KST',
      '예약이 취소되었습니다: #7K3MZ9QX2B',
      '예약이 유효합니다: #7K3MZ9QX2B, 2026-12-04 14:30 KST',
      '예약이 유효합니다: #7K3MZ9QX2B',
      '다가오는 녹음 안내: 예약 #7K3MZ9QX2B, 2026-12-04 14:30 KST',
      '녹음은 어떠셨나요? 예약 #7K3MZ9QX2B',
      'About #7K3MZ9QX2B',
      '환불 안내: ₩350,000 (예약 #7K3MZ9QX2B)',
      '죄송합니다. ₩350,000을 돌려드립니다 (예약 #7K3MZ9QX2B)',
      '두 번째 결제 ₩350,000을 돌려드립니다 (예약 #7K3MZ9QX2B)',
      '잘못 결제된 ₩1,000을 돌려드립니다 (예약 #7K3MZ9QX2B)',
      '预订已确认：#7K3MZ9QX2B，2026-12-04 14:30 KST',
      '已收到您的 Klook 预订：#7K3MZ9QX2B',
      'Klook 预订已确认：#7K3MZ9QX2B',
      '录音时间通知：预订 #7K3MZ9QX2B，2026-12-04 14:30 KST',
      '预订已取消：#7K3MZ9QX2B',
      '您的预订有效：#7K3MZ9QX2B，2026-12-04 14:30 KST',
      '您的预订有效：#7K3MZ9QX2B',
      '录音提醒：预订 #7K3MZ9QX2B，2026-12-04 14:30 KST',
      '这次录音感觉如何？预订 #7K3MZ9QX2B',
      'About #7K3MZ9QX2B',
      '退款通知：₩350,000（预订 #7K3MZ9QX2B）',
      '非常抱歉：₩350,000 将退还给您（预订 #7K3MZ9QX2B）',
      '第二笔付款 ₩350,000 将退还给您（预订 #7K3MZ9QX2B）',
      '扣款金额有误：₩1,000 将退还给您（预订 #7K3MZ9QX2B）',
      'ご予約が確定しました：#7K3MZ9QX2B、2026-12-04 14:30 KST',
      'Klookのご予約を受け付けました：#7K3MZ9QX2B',
      'Klookのご予約が確定しました：#7K3MZ9QX2B',
      'レコーディング日時のご案内：予約#7K3MZ9QX2B、2026-12-04 14:30 KST',
      'ご予約はキャンセルとなりました：#7K3MZ9QX2B',
      'ご予約は有効です：#7K3MZ9QX2B、2026-12-04 14:30 KST',
      'ご予約は有効です：#7K3MZ9QX2B',
      'もうすぐレコーディングです：予約#7K3MZ9QX2B、2026-12-04 14:30 KST',
      'レコーディングはいかがでしたか？ 予約#7K3MZ9QX2B',
      'About #7K3MZ9QX2B',
      '₩350,000のご返金について（予約#7K3MZ9QX2B）',
      '申し訳ございません。₩350,000を返金いたします（予約#7K3MZ9QX2B）',
      '2回目のお支払い₩350,000を返金いたします（予約#7K3MZ9QX2B）',
      '誤った金額が請求されました：₩1,000を返金いたします（予約#7K3MZ9QX2B）',
    ]);
  });
});

describe('the confirmation', () => {
  it('carries the facts: number, date and time in KST, place, what to bring, price and receipt', () => {
    const text = renderText(bookingConfirmed(mailFacts()));
    expect(text).toContain('Booking number: 7K3MZ9QX2B');
    expect(text).toContain('Your session: Friday 4 December 2026, 14:30–14:40 KST');
    expect(text).toContain(
      'Place: Sinsa-dong, Gangnam-gu, Seoul\n  4 minutes on foot from Sinsa Station (Line 3)',
    );
    expect(text).toContain(
      'Please arrive 30 minutes early: we expect you by 14:00 KST, for your drink. Be at the booth by 14:20, 10 minutes before your session. A session that you are late for counts as a no-show.',
    );
    expect(text).toContain('Your drink: Green Tea (iced)');
    expect(text).toContain(
      'LP Record Production: ₩300,000\nBillboard Marketing Package: By quote\nPaid: ₩350,000',
    );
    expect(text).toContain('Payment: Card\n  approved 2026-11-20 18:40 KST');
    expect(text).toContain('View the receipt: https://receipts.example.test/1');
  });

  it.each(locales)('says in %s every text that the visitor typed', (locale) => {
    const facts = klookFacts({ locale });
    const said = saidBy(klookConfirmed(facts)).join('\n');
    const missing = textFieldNames.filter((field) => !said.includes(facts[field] ?? 'not a sample'));
    expect(missing).toEqual(unsaid);
  });

  it('turns the policy into deadlines of this booking and leaves out those that have passed', () => {
    const early = bookingConfirmed(mailFacts()).sections[1]?.items;
    expect(early?.slice(0, 4)).toEqual([
      'Cancel until 2026-12-02 14:30 KST: full refund.',
      'Cancel until 2026-12-03 14:30 KST: 50% refund.',
      'Cancel later, until the session starts: 25% refund.',
      'No-shows are not refunded.',
    ]);
    const late = bookingConfirmed(mailFacts({ now: instantInSeoul('2026-12-04', '13:00') })).sections[1]
      ?.items;
    expect(late?.[0]).toBe('Cancel later, until the session starts: 25% refund.');
  });

  it('still says everything else when the content names no venue', () => {
    const document = bookingConfirmed(mailFacts({ venue: null }));
    expect(document.cafeName).toBe('Recording cafe');
    expect(document.ticket.facts.map(({ label }) => label)).not.toContain('Place');
    expect(renderText(document)).not.toMatch(/undefined|null|\[object/);
  });

  it('shows a receipt only where the provider gave a link that a browser may open', () => {
    const paid = { cardWon: 50_000, giftWon: 0 };
    const payment = { ...paid, method: null, approvedAt: new Date(), receiptUrl: 'javascript:alert(1)' };
    expect(bookingConfirmed(mailFacts({ payment })).last).toBeUndefined();
  });

  it('leads with the guest’s own page, then calendar and map; the receipt comes last', () => {
    const payment = {
      ...{ cardWon: 50_000, giftWon: 0, method: null, approvedAt: new Date() },
      receiptUrl: 'https://receipt.example/1',
    };
    const ownPage = {
      label: 'Open my booking',
      href: 'https://cafe.example/my-booking#x',
      note: 'Yours alone.',
    };
    const document = { ...bookingConfirmed(mailFacts({ payment })), ownPage };
    for (const drawn of [renderText(document), renderHtml(document)]) {
      const places = [
        'my-booking#x',
        'calendar.google.com',
        'map.kakao.com',
        'Have your booking number ready',
        'receipt.example/1',
      ].map((text) => drawn.indexOf(text));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  it('enters the time at which the guest is asked to come, as the file for calendars does', () => {
    const { links } = bookingConfirmed(mailFacts());
    const { searchParams } = new URL(links?.[0]?.href ?? '');
    const entry = /DTSTART:(\w+)[^]*DTEND:(\w+)/.exec(
      calendarEntry(mailFacts(), senderOf('Cafe <hello@example.com>')) ?? '',
    );
    expect(searchParams.get('dates')).toBe(entry?.slice(1).join('/'));
  });

  it('says by what was paid: card, gift card, or both with their sums', () => {
    const means = (cardWon: number, giftWon: number) => {
      const payment = { cardWon, giftWon, method: '카드', approvedAt: new Date(), receiptUrl: null };
      const { facts } = bookingConfirmed(mailFacts({ payment })).ticket;
      return facts.find(({ label }) => label === 'Payment')?.value;
    };
    expect([means(50_000, 0), means(0, 50_000), means(20_000, 30_000)]).toEqual([
      'Card',
      'Gift card',
      'Card ₩20,000, Gift card ₩30,000',
    ]);
  });
});

describe('what a visitor did', () => {
  const sentences = locales.map((locale) => ({
    moved: [0, 1, 2].map((visitorMoves) =>
      bookingMoved(mailFacts({ locale, visitorMoves }), true).intro.slice(1),
    ),
    cancelled: [0, 25_000, 350_000].map(
      (refundWon) => bookingCancelled(mailFacts({ locale }), { refundWon }).sections[0]?.items,
    ),
  }));

  it('is told in exactly these sentences', () => {
    expect(sentences).toEqual([
      {
        moved: [
          ['You have moved your session to the time below, free of charge.', 'You can move it 2 times more.'],
          ['You have moved your session to the time below, free of charge.', 'You can move it once more.'],
          [
            'You have moved your session to the time below, free of charge.',
            'You have used all of its free moves.',
          ],
        ],
        cancelled: [
          ['₩350,000 stays with us, by the terms that you booked under.'],
          [
            '₩25,000 is on its way back to the card that you paid with.',
            '₩325,000 stays with us, by the terms that you booked under.',
            'You get another e-mail as soon as the refund has been sent.',
          ],
          [
            '₩350,000 is on its way back to the card that you paid with.',
            'You get another e-mail as soon as the refund has been sent.',
          ],
        ],
      },
      {
        moved: [
          [
            '고객님께서 녹음 시간을 아래와 같이 변경하셨습니다. 변경은 무료입니다.',
            '앞으로 2회 더 변경하실 수 있습니다.',
          ],
          [
            '고객님께서 녹음 시간을 아래와 같이 변경하셨습니다. 변경은 무료입니다.',
            '앞으로 1회 더 변경하실 수 있습니다.',
          ],
          [
            '고객님께서 녹음 시간을 아래와 같이 변경하셨습니다. 변경은 무료입니다.',
            '무료 변경 횟수를 모두 사용하셨습니다.',
          ],
        ],
        cancelled: [
          ['₩350,000은 예약하실 때의 취소 규정에 따라 환불되지 않습니다.'],
          [
            '₩25,000을 결제하신 카드로 돌려드리고 있습니다.',
            '₩325,000은 예약하실 때의 취소 규정에 따라 환불되지 않습니다.',
            '환불을 보내는 대로 이메일로 알려 드립니다.',
          ],
          ['₩350,000을 결제하신 카드로 돌려드리고 있습니다.', '환불을 보내는 대로 이메일로 알려 드립니다.'],
        ],
      },
      {
        moved: [
          ['您已将录音免费改为以下时间。', '您还可以免费改期 2 次。'],
          ['您已将录音免费改为以下时间。', '您还可以免费改期 1 次。'],
          ['您已将录音免费改为以下时间。', '免费改期次数已用完。'],
        ],
        cancelled: [
          ['按您预订时的取消条款，₩350,000 不予退还。'],
          [
            '₩25,000 正在退回您付款时使用的银行卡。',
            '按您预订时的取消条款，₩325,000 不予退还。',
            '退款一经发出，我们会再发邮件告知。',
          ],
          ['₩350,000 正在退回您付款时使用的银行卡。', '退款一经发出，我们会再发邮件告知。'],
        ],
      },
      {
        moved: [
          [
            'お客様のお手続きにより、レコーディングの日時を下記のとおり無料で変更しました。',
            'あと2回、無料で変更できます。',
          ],
          [
            'お客様のお手続きにより、レコーディングの日時を下記のとおり無料で変更しました。',
            'あと1回、無料で変更できます。',
          ],
          [
            'お客様のお手続きにより、レコーディングの日時を下記のとおり無料で変更しました。',
            '無料で変更できる回数をすべてご利用になりました。',
          ],
        ],
        cancelled: [
          ['₩350,000は、ご予約時のキャンセル規定により返金の対象となりません。'],
          [
            '₩25,000を、お支払いに使われたカードに返金しています。',
            '₩325,000は、ご予約時のキャンセル規定により返金の対象となりません。',
            '返金を行いしだい、あらためてメールでお知らせします。',
          ],
          [
            '₩350,000を、お支払いに使われたカードに返金しています。',
            '返金を行いしだい、あらためてメールでお知らせします。',
          ],
        ],
      },
    ]);
  });
});

describe('hostile text', () => {
  const name = `<script>alert("x")</script>'&`;

  it('stands in the HTML as the characters that were typed', () => {
    const markup = renderHtml(
      bookingConfirmed(mailFacts({ name, lpDeliveryAddress: '<img src=x onerror=y>' })),
    );
    expect(markup).not.toContain('<script');
    expect(markup).not.toContain('<img src=x');
    expect(markup).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;');
  });

  it('cannot break out of a link', () => {
    const youtubeTrackUrl = 'https://youtu.be/x"onmouseover="y';
    expect(renderHtml(bookingConfirmed(mailFacts({ youtubeTrackUrl })))).not.toContain('"onmouseover');
  });
});
