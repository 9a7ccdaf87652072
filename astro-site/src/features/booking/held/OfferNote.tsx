import { useWatch } from 'react-hook-form';
import { timeKst } from 'shared/time/display.ts';
import { offeredTime } from '../../../lib/checkout/offered-time.ts';
import { announcedMinutesLeft, clockOf, secondsLeft } from '../../../lib/hold-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useBookingForm } from '../form/use-booking-form.ts';
import { words } from '../words/words.ts';

/** In the form: the time that the waitlist keeps for the guest, and how long. Nothing where another time is chosen. */
export function OfferNote() {
  const [date, time] = useWatch({ control: useBookingForm().control, name: ['bookingDate', 'bookingTime'] });
  const offer = offeredTime();
  const seconds = secondsLeft(offer?.until ?? '', useNow(1000));
  if (!offer || offer.date !== date || (time !== '' && time !== offer.time)) return null;
  const texts = words.held;
  const announced = announcedMinutesLeft(seconds);
  const isOver = !(seconds > 0);
  return (
    <p className="border-amber mb-6 flex flex-wrap items-baseline justify-between gap-x-4 rounded-xl border px-4 py-3 font-semibold">
      <span>
        {isOver ? texts.offerEnded(offer.time) : texts.offered(offer.time, timeKst(new Date(offer.until)))}
      </span>
      {!isOver && (
        <span aria-hidden="true" className="figures text-amber">
          {texts.left(clockOf(seconds))}
        </span>
      )}
      <span role="status" className="sr-only">
        {isOver ? texts.offerEnded(offer.time) : announced !== null && texts.announce(announced)}
      </span>
    </p>
  );
}
