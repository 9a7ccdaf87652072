import type { ReactNode } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { localeNames } from 'shared/content/localized-text.ts';
import { drinkInWords } from 'shared/drinks/drink-words.ts';
import { dateTimeKst, longSeoulDate } from 'shared/time/display.ts';
import { Price } from '../../components/ui/Price.tsx';
import { cn } from '../../lib/cn.ts';
import { CopyButton } from './CopyButton.tsx';
import { LastEmail } from './LastEmail.tsx';
import { adminTexts } from './messages.ts';
import { PaymentFact } from './PaymentFact.tsx';
import { Services } from './Services.tsx';

const { card } = adminTexts;
const link = 'text-cool underline underline-offset-4 wrap-anywhere';

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={cn('min-w-0', wide && 'sm:col-span-2')}>
      <dt className="text-faint text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function createdText(createdAt: string): string {
  const instant = new Date(createdAt);
  return Number.isNaN(instant.getTime()) ? card.unknown : dateTimeKst(instant);
}

/** What a booking is made of; what it has not got is left out (spec.md section 2). */
export function BookingFacts({ booking }: { booking: AdminBooking }) {
  const { bookingDate, bookingTime, klookBookingId, lpDeliveryAddress, selectedAddons, moves } = booking;
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      {bookingDate && bookingTime && (
        <Fact label={card.when}>
          <span className="figures font-bold">
            {longSeoulDate(bookingDate)}, {bookingTime} KST
          </span>
          {moves > 0 && <span className="text-soft"> ({card.moved(moves)})</span>}
        </Fact>
      )}
      <Fact label={card.total}>
        <Price won={booking.totalPrice} className="font-bold" />
      </Fact>
      <Fact label={card.payment}>
        <PaymentFact payment={booking.payment} />
      </Fact>
      <Fact label={card.drink}>{drinkInWords(booking.selectedDrink, booking.drinkTemperature)}</Fact>
      <Fact label={card.email}>
        <a href={`mailto:${booking.email}`} className={link}>
          {booking.email}
        </a>
      </Fact>
      <Fact label={card.phone}>
        <a href={`tel:${booking.phone.replace(/[^+\d]/g, '')}`} className={link}>
          {booking.phone}
        </a>
      </Fact>
      <Fact label={card.language}>{localeNames[booking.locale]}</Fact>
      {klookBookingId && <Fact label={card.klookId}>{klookBookingId}</Fact>}
      <Fact label={card.created}>
        <span className="figures">{createdText(booking.createdAt)}</span>
      </Fact>
      {selectedAddons.length > 0 && (
        <Fact label={card.services} wide>
          <Services ids={selectedAddons} />
        </Fact>
      )}
      {lpDeliveryAddress && (
        <Fact label={card.lpAddress} wide>
          {lpDeliveryAddress}
        </Fact>
      )}
      <Fact label={card.track} wide>
        <a href={booking.youtubeTrackUrl} target="_blank" rel="noreferrer" className={link}>
          {booking.youtubeTrackUrl}
        </a>
        <CopyButton text={booking.youtubeTrackUrl} />
      </Fact>
      {booking.lastEmail && (
        <Fact label={card.lastEmail} wide>
          <LastEmail email={booking.lastEmail} />
        </Fact>
      )}
    </dl>
  );
}
