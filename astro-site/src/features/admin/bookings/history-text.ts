import { formatWon } from 'shared/pricing/won.ts';
import { shownVoucherCode } from 'shared/vouchers/voucher-code.ts';
import type { BookingHistory } from 'shared/bookings/admin-booking.ts';
import { bookingStatuses } from 'shared/bookings/booking-status.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { adminLanguages, type AdminLanguage } from '../language/language.ts';
import { deliveryStateNames } from '../parts/delivery-state-names.ts';
import { drinkAgain } from '../parts/drink-again.ts';
import { statusNames } from '../parts/status-names.ts';
import { stepNames } from '../parts/step-names.ts';
import { cardTexts } from './card-messages.ts';
import { historyTexts } from './history-messages.ts';

/** Our words for what an entry names by keys. */
function wordsOf(language: AdminLanguage) {
  const texts = historyTexts[language];
  const statusEvents = bookingStatuses.map(
    (status) => [`status-${status}`, texts.statusSet(statusNames[language][status])] as const,
  );
  return {
    events: new Map<string, string>([...Object.entries(texts.eventNames), ...statusEvents]),
    steps: new Map<string, string>(Object.entries(stepNames[language])),
    deliveries: new Map<string, string>(Object.entries(deliveryStateNames[language])),
    actors: new Map<string, string>(Object.entries(texts.actors)),
    // In English they stand as keys.
    reasons: new Map<string, string>(language === 'en' ? [] : Object.entries(cardTexts[language].reason)),
  };
}
const words = Object.fromEntries(adminLanguages.map((language) => [language, wordsOf(language)])) as Record<
  AdminLanguage,
  ReturnType<typeof wordsOf>
>;

/** "Status set to Confirmed, by minseo". What we have no word for stands as it is: entries outlive the code that wrote them. */
export function historyText(
  { event, actor, details }: BookingHistory['history'][number],
  language: AdminLanguage,
): string {
  const { events, actors } = words[language];
  const what = `${events.get(event) ?? event}${about(details, language)}`;
  return `${what}, ${actors.get(actor) ?? historyTexts[language].by(actor)}`;
}

/** What an entry says beyond its name: the time, the reason, the step, or the booking at the other end of a change. */
function about(details: Record<string, unknown>, language: AdminLanguage): string {
  const texts = historyTexts[language];
  const { steps, deliveries, reasons } = words[language];
  const { reason, from, to, replaces, replacedBy, fields, step, studio, swappedWith, voucher, amountWon } =
    details;
  if (typeof step === 'string') return `: ${steps.get(step) ?? step}`;
  const { addOn, delivery } = details;
  if (typeof addOn === 'string' && typeof delivery === 'string')
    return `: ${addOn}, ${deliveries.get(delivery) ?? delivery}`;
  if (Array.isArray(fields)) {
    const names = fields.map((field) => texts.fields[String(field)] ?? String(field)).join(', ');
    const isDrink = typeof from === 'string' && typeof to === 'string';
    return `: ${names}${isDrink ? texts.changed(drinkAgain(from, language), drinkAgain(to, language)) : ''}`;
  }
  if (typeof voucher === 'string') return ` ${shownVoucherCode(voucher)}`;
  if (typeof replacedBy === 'string') return ` ${texts.replacedBy(replacedBy)}`;
  if (typeof replaces === 'string') return ` ${texts.replaces(replaces)}`;
  const sum = typeof amountWon === 'number' ? ` ${formatWon(amountWon)}` : '';
  const when = typeof to === 'string' ? ` ${texts.time(dateTimeKst(new Date(to)))}` : '';
  const where = typeof studio === 'string' ? `, ${studio}` : '';
  const whom = typeof swappedWith === 'string' ? `, ${texts.swappedWith(swappedWith)}` : '';
  const what = `${sum}${when}${where}${whom}`;
  return typeof reason === 'string' ? `${what} (${reasons.get(reason) ?? reason})` : what;
}
