import type { BookingHistory } from 'shared/bookings/admin-booking.ts';
import { bookingStatuses } from 'shared/bookings/booking-request.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { statusNames } from '../parts/status-names.ts';
import { historyTexts as texts } from './history-messages.ts';

const statusEvents = bookingStatuses.map(
  (status) => [`status-${status}`, texts.statusSet(statusNames[status])] as const,
);
const events = new Map<string, string>([...Object.entries(texts.eventNames), ...statusEvents]);
const actors = new Map<string, string>(Object.entries(texts.actors));

/** "Status set to Confirmed, by minseo". What we have no word for stands as it is: entries outlive the code that wrote them. */
export function historyText({ event, actor, details }: BookingHistory['history'][number]): string {
  const what = `${events.get(event) ?? event}${about(details)}`;
  return `${what}, ${actors.get(actor) ?? texts.by(actor)}`;
}

/** What an entry says beyond its name: the time, the reason, or the booking at the other end of a change. */
function about({ reason, to, replaces, replacedBy }: Record<string, unknown>): string {
  if (typeof replacedBy === 'string') return ` ${texts.replacedBy(replacedBy)}`;
  if (typeof replaces === 'string') return ` ${texts.replaces(replaces)}`;
  const time = typeof to === 'string' ? ` ${texts.time(dateTimeKst(new Date(to)))}` : '';
  return typeof reason === 'string' ? `${time} (${reason})` : time;
}
