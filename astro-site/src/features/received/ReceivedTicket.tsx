import { Fact, Facts } from '../../components/ui/Facts.tsx';
import { OrderedFacts, OrderedSessions } from '../../components/ui/Ordered.tsx';
import { Price } from '../../components/ui/Price.tsx';
import { dayAndTime } from '../../lib/day-and-time.ts';
import type { ReceivedBooking } from '../../lib/checkout/checkout-session.ts';
import { receivedTexts as texts } from './messages.ts';

const { facts } = texts;

export function ReceivedTicket({ booking }: { booking: ReceivedBooking }) {
  const { bookingId, bookingType, klookBookingId, klookDate, klookTime, totalPrice, ordered } = booking;
  const { lamp, lampKorean } = texts[bookingType];
  return (
    <section className="ticket-paper ticket-in">
      <div className="grid gap-5 p-6 sm:p-8">
        <p className="flex items-baseline justify-between gap-4 text-sm font-bold">
          <span>{lamp}</span>
          <span lang="ko">{lampKorean}</span>
        </p>
        <OrderedSessions ordered={ordered} />
        <Facts>
          <Fact name={facts.number} wide>
            <span className="display text-3xl tracking-wide sm:text-4xl">{bookingId}</span>
          </Fact>
          {bookingType === 'klook' && (
            <Fact name={facts.when} wide>
              {texts.klook.when}
              {klookDate && (
                <span className="block font-normal">
                  {texts.klook.told(dayAndTime(klookDate, klookTime))}
                </span>
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
