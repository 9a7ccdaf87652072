import { CircleHelp } from 'lucide-react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { Badge } from '../parts/Badge.tsx';
import { cardTexts as card } from './card-messages.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The number to call with its country; what is not recognised as one stands as it was typed, and marked. */
export function PhoneFact({ booking }: { booking: Pick<AdminBooking, 'phone' | 'phoneNumber'> }) {
  const { phone, phoneNumber } = booking;
  if (!phoneNumber) {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="wrap-anywhere">{phone}</span>
        <Badge tone="border-amber text-amber" icon={CircleHelp}>
          {card.phoneUnclear}
        </Badge>
      </span>
    );
  }
  const { uri, international, country } = phoneNumber;
  return (
    <>
      <a href={uri} className="text-cool figures wrap-anywhere underline underline-offset-4">
        {international}
      </a>
      {country && <span className="text-soft"> {countryNames.of(country)}</span>}
    </>
  );
}
