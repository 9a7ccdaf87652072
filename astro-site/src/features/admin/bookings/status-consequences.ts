import type { StatusEffect, StatusMail, StatusPreview } from 'shared/bookings/admin-booking.ts';
import type { BookingStatus } from 'shared/bookings/booking-status.ts';
import { formatWon } from 'shared/pricing/won.ts';
import type { AdminLanguage } from '../language/language.ts';
import { dayAndTimeIn } from '../parts/day-and-time-in.ts';
import { mailLanguages } from '../parts/mail-languages.ts';
import { partyTexts } from '../parts/party-messages.ts';
import { statusTexts } from './status-messages.ts';

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
export function consequencesOf(
  effects: readonly StatusEffect[],
  status: BookingStatus,
  language: AdminLanguage,
): Consequences {
  const texts = statusTexts[language];
  const ofEach = (text: (effect: StatusEffect) => string) => {
    const [first = '', ...others] = new Set(effects.map(text));
    if (others.length === 0) return [effects.length === 1 ? first : texts.ofEach(first)];
    return effects.map((effect) => texts.ofSinger(effect.booking.name, text(effect)));
  };
  return {
    email: emailTexts(effects, language),
    slot: ofEach((effect) => slotText(effect, language)),
    money: ofEach((effect) => moneyText(effect, status, language)),
  };
}

/** One mail of each kind goes, about all whom it is news for. */
function emailTexts(effects: readonly StatusEffect[], language: AdminLanguage): string[] {
  const mails = [...new Set(effects.map(({ mail }) => mail))].filter((mail) => mail !== null);
  return mails.length === 0
    ? [statusTexts[language].noMail]
    : mails.map((mail) => emailText(mail, effects, language));
}

function emailText(mail: StatusMail, effects: readonly StatusEffect[], language: AdminLanguage): string {
  const texts = statusTexts[language];
  const about = effects.filter((effect) => effect.mail === mail).map(({ booking }) => booking);
  const [first] = about;
  if (!first) return texts.noMail;
  const { name, email, locale, party } = first;
  if (email === null) return texts.noMail;
  const [what, spoken] = [texts.mails[mail], mailLanguages[language][locale]];
  const names = partyTexts[language].names(about.map((booking) => booking.name));
  const to =
    party.size === 1 ? texts.mailTo(name, email, what, spoken) : texts.mailAbout(names, email, what, spoken);
  return `${to} ${texts.mailWhy[mail]}`.trim();
}

function slotText({ slot, withoutTime, booking }: StatusEffect, language: AdminLanguage): string {
  const texts = statusTexts[language];
  const dayAndTime = dayAndTimeIn(language);
  const { bookingDate, bookingTime, klookDate, klookTime } = booking;
  if (slot !== 'none' && bookingDate !== null) return texts.slots[slot](dayAndTime(bookingDate, bookingTime));
  const said = klookDate === null ? '' : texts.guestSaid(dayAndTime(klookDate, klookTime));
  return `${withoutTime ? texts.withoutTime : texts.noTime} ${withoutTime ? said : ''}`.trim();
}

function moneyText({ booking, slot }: StatusEffect, status: BookingStatus, language: AdminLanguage): string {
  const texts = statusTexts[language];
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
    case 'paid-at-counter':
    case 'counter-refund-due':
      // The time of a no-show stays taken, and is paid for.
      return cancels && slot !== 'kept' ? texts.cancelMoney.atCounter(total) : texts.standMoney.paid(total);
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
