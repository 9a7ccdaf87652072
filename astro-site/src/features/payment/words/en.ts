import type { WithFewerAccents } from '../../../components/ui/bilingual.ts';
import { checkout } from './checkout.en.ts';
import { giftCards } from './gift-cards.en.ts';
import { outcome } from './outcome.en.ts';
import { reasons, unknownReason } from './reasons.en.ts';
import { refusals } from './refusals.en.ts';
import { vouchers } from './vouchers.en.ts';

/** What goes back of a session that is cancelled so long before it begins. */
interface Refund {
  hoursBefore: number;
  refundPercent: number;
}

const refundOf = ({ hoursBefore, refundPercent }: Refund) => {
  const sum = refundPercent === 100 ? 'all' : `${refundPercent}%`;
  return hoursBefore > 0 ? `${sum} goes back up to ${hoursBefore} hours before` : `${sum} after that`;
};

/** Every word of the payment pages. */
export const words = {
  /** What the page needs did not come over the network. */
  failed: {
    text: {
      text: 'This page did not arrive completely. Please check your connection and load it again.',
      accent: '페이지를 끝까지 불러오지 못했어요. 인터넷 연결을 확인하고 다시 불러와 주세요.',
    },
    again: 'Load again',
  },
  facts: {
    bookingNumber: 'Booking number',
    numbered: (id: string) => `Booking number: ${id}`,
    name: 'Name',
    email: 'Email',
    fee: (count: number): string => (count === 1 ? 'Session' : 'Sessions'),
    addOns: 'Add-ons',
    total: 'Total',
    amount: 'Amount',
    method: 'Payment method',
    card: 'Card · 카드',
    giftCard: 'Gift card',
    approvedAt: 'Approved at',
    unpaid: { text: 'Not paid yet', accent: '결제 전' },
    paid: { text: 'Paid', accent: '결제 완료' },
  },
  /** Under which terms one buys, and from whom. */
  terms: {
    cancelling: (refunds: readonly Refund[]): string => `If you cancel, ${refunds.map(refundOf).join(', ')}.`,
    policies: 'All terms',
    soldBy: (seller: string): string => `Sold by ${seller}`,
  },
  /** What a guest needs first once it is paid. */
  ways: {
    label: 'Your booking',
    open: 'Open my booking',
    calendar: 'Add to Google Calendar',
    map: 'Show the map',
    event: (cafe: string): string => (cafe ? `Recording at ${cafe}` : 'Recording session'),
    qr: (number: string): string => `QR code of booking number ${number}`,
    forCounter: 'Show it at the counter.',
    newTab: 'opens in a new tab',
    receipt: 'Receipt',
  },
  noScript: 'Paying by card needs JavaScript. Please switch it on and load this page again.',
  ...checkout,
  ...outcome,
  reasons,
  unknownReason,
  refusals,
  vouchers,
  giftCards,
};
export type PaymentWords = WithFewerAccents<typeof words>;
