import type { MouseEvent } from 'react';
import { googleCalendarLink } from 'shared/bookings/google-calendar-link.ts';
import type { Arrival } from 'shared/catalogue/catalogue.ts';
import { comesBy } from 'shared/slots/arrival.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { QrCode } from '../../../components/ui/QrCode.tsx';
import { bookedHere } from '../../../lib/checkout/checkout-session.ts';
import { linkTo } from '../../../lib/language/links.ts';
import { MY_BOOKING_PAGE } from '../../../lib/my-booking-page.ts';
import type { PaidBookings } from './PaidPayment.tsx';
import { words } from '../words/words.ts';

/** Where the cafe is, in the words of the page, and as Korean maps find it. */
export interface PlaceOnMap {
  name: string;
  address: string;
  mapHref: string;
}

interface FirstWaysProps {
  data: PaidBookings;
  slotMinutes: number;
  arrival: Arrival;
  /** Undefined where this tab does not know in which of several cafes it is. */
  place: PlaceOnMap | undefined;
}

const MINUTE_MS = 60_000;

/** What a guest needs first once it is paid: their booking, their calendar, the way, and the code for the counter. */
export function FirstWays({
  data: { booking, companions = [] },
  slotMinutes,
  arrival,
  place,
}: FirstWaysProps) {
  const { ways } = words;
  const last = companions.at(-1) ?? booking;
  const calendar =
    booking.bookingDate && booking.bookingTime
      ? googleCalendarLink({
          title: `${ways.event(place?.name ?? '')} ${booking.bookingTime}`,
          start: comesBy(instantInSeoul(booking.bookingDate, booking.bookingTime), arrival),
          end: new Date(
            instantInSeoul(
              last.bookingDate ?? booking.bookingDate,
              last.bookingTime ?? booking.bookingTime,
            ).getTime() +
              slotMinutes * MINUTE_MS,
          ),
          place: place?.address ?? '',
          details: words.facts.numbered(booking.id),
        })
      : undefined;
  return (
    <section aria-label={ways.label} className="grid items-start gap-6 sm:grid-cols-[1fr_auto]">
      <div className="grid gap-3">
        <a
          href={`${linkTo(MY_BOOKING_PAGE)}?number=${booking.id}`}
          className={buttonStyles({ variant: 'primary', size: 'lg' })}
          onClick={(event) => openAtOnce(event, booking.id)}
        >
          {ways.open}
        </a>
        <div className="flex flex-wrap gap-3">
          {calendar && <Outward href={calendar}>{ways.calendar}</Outward>}
          {place && <Outward href={place.mapHref}>{ways.map}</Outward>}
        </div>
      </div>
      <figure className="grid justify-items-center gap-2">
        <QrCode text={booking.id} label={ways.qr(booking.id)} className="size-32 rounded-lg" />
        <figcaption className="text-soft text-sm">{ways.forCounter}</figcaption>
      </figure>
    </section>
  );
}

/** Opens the page with what this browser has booked with; where it has not, or has been there, the page asks for a link. */
function openAtOnce(event: MouseEvent, bookingId: string): void {
  const booked = bookedHere.read();
  if (booked?.bookingId !== bookingId) return;
  event.preventDefault();
  bookedHere.clear();
  window.location.assign(`${linkTo(MY_BOOKING_PAGE)}#${booked.secret}`);
}

const Outward = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={buttonStyles({ size: 'sm' })}>
    {children}
    <span className="sr-only"> ({words.ways.newTab})</span>
  </a>
);
