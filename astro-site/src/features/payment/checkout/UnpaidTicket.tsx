import { useState } from 'react';
import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import { Fact, Facts } from '../../../components/ui/Facts.tsx';
import { OrderedFacts, OrderedTime } from '../../../components/ui/Ordered.tsx';
import { Price } from '../../../components/ui/Price.tsx';
import { heldSession } from '../../../lib/checkout/checkout-session.ts';
import { paymentTexts } from '../messages.ts';

const { facts } = paymentTexts;

/** What is to be paid for: the session with its time, drink and add-ons as far as this tab knows them, and the total. */
export function UnpaidTicket({ pending }: { pending: PendingPayment }) {
  const [kept] = useState(heldSession.read);
  const ordered = kept?.pending.bookingId === pending.bookingId ? kept.ordered : null;
  return (
    <section className="ticket-paper">
      <div className="grid gap-5 p-6 sm:p-8">
        <p className="flex items-baseline justify-between gap-4 text-sm font-bold">
          <span>{facts.unpaid}</span>
          <span lang="ko">{facts.unpaidKorean}</span>
        </p>
        {ordered && <OrderedTime ordered={ordered} />}
        <Facts>
          <Fact name={facts.bookingNumber} wide>
            <span className="display text-3xl tracking-wide sm:text-4xl">{pending.bookingId}</span>
          </Fact>
          {ordered && <OrderedFacts ordered={ordered} />}
          <Fact name={facts.name}>{pending.customerName}</Fact>
          <Fact name={facts.email}>{pending.customerEmail}</Fact>
        </Facts>
      </div>
      <div className="ticket-perforation" aria-hidden="true" />
      <p className="flex items-baseline justify-between gap-4 p-6 sm:px-8">
        <span className="font-bold">{facts.total}</span>
        <Price won={pending.totalPrice} className="display text-4xl" />
      </p>
    </section>
  );
}
