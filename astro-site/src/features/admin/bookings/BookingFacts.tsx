import { formatWon } from 'shared/pricing/won.ts';
import type { ReactNode } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { isLpRecord } from 'shared/bookings/delivery-address.ts';
import { drinkInWords } from 'shared/drinks/drink-words.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { Price } from '../../../components/ui/Price.tsx';
import { cn } from '../../../lib/cn.ts';
import { adminLanguages, useTexts, type AdminLanguage, type InEveryLanguage } from '../language/language.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { dayAndTimeIn } from '../parts/day-and-time-in.ts';
import { mailLanguages } from '../parts/mail-languages.ts';
import { LastEmail } from '../mails/LastEmail.tsx';
import { cardTexts, type CardTexts } from './card-messages.ts';
import { PaymentFact } from './PaymentFact.tsx';
import { PhoneFact } from './PhoneFact.tsx';
import { Services } from './Services.tsx';

const link = 'text-cool underline underline-offset-4 wrap-anywhere';

interface BookingFact {
  label: string | ((booking: AdminBooking) => string);
  isWide?: boolean;
  /** Nothing is left of it once the visitor's data has been removed. */
  isOfPerson?: boolean;
  /** Nothing where the booking has not got it. */
  show: (booking: AdminBooking) => ReactNode;
}

function createdText(createdAt: string, card: CardTexts): string {
  const instant = new Date(createdAt);
  return Number.isNaN(instant.getTime()) ? card.unknown : dateTimeKst(instant);
}

const isForLp = ({ selectedAddons }: AdminBooking) => selectedAddons.some((id) => isLpRecord({ id }));

/** What a booking is made of, in the order of the card. */
const factsIn = (language: AdminLanguage, card: CardTexts): readonly BookingFact[] => [
  {
    label: card.when,
    show: ({ bookingDate, bookingTime, moves }) =>
      bookingDate &&
      bookingTime && (
        <>
          <span className="figures font-bold">{dayAndTimeIn(language)(bookingDate, bookingTime)}</span>
          {moves > 0 && <span className="text-soft"> ({card.moved(moves)})</span>}
        </>
      ),
  },
  {
    label: card.total,
    show: ({ totalPrice, discountWon }) => (
      <>
        <Price won={totalPrice} className="font-bold" />
        {discountWon > 0 && <span className="text-soft"> ({card.lessVoucher(formatWon(discountWon))})</span>}
      </>
    ),
  },
  { label: card.payment, show: ({ payment }) => <PaymentFact payment={payment} /> },
  {
    label: card.drink,
    show: ({ selectedDrink, drinkTemperature }) => drinkInWords(selectedDrink, drinkTemperature, language),
  },
  {
    label: card.email,
    isOfPerson: true,
    show: ({ email }) =>
      email && (
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      ),
  },
  {
    label: card.phone,
    isOfPerson: true,
    show: (booking) => booking.phone && <PhoneFact booking={booking} />,
  },
  { label: card.language, show: ({ locale }) => mailLanguages[language][locale] },
  { label: card.klookId, isOfPerson: true, show: ({ klookBookingId }) => klookBookingId },
  {
    label: card.klookWhen,
    show: ({ klookDate, klookTime }) =>
      klookDate && (
        <>
          <span className="figures">{dayAndTimeIn(language)(klookDate, klookTime)}</span>
          <span className="text-soft block text-[0.9375rem]">{card.klookWhenSource}</span>
        </>
      ),
  },
  {
    label: card.created,
    show: ({ createdAt }) => <span className="figures">{createdText(createdAt, card)}</span>,
  },
  {
    label: card.services,
    isWide: true,
    show: ({ selectedAddons }) => selectedAddons.length > 0 && <Services ids={selectedAddons} />,
  },
  {
    label: (booking) => (isForLp(booking) ? card.lpAddress : card.deliveryAddress),
    isWide: true,
    show: ({ lpDeliveryAddress }) => lpDeliveryAddress,
  },
  {
    label: card.track,
    isWide: true,
    isOfPerson: true,
    show: ({ youtubeTrackUrl }) =>
      youtubeTrackUrl && (
        <>
          <a href={youtubeTrackUrl} target="_blank" rel="noreferrer" className={link}>
            {youtubeTrackUrl}
          </a>
          <CopyButton text={youtubeTrackUrl} />
        </>
      ),
  },
  {
    label: card.lastEmail,
    isWide: true,
    isOfPerson: true,
    show: ({ lastEmail, email }) => lastEmail && email && <LastEmail email={lastEmail} to={email} />,
  },
];

const facts = Object.fromEntries(
  adminLanguages.map((language) => [language, factsIn(language, cardTexts[language])]),
) as InEveryLanguage<readonly BookingFact[]>;

export function BookingFacts({ booking }: { booking: AdminBooking }) {
  const shownFacts = useTexts(facts);
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      {shownFacts.map(({ label, isWide, isOfPerson, show }, index) => {
        const shown = isOfPerson && booking.forgottenAt !== null ? null : show(booking);
        if (!shown) return null;
        return (
          <div key={index} className={cn('min-w-0', isWide && 'sm:col-span-2')}>
            <dt className="text-faint text-sm">{typeof label === 'string' ? label : label(booking)}</dt>
            <dd className="wrap-anywhere">{shown}</dd>
          </div>
        );
      })}
    </dl>
  );
}
