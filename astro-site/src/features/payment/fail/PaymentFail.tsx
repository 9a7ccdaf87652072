import { useState } from 'react';
import { supportHandleAt, type Place } from '../../../components/site/places.ts';
import { Accent } from '../../../components/ui/Accent.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { pendingPayment } from '../../../lib/checkout/checkout-session.ts';
import { MY_BOOKING_PAGE } from '../../../lib/my-booking-page.ts';
import { cn } from '../../../lib/cn.ts';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { giftOrderedWith, isParty, orderedWith } from '../../../lib/checkout/ordered.ts';
import { BilingualText } from '../../../components/ui/BilingualText.tsx';
import { failReason, shownCode } from './fail-reasons.ts';
import { takeFailedCheckout } from '../checkout/failed-checkout.ts';
import { HoldClock, useHoldEnded } from '../checkout/HoldClock.tsx';
import { LeaveLink } from '../checkout/LeaveLink.tsx';
import { words } from '../words/words.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { paymentPage } from '../../../lib/checkout/payment-page.ts';
import { BilingualHeading } from '../../../components/ui/BilingualHeading.tsx';
import { Remedies } from './Remedies.tsx';
import { linkTo } from '../../../lib/language/links.ts';

interface PaymentFailProps {
  /** The house's. */
  supportHandle: string;
  places: readonly Place[];
}

/** `/payment-fail`: why, what to do about it, and how long the slot is still held. */
export function PaymentFail({ supportHandle, places }: PaymentFailProps) {
  const [{ pending, hold, code }] = useState(takeFailedCheckout);
  const [ordered] = useState(() => orderedWith(pending?.bookingId));
  const party = isParty(ordered);
  const where = { places, branchId: ordered?.branchId };
  const [gift] = useState(() => giftOrderedWith(pending?.bookingId));
  const ended = useHoldEnded(hold?.holdExpiresAt);
  const reason = gift && code === 'PAY_PROCESS_CANCELED' ? words.giftCards.cancelled : failReason(code);
  const shown = shownCode(code);
  const { fail } = words;
  const retry = () => {
    if (!pending) return;
    pendingPayment.write(pending);
    window.location.assign(paymentPage(pending));
  };
  return (
    <>
      <BilingualHeading text={fail.heading} />
      <div className="mt-8 grid gap-8">
        <Notice kind="error">
          <BilingualText text={reason} accentLeads />
          {(shown || pending) && (
            <p className="text-soft mt-3 text-sm wrap-anywhere">
              {shown && fail.code(shown)}
              {shown && pending && ' · '}
              {pending && (gift ? words.giftCards.numbered : words.facts.numbered)(pending.bookingId)}
            </p>
          )}
        </Notice>
        {pending && hold && !ended && !gift && <HoldClock until={hold.holdExpiresAt} />}
        {ended && !gift && (
          <p>
            <BilingualText text={words.hold.ended(party)} />
          </p>
        )}
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          {pending && (gift || (hold && !ended)) && (
            <Button variant="primary" size="lg" onClick={retry}>
              {fail.tryAgain}
            </Button>
          )}
          <LeaveLink href={linkTo(gift ? '/gift-cards' : '/')} size="lg">
            {gift ? words.giftCards.checkout.back : fail.bookAgain}
          </LeaveLink>
          <LeaveLink href={linkTo('/')} size="lg">
            {fail.home}
          </LeaveLink>
          {pending && !gift && <p className="text-soft w-full text-[0.9375rem]">{fail.abandonNote(party)}</p>}
        </div>
        <Remedies />
        <section aria-labelledby="payment-help" className="border-line border-t pt-6">
          <h2 id="payment-help" className="font-text text-lg font-bold">
            {fail.helpHeading.text}{' '}
            <Accent of={fail.helpHeading} className="text-soft text-base font-medium" />
          </h2>
          <p className="text-soft mt-1">{fail.help(supportHandleAt(where, supportHandle))}</p>
          {!gift && (
            <p className="mt-4">
              <BilingualText text={fail.findQuestion} />
              <a href={linkTo(MY_BOOKING_PAGE)} className={cn(buttonStyles({ size: 'sm' }), 'mt-2')}>
                {fail.find}
              </a>
            </p>
          )}
        </section>
      </div>
    </>
  );
}
