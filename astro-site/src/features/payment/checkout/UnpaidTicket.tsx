import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import { Fact, Facts } from '../../../components/ui/Facts.tsx';
import { OrderedFacts, OrderedSessions } from '../../../components/ui/Ordered.tsx';
import { Price } from '../../../components/ui/Price.tsx';
import { TicketLamp } from '../../../components/ui/TicketLamp.tsx';
import type { Ordered } from '../../../lib/checkout/checkout-session.ts';
import { words } from '../words/words.ts';

interface UnpaidTicketProps {
  pending: PendingPayment;
  ordered: Ordered | null;
}

/** What is to be paid for: each session with its time, drink and add-ons as far as this tab knows them, and the total. */
export function UnpaidTicket({ pending, ordered }: UnpaidTicketProps) {
  return (
    <section className="ticket-paper">
      <div className="grid gap-5 p-6 sm:p-8">
        <TicketLamp text={words.facts.unpaid} />
        {ordered && <OrderedSessions ordered={ordered} firstName={pending.customerName} />}
        <Facts>
          <Fact name={words.facts.bookingNumber} wide>
            <span className="display text-3xl tracking-wide sm:text-4xl">{pending.bookingId}</span>
          </Fact>
          {ordered && <OrderedFacts ordered={ordered} />}
          <Fact name={words.facts.name}>{pending.customerName}</Fact>
          <Fact name={words.facts.email}>{pending.customerEmail}</Fact>
        </Facts>
      </div>
      <div className="ticket-perforation" aria-hidden="true" />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 p-6 sm:px-8">
        <span className="font-bold">{words.facts.total}</span>
        <Price won={pending.totalPrice} className="display text-4xl" />
      </p>
    </section>
  );
}
