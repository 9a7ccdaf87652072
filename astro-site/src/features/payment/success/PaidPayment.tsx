import type { Arrival } from 'shared/catalogue/catalogue.ts';
import type { PaymentConfirmed } from 'shared/payments/payments.ts';
import { arrivalSteps } from '../../../components/site/arrival-steps.ts';
import type { Where } from '../../../components/site/places.ts';
import { words as site } from '../../../components/site/words/words.ts';
import { NextSteps } from '../../../components/site/NextSteps.tsx';
import { Fact, Facts } from '../../../components/ui/Facts.tsx';
import { TicketLamp } from '../../../components/ui/TicketLamp.tsx';
import { HomeLink } from '../HomeLink.tsx';
import { HowPaid } from './HowPaid.tsx';
import { words } from '../words/words.ts';
import { BilingualHeading } from '../../../components/ui/BilingualHeading.tsx';
import { PaidSessions } from './PaidSessions.tsx';

export type PaidBookings = Extract<PaymentConfirmed['data'], { booking: object }>;

interface PaidPaymentProps {
  data: PaidBookings;
  amountWon: number;
  supportHandle: string;
  arrival: Arrival;
  where: Where;
}

export function PaidPayment({ data, amountWon, supportHandle, arrival, where }: PaidPaymentProps) {
  const { booking, companions, payment } = data;
  const party = companions !== undefined;
  return (
    <>
      <BilingualHeading text={words.success.heading} focus />
      <div className="mt-8 grid gap-8">
        <section className="ticket-paper ticket-in">
          <div className="p-6 sm:p-8">
            <TicketLamp text={words.facts.paid} />
            <div className="mt-5">
              <PaidSessions {...data} />
            </div>
          </div>
          <div className="ticket-perforation" aria-hidden="true" />
          <div className="p-6 sm:p-8">
            <Facts>
              {!party && <Fact name={words.facts.bookingNumber}>{booking.id}</Fact>}
              <HowPaid amountWon={amountWon} payment={payment} />
            </Facts>
          </div>
        </section>
        <NextSteps
          steps={[
            words.success.mail(party),
            site.nextSteps.ownPage,
            ...arrivalSteps(booking.bookingTime, arrival, party, where),
          ]}
        />
        <p className="text-soft">{words.success.questions(supportHandle)}</p>
        <div>
          <HomeLink />
        </div>
      </div>
    </>
  );
}
