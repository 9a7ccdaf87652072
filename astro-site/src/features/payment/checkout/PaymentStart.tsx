import { useEffect, useState } from 'react';
import '../../../components/ui/ticket.css';
import { showToast } from '../../../components/ui/toast-store.ts';
import { Toaster } from '../../../components/ui/Toaster.tsx';
import { carriedToast, pendingPayment } from '../../../lib/checkout/checkout-session.ts';
import { giftOrderedWith, isParty, orderedWith } from '../../../lib/checkout/ordered.ts';
import { BilingualText } from '../../../components/ui/BilingualText.tsx';
import type { CardWindowConfig } from './card-window.ts';
import { Checkout } from './Checkout.tsx';
import { GiftCheckout } from './GiftCheckout.tsx';
import { LeaveLink } from './LeaveLink.tsx';
import { words } from '../words/words.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { paymentRequestIn } from '../payment-links.ts';
import { BilingualHeading } from '../../../components/ui/BilingualHeading.tsx';
import { linkTo } from '../../../lib/language/links.ts';

/** `/payment`: what is to be paid, until when, and the way into the card window. */
export function PaymentStart({ config }: { config: CardWindowConfig }) {
  const [request] = useState(() =>
    paymentRequestIn(new URLSearchParams(window.location.search), pendingPayment.read()),
  );
  const [ordered] = useState(() => (request.ok ? orderedWith(request.pending.bookingId) : null));

  const [gift] = useState(() => (request.ok ? giftOrderedWith(request.pending.bookingId) : null));

  // The wizard's "Booking Confirmed!" comes along to this page, where there is time to read it.
  useEffect(() => {
    const toast = carriedToast.read();
    carriedToast.clear();
    if (toast) showToast({ variant: 'success', ...toast });
  }, []);

  if (request.ok && gift) return <GiftCheckout {...{ pending: request.pending, gift, config }} />;
  return (
    <>
      <BilingualHeading text={words.start.heading(isParty(ordered))} />
      {request.ok ? (
        <Checkout pending={request.pending} ordered={ordered} config={config} />
      ) : (
        <NoRequest error={request.error} />
      )}
      <Toaster />
    </>
  );
}

function NoRequest({ error }: { error: 'invalidRequest' | 'notReady' }) {
  return (
    <div className="mt-8 grid gap-6">
      <Notice kind="error">
        <BilingualText text={words.errors[error]} />
      </Notice>
      <div>
        <LeaveLink href={linkTo('/#booking')} variant="primary">
          {words.refused.bookAgain}
        </LeaveLink>
      </div>
    </div>
  );
}
