import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import { Price } from '../../components/ui/Price.tsx';
import { BilingualText } from './BilingualText.tsx';
import { Fact, Facts } from './Facts.tsx';
import { paymentTexts } from './messages.ts';

const { facts, start } = paymentTexts;

export function UnpaidTicket({ pending }: { pending: PendingPayment }) {
  return (
    <section className="ticket-paper">
      <div className="grid gap-5 p-6 sm:p-8">
        <p className="font-semibold">
          <BilingualText text={start.notPaidYet} />
        </p>
        <Facts>
          <Fact name={facts.bookingNumber} wide>
            <span className="display text-3xl tracking-wide sm:text-4xl">{pending.bookingId}</span>
          </Fact>
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
