import { bookingHold, heldSession, pendingPayment } from '../../../lib/checkout/checkout-session.ts';
import { paymentPage } from '../../../lib/checkout/payment-page.ts';
import { pricedWithVoucher } from '../../../lib/checkout/priced-with-voucher.ts';
import { announcedMinutesLeft, clockOf, secondsLeft } from '../../../lib/hold-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { formatWon } from 'shared/pricing/won.ts';
import { timeKst } from 'shared/time/display.ts';
import type { MyBooking, OwnSinger } from 'shared/my-booking/my-booking.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { useEffect } from 'react';
import { useOpenBooking } from '../parts/open-booking.ts';
import { useWords } from '../words/use-words.ts';

const LOOK_AGAIN_MS = 5000;

type ToPay = NonNullable<MyBooking['toPay']>;

/** Leaves for the payment page as the booking wizard does, with what that page tells of the sessions and their price. */
function leaveToPay({ id: bookingId, singers, email: customerEmail }: MyBooking, toPay: ToPay): void {
  const { totalWon: totalPrice, holdExpiresAt } = toPay;
  const [first, ...others] = singers.filter(({ status }) => status === 'pending');
  if (!first) return;
  const pending = { bookingId, totalPrice, customerName: first.name, customerEmail };
  const { branchId, startsAt } = first;
  const bookingDate = startsAt && seoulWallClock(new Date(startsAt)).date;
  const companions = others.map((singer) => ({ name: singer.name, ...choicesOf(singer) }));
  const ordered = { branchId, bookingDate, ...choicesOf(first), companions };
  const kept = heldSession.read();
  // What the tab that has booked typed is more; in another one the session can be changed all the same.
  const { name, youtubeTrackUrl, selectedDrink, drinkTemperature } = first;
  const known = { name, email: customerEmail, youtubeTrackUrl, selectedDrink, drinkTemperature };
  const form = kept?.pending.bookingId === bookingId ? kept.form : { ...known, people: others.length + 1 };
  pendingPayment.write(pending);
  bookingHold.write({ bookingId, holdExpiresAt });
  heldSession.write({ pending, ordered, form });
  pricedWithVoucher.write({ bookingId, ...toPay });
  window.location.assign(paymentPage(pending));
}

function choicesOf({ startsAt, selectedDrink, drinkTemperature, addOns, sessionFeeWon }: OwnSinger) {
  return {
    bookingTime: startsAt && seoulWallClock(new Date(startsAt)).time,
    selectedDrink,
    drinkTemperature: drinkTemperature ?? undefined,
    // By quote it costs nothing yet.
    addOns: addOns.map(({ name, priceWon }) => ({ name, priceWon: priceWon || null })),
    feeWon: sessionFeeWon,
  };
}

/** A held session: how long it is, and the way to pay for it. When the hold has run out, the page is read anew. */
export function PayNow({ toPay }: { toPay: ToPay }) {
  const { pay } = useWords().ticket;
  const { view, refresh } = useOpenBooking();
  const seconds = secondsLeft(toPay.holdExpiresAt, useNow(1000));
  const isOver = seconds === 0;
  const announced = announcedMinutesLeft(seconds);
  useEffect(() => {
    if (!isOver) return undefined;
    void refresh();
    // This device's clock may be ahead: the service's counts.
    const timer = setInterval(() => void refresh(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOver, refresh]);
  return (
    <section
      aria-label={pay.heading}
      className="border-amber bg-surface grid gap-4 rounded-2xl border p-5 sm:p-7"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <span>{pay.until(timeKst(new Date(toPay.holdExpiresAt)))}</span>
        <span aria-hidden="true" className="figures text-amber">
          {pay.left(clockOf(seconds))}
        </span>
        <span role="status" className="sr-only">
          {announced !== null && pay.announce(announced)}
        </span>
      </p>
      <Button variant="primary" size="lg" wide disabled={isOver} onClick={() => leaveToPay(view, toPay)}>
        {pay.button(formatWon(toPay.totalWon))}
      </Button>
    </section>
  );
}
