import { useState } from 'react';
import '../../../components/ui/ticket.css';
import { pendingPayment } from '../../../lib/checkout/checkout-session.ts';
import { adoptHeld } from '../../../lib/checkout/held-on-device.ts';
import { giftOrderedWith, isParty, orderedWith } from '../../../lib/checkout/ordered.ts';
import { BilingualText } from '../../../components/ui/BilingualText.tsx';
import type { CardWindowConfig } from './card-window.ts';
import { Checkout } from './Checkout.tsx';
import { GiftCheckout } from './GiftCheckout.tsx';
import { LeaveLink } from './LeaveLink.tsx';
import type { Sale } from './Terms.tsx';
import { words } from '../words/words.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { paymentRequestIn } from '../payment-links.ts';
import { BilingualHeading } from '../../../components/ui/BilingualHeading.tsx';
import { linkTo } from '../../../lib/language/links.ts';

/** `/payment`: what is to be paid, until when, and the way into the card window. */
export function PaymentStart({ config, sale }: { config: CardWindowConfig; sale: Sale }) {
  const [request] = useState(() => {
    const query = new URLSearchParams(window.location.search);
    // Another tab of this device may have booked it.
    adoptHeld(query.get('bookingId'));
    return paymentRequestIn(query, pendingPayment.read());
  });
  const [ordered] = useState(() => (request.ok ? orderedWith(request.pending.bookingId) : null));

  const [gift] = useState(() => (request.ok ? giftOrderedWith(request.pending.bookingId) : null));

  if (request.ok && gift)
    return <GiftCheckout {...{ pending: request.pending, gift, config }} seller={sale.seller} />;
  return (
    <>
      <BilingualHeading text={words.start.heading(isParty(ordered))} />
      {request.ok ? (
        <Checkout pending={request.pending} ordered={ordered} config={config} sale={sale} />
      ) : (
        <NoRequest error={request.error} />
      )}
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
