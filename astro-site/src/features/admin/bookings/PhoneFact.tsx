import { CircleHelp } from 'lucide-react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { adminLanguages, useLanguage, type InEveryLanguage } from '../language/language.ts';
import { Badge } from '../parts/Badge.tsx';
import { cardTexts } from './card-messages.ts';

const countryNames = Object.fromEntries(
  adminLanguages.map((language) => [language, new Intl.DisplayNames(language, { type: 'region' })]),
) as InEveryLanguage<Intl.DisplayNames>;

/** The number to call with its country; what is not recognised as one stands as it was typed, and marked. */
export function PhoneFact({ booking }: { booking: Pick<AdminBooking, 'phone' | 'phoneNumber'> }) {
  const language = useLanguage();
  const { phone, phoneNumber } = booking;
  if (!phoneNumber) {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="wrap-anywhere">{phone}</span>
        <Badge tone="border-amber text-amber" icon={CircleHelp}>
          {cardTexts[language].phoneUnclear}
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
      {country && <span className="text-soft"> {countryNames[language].of(country)}</span>}
    </>
  );
}
