import { useEffect, useState } from 'react';
import type { Arrival } from 'shared/catalogue/catalogue.ts';
import '../../components/ui/ticket.css';
import { arrivalSteps } from '../../components/site/arrival-steps.ts';
import { supportHandleAt, type Place } from '../../components/site/places.ts';
import { words as site } from '../../components/site/words/words.ts';
import { NextSteps } from '../../components/site/NextSteps.tsx';
import { BilingualHeading } from '../../components/ui/BilingualHeading.tsx';
import { buttonStyles } from '../../components/ui/button-styles.ts';
import { showToast } from '../../components/ui/toast-store.ts';
import { Toaster } from '../../components/ui/Toaster.tsx';
import { carriedToast, receivedBooking } from '../../lib/checkout/checkout-session.ts';
import { isParty } from '../../lib/checkout/ordered.ts';
import { words } from './words/words.ts';
import { ReceivedTicket } from './ReceivedTicket.tsx';
import { UnknownBooking } from './UnknownBooking.tsx';
import { linkTo } from '../../lib/language/links.ts';

interface BookingReceivedProps {
  /** The house's. */
  supportHandle: string;
  arrival: Arrival;
  places: readonly Place[];
}

/** `/booking-received`: what was booked in this tab, and what happens next. It stays, also after a reload. */
export function BookingReceived({ supportHandle, arrival, places }: BookingReceivedProps) {
  const [booking] = useState(receivedBooking.read);

  // "Booking Confirmed!" comes along to this page, where there is time to read it.
  useEffect(() => {
    const toast = carriedToast.read();
    carriedToast.clear();
    if (toast) showToast({ variant: 'success', ...toast });
  }, []);

  if (!booking)
    return (
      <>
        <UnknownBooking />
        <Toaster />
      </>
    );
  const { heading, next } = words[booking.bookingType];
  const party = isParty(booking.ordered);
  const { bookingTime, branchId } = booking.ordered;
  const where = { places, branchId };
  const comeAt = arrivalSteps(bookingTime, arrival, party, where);
  return (
    <>
      <BilingualHeading text={party ? words.direct.partyHeading : heading} />
      <div className="mt-8 grid gap-8">
        <ReceivedTicket booking={booking} />
        <NextSteps steps={[words.mail(booking.customerEmail), site.nextSteps.ownPage, ...next, ...comeAt]} />
        <p className="text-soft">{words.questions(supportHandleAt(where, supportHandle))}</p>
        <div>
          <a href={linkTo('/')} className={buttonStyles({ variant: 'primary', size: 'lg' })}>
            {words.home}
          </a>
        </div>
      </div>
      <Toaster />
    </>
  );
}
