import type { WithFewerAccents } from '../../../components/ui/bilingual.ts';

/** Every word of the page that a booking ends on when nothing is to be paid online. */
export const words = {
  title: 'Your booking',
  /** Before this tab has been asked what it knows. */
  heading: { text: 'Your booking', accent: '예약 내용' },
  klook: {
    heading: { text: 'We have received your booking', accent: '예약이 접수되었어요' },
    lamp: { text: 'Received', accent: '접수 완료' },
    when: 'As booked on Klook',
    told: (day: string, time: string | undefined) => `You told us: ${day}${time ? `, ${time} KST` : ''}`,
    next: [
      'We compare it with your Klook reservation, and write to you again when it is confirmed.',
      'Your session is at the date and time that you chose on Klook.',
    ],
  },
  direct: {
    heading: { text: 'Your session is booked', accent: '예약이 확정되었어요' },
    partyHeading: { text: 'Your sessions are booked', accent: '예약이 확정되었어요' },
    lamp: { text: 'Booked', accent: '예약 완료' },
    next: [],
  },
  facts: {
    number: 'Booking number',
    klookId: 'Klook booking ID',
    when: 'Date and time',
    atStudio: 'To pay at the studio',
    nothingToPay: 'Nothing to pay',
  },
  mail: (email: string) => `An e-mail with all of this is on its way to ${email}.`,
  questions: (handle: string) => `Questions? Write to us in the chat app: ${handle}`,
  home: 'Back to the home page',
  unknown: {
    heading: { text: 'This tab knows of no booking', accent: '이 창에는 예약 정보가 없어요' },
    text: {
      text: 'If you have booked, your booking number and everything you ordered are in the e-mail that we sent you. If you have not, you can book now.',
      accent:
        '이미 예약하셨다면 보내 드린 이메일에서 예약 번호와 주문 내용을 확인하실 수 있어요. 아직이라면 지금 예약해 주세요.',
    },
    book: 'Book a session',
    find: 'Find my booking',
  },
  noScript:
    'This page needs JavaScript to show your booking. Your booking number and everything you ordered are in our e-mail too.',
};
export type ReceivedWords = WithFewerAccents<typeof words>;
