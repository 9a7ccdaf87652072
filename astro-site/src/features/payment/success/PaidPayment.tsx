import type { Arrival } from 'shared/catalogue/catalogue.ts';
import type { PaymentConfirmed } from 'shared/payments/payments.ts';
import { arrivalSteps } from '../../../components/site/arrival-steps.ts';
import type { Where } from '../../../components/site/places.ts';
import { words as site } from '../../../components/site/words/words.ts';
import { NextSteps } from '../../../components/site/NextSteps.tsx';
import { Fact, Facts } from '../../../components/ui/Facts.tsx';
import { TicketLamp } from '../../../components/ui/TicketLamp.tsx';
import { HomeLink } from '../HomeLink.tsx';
import { FirstWays, type PlaceOnMap } from './FirstWays.tsx';
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
  place: PlaceOnMap | undefined;
  slotMinutes: number;
}

export function PaidPayment(props: PaidPaymentProps) {
  const { data, amountWon, supportHandle, arrival, where, place, slotMinutes } = props;
  const { booking, companions, payment } = data;
  const party = companions !== undefined;
  return (
    <>
      <BilingualHeading text={words.success.heading} focus />
      <div className="mt-8 grid gap-8">
        <FirstWays data={data} slotMinutes={slotMinutes} arrival={arrival} place={place} />
        <section className="ticket-paper ticket-in p-6 sm:p-8">
          <TicketLamp text={words.facts.paid} />
          <div className="mt-5 grid gap-5">
            <PaidSessions {...data} />
            {!party && (
              <Facts>
                <Fact name={words.facts.bookingNumber}>{booking.id}</Fact>
              </Facts>
            )}
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
        <section aria-labelledby="receipt" className="border-line grid gap-4 border-t pt-6">
          <h2 id="receipt" className="text-2xl">
            {words.ways.receipt}
          </h2>
          <Facts>
            <HowPaid amountWon={amountWon} payment={payment} />
          </Facts>
        </section>
        <div>
          <HomeLink />
        </div>
      </div>
    </>
  );
}
