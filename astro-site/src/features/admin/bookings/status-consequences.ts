import type { StatusPreview } from 'shared/bookings/admin-booking.ts';
import type { BookingStatus } from 'shared/bookings/booking-request.ts';
import { localeNames } from 'shared/languages/localized-text.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { dayAndTime } from '../../../lib/day-and-time.ts';
import { statusTexts as texts } from './status-messages.ts';

/** Whether staff are asked before: when no way leads back, or when a booking would stand without its slot. */
export function asksFirst({ undo, withoutTime }: Pick<StatusPreview, 'undo' | 'withoutTime'>): boolean {
  return undo === null || withoutTime;
}

export interface Consequences {
  email: string;
  slot: string;
  money: string;
}

/** What a status does, in the words of the question before it. */
export function consequencesOf(preview: StatusPreview, status: BookingStatus): Consequences {
  return { email: emailText(preview), slot: slotText(preview), money: moneyText(preview, status) };
}

function emailText({ mail, booking }: StatusPreview): string {
  if (mail === null) return texts.noMail;
  const to = texts.mailTo(booking.name, booking.email, texts.mails[mail], localeNames[booking.locale]);
  return `${to} ${texts.mailWhy[mail]}`.trim();
}

function slotText({ slot, withoutTime, booking }: StatusPreview): string {
  const { bookingDate, bookingTime, klookDate, klookTime } = booking;
  if (slot !== 'none' && bookingDate !== null) return texts.slots[slot](dayAndTime(bookingDate, bookingTime));
  const said = klookDate === null ? '' : texts.guestSaid(dayAndTime(klookDate, klookTime));
  return `${withoutTime ? texts.withoutTime : texts.noTime} ${withoutTime ? said : ''}`.trim();
}

function moneyText({ booking }: StatusPreview, status: BookingStatus): string {
  const { payment, totalPrice } = booking;
  const total = formatWon(totalPrice);
  const cancels = status === 'cancelled';
  const words = cancels ? texts.cancelMoney : texts.standMoney;
  switch (payment.state) {
    case 'at-studio':
      return totalPrice > 0 ? `${texts.klookMoney} ${texts.addOns(total)}` : texts.klookMoney;
    case 'free':
      return texts.freeMoney;
    case 'unpaid':
      return cancels ? texts.cancelMoney.nothing : texts.standMoney.nothing(total);
    case 'checking':
      return words.checking;
    case 'refunding':
      return words.underWay;
    case 'refunded':
    case 'refunded-unpaid':
      return words.allBack;
    case 'paid':
    case 'refund-due':
    case 'part-refunded':
    case 'kept':
      return payment.refundedWon > 0
        ? words.partly(formatWon(payment.refundedWon), formatWon(totalPrice - payment.refundedWon))
        : words.paid(total);
    default:
      return payment.state satisfies never;
  }
}
