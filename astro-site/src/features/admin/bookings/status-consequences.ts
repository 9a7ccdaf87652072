import type { StatusEffect, StatusMail, StatusPreview } from 'shared/bookings/admin-booking.ts';
import type { BookingStatus } from 'shared/bookings/booking-request.ts';
import { localeNames } from 'shared/languages/localized-text.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { dayAndTime } from '../../../lib/day-and-time.ts';
import { partyTexts } from '../parts/party-messages.ts';
import { statusTexts as texts } from './status-messages.ts';

/**
 * Whether staff are asked before: when no way leads back, when a booking would stand without its slot, or when it may be
 * meant for others of the party, too.
 */
export function asksFirst({
  undo,
  withoutTime,
  others,
}: Pick<StatusPreview, 'undo' | 'withoutTime' | 'others'>): boolean {
  return undo === null || withoutTime || others.length > 0;
}

/** Sentences, each of which stands in a line of its own. */
export type Consequences = Record<'email' | 'slot' | 'money', string[]>;

/** What a status does to those whom it is for, by place, in the words of the question before it. */
export function consequencesOf(effects: readonly StatusEffect[], status: BookingStatus): Consequences {
  const ofEach = (text: (effect: StatusEffect) => string) => {
    const [first = '', ...others] = new Set(effects.map(text));
    if (others.length === 0) return [effects.length === 1 ? first : texts.ofEach(first)];
    return effects.map((effect) => texts.ofSinger(effect.booking.name, text(effect)));
  };
  return {
    email: emailTexts(effects),
    slot: ofEach(slotText),
    money: ofEach((effect) => moneyText(effect, status)),
  };
}

/** One mail of each kind goes, about all whom it is news for. */
function emailTexts(effects: readonly StatusEffect[]): string[] {
  const mails = [...new Set(effects.map(({ mail }) => mail))].filter((mail) => mail !== null);
  return mails.length === 0 ? [texts.noMail] : mails.map((mail) => emailText(mail, effects));
}

function emailText(mail: StatusMail, effects: readonly StatusEffect[]): string {
  const about = effects.filter((effect) => effect.mail === mail).map(({ booking }) => booking);
  const [first] = about;
  if (!first) return texts.noMail;
  const { name, email, locale, party } = first;
  const [what, language] = [texts.mails[mail], localeNames[locale]];
  const names = partyTexts.names(about.map((booking) => booking.name));
  const to =
    party.size === 1
      ? texts.mailTo(name, email, what, language)
      : texts.mailAbout(names, email, what, language);
  return `${to} ${texts.mailWhy[mail]}`.trim();
}

function slotText({ slot, withoutTime, booking }: StatusEffect): string {
  const { bookingDate, bookingTime, klookDate, klookTime } = booking;
  if (slot !== 'none' && bookingDate !== null) return texts.slots[slot](dayAndTime(bookingDate, bookingTime));
  const said = klookDate === null ? '' : texts.guestSaid(dayAndTime(klookDate, klookTime));
  return `${withoutTime ? texts.withoutTime : texts.noTime} ${withoutTime ? said : ''}`.trim();
}

function moneyText({ booking }: StatusEffect, status: BookingStatus): string {
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
        ? words.partly(formatWon(payment.refundedWon), formatWon(payment.paidWon - payment.refundedWon))
        : words.paid(formatWon(payment.paidWon));
    default:
      return payment.state satisfies never;
  }
}
