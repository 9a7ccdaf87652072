import { memo } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { Badge } from './Badge.tsx';
import { BookingActions } from './BookingActions.tsx';
import { BookingFacts } from './BookingFacts.tsx';
import { adminTexts } from './messages.ts';
import { statusLook } from './status-look.ts';

const { card, dashboard } = adminTexts;

function CardOf({ booking }: { booking: AdminBooking }) {
  const { icon, tone } = statusLook[booking.status];
  const reason = booking.cancellationReason;
  return (
    <article
      aria-labelledby={`booking-${booking.id}`}
      className="border-line bg-surface grid gap-5 rounded-2xl border p-5 sm:p-6"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={`booking-${booking.id}`} className="font-text mr-1 text-xl font-bold wrap-anywhere">
          {booking.name}
        </h2>
        <Badge tone={tone} icon={icon}>
          {dashboard.counts[booking.status]}
        </Badge>
        {booking.bookingType === 'klook' && <Badge tone="border-amber text-amber">{card.klook}</Badge>}
        {reason !== null && (
          <span className="text-soft text-[0.9375rem]">{card.reason[reason] ?? reason}</span>
        )}
        <span className="figures text-soft ml-auto font-mono text-[0.9375rem]">#{booking.id}</span>
      </header>
      <BookingFacts booking={booking} />
      <BookingActions booking={booking} />
    </article>
  );
}

/** One booking with all its fields (spec.md section 2). Drawn anew only when the booking is another. */
export const BookingCard = memo(
  CardOf,
  (before, after) => JSON.stringify(before.booking) === JSON.stringify(after.booking),
);
