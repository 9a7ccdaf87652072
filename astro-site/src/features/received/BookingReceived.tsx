import { useEffect, useState } from 'react';
import type { Arrival } from 'shared/catalogue/catalogue.ts';
import '../../components/ui/ticket.css';
import { arrivalSteps } from '../../components/site/arrival-steps.ts';
import { nextStepsTexts } from '../../components/site/next-steps-messages.ts';
import { NextSteps } from '../../components/site/NextSteps.tsx';
import { BilingualHeading } from '../../components/ui/BilingualHeading.tsx';
import { BilingualText } from '../../components/ui/BilingualText.tsx';
import { buttonStyles } from '../../components/ui/button-styles.ts';
import { showToast } from '../../components/ui/toast-store.ts';
import { Toaster } from '../../components/ui/Toaster.tsx';
import { carriedToast, receivedBooking } from '../../lib/checkout/checkout-session.ts';
import { MY_BOOKING_PAGE } from '../../lib/my-booking-page.ts';
import { isParty } from '../../lib/checkout/ordered.ts';
import { receivedTexts as texts } from './messages.ts';
import { ReceivedTicket } from './ReceivedTicket.tsx';

/** `/booking-received`: what was booked in this tab, and what happens next. It stays, also after a reload. */
export function BookingReceived({ supportHandle, arrival }: { supportHandle: string; arrival: Arrival }) {
  const [booking] = useState(receivedBooking.read);

  // The wizard's "Booking Confirmed!" comes along to this page, where there is time to read it.
  useEffect(() => {
    const toast = carriedToast.read();
    carriedToast.clear();
    if (toast) showToast({ variant: 'success', ...toast });
  }, []);

  if (!booking) return <UnknownBooking />;
  const { heading, next } = texts[booking.bookingType];
  const party = isParty(booking.ordered);
  const comeAt = arrivalSteps(booking.ordered.bookingTime, arrival, party);
  return (
    <>
      <BilingualHeading text={party ? texts.direct.partyHeading : heading} />
      <div className="mt-8 grid gap-8">
        <ReceivedTicket booking={booking} />
        <NextSteps steps={[texts.mail(booking.customerEmail), nextStepsTexts.ownPage, ...next, ...comeAt]} />
        <p className="text-soft">{texts.questions(supportHandle)}</p>
        <div>
          <a href="/" className={buttonStyles({ variant: 'primary', size: 'lg' })}>
            {texts.home}
          </a>
        </div>
      </div>
      <Toaster />
    </>
  );
}

/** Another tab, or one whose storage was emptied: the e-mail knows what this page does not. */
function UnknownBooking() {
  return (
    <>
      <BilingualHeading text={texts.unknown.heading} />
      <div className="mt-8 grid gap-6">
        <p className="text-lg">
          <BilingualText text={texts.unknown.text} />
        </p>
        <div className="flex flex-wrap gap-3">
          <a href="/#booking" className={buttonStyles({ variant: 'primary', size: 'lg' })}>
            {texts.unknown.book}
          </a>
          <a href={MY_BOOKING_PAGE} className={buttonStyles({ size: 'lg' })}>
            {texts.unknown.find}
          </a>
          <a href="/" className={buttonStyles({ size: 'lg' })}>
            {texts.home}
          </a>
        </div>
      </div>
    </>
  );
}
