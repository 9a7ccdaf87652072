import { Fact, Facts } from '../../components/ui/Facts.tsx';
import { OrderedFacts, OrderedSessions } from '../../components/ui/Ordered.tsx';
import { Price } from '../../components/ui/Price.tsx';
import { TicketLamp } from '../../components/ui/TicketLamp.tsx';
import { longDate } from '../../lib/language/dates.ts';
import type { ReceivedBooking } from '../../lib/checkout/checkout-session.ts';
import { words } from './words/words.ts';

export function ReceivedTicket({ booking }: { booking: ReceivedBooking }) {
  const { bookingId, bookingType, klookBookingId, klookDate, klookTime, totalPrice, ordered } = booking;
  const { facts, klook } = words;
  return (
    <section className="ticket-paper ticket-in">
      <div className="grid gap-5 p-6 sm:p-8">
        <TicketLamp text={words[bookingType].lamp} />
        <OrderedSessions ordered={ordered} />
        <Facts>
          <Fact name={facts.number} wide>
            <span className="display text-3xl tracking-wide sm:text-4xl">{bookingId}</span>
          </Fact>
          {bookingType === 'klook' && (
            <Fact name={facts.when} wide>
              {klook.when}
              {klookDate && (
                <span className="block font-normal">{klook.told(longDate(klookDate), klookTime)}</span>
              )}
            </Fact>
          )}
          {klookBookingId && <Fact name={facts.klookId}>{klookBookingId}</Fact>}
          <OrderedFacts ordered={ordered} />
        </Facts>
      </div>
      <div className="ticket-perforation" aria-hidden="true" />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 p-6 sm:px-8">
        {totalPrice > 0 ? (
          <>
            <span className="font-bold">{facts.atStudio}</span>
            <Price won={totalPrice} className="display text-4xl" />
          </>
        ) : (
          <span className="font-bold">{facts.nothingToPay}</span>
        )}
      </p>
    </section>
  );
}
