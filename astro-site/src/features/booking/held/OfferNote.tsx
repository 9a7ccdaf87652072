import { useWatch } from 'react-hook-form';
import { timeKst } from 'shared/time/display.ts';
import { clockOf, secondsLeft } from '../../../lib/hold-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useBookingForm } from '../form/use-booking-form.ts';
import { words } from '../words/words.ts';

/** In the form: the time that the waitlist keeps for the guest, and how long. Nothing where another one is chosen. */
export function OfferNote() {
  const [date, time, offer] = useWatch({
    control: useBookingForm().control,
    name: ['bookingDate', 'bookingTime', 'offer'],
  });
  const seconds = secondsLeft(offer.until, useNow(1000));
  if (!offer.until || offer.date !== date || offer.time !== time) return null;
  const texts = words.held;
  return (
    <p className="border-amber mb-6 flex flex-wrap justify-between gap-x-4 rounded-xl border px-4 py-3">
      <span role="status">
        {seconds > 0 ? texts.offered(time, timeKst(new Date(offer.until))) : texts.offerEnded(time)}
      </span>
      {seconds > 0 && (
        <span aria-hidden="true" className="figures text-amber">
          {texts.left(clockOf(seconds))}
        </span>
      )}
    </p>
  );
}
