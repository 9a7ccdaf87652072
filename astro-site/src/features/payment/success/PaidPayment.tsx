import type { Arrival } from 'shared/catalogue/catalogue.ts';
import type { PaymentConfirmed } from 'shared/payments/payments.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { arrivalSteps } from '../../../components/site/arrival-steps.ts';
import { nextStepsTexts } from '../../../components/site/next-steps-messages.ts';
import { NextSteps } from '../../../components/site/NextSteps.tsx';
import { Price } from '../../../components/ui/Price.tsx';
import { Fact, Facts } from '../../../components/ui/Facts.tsx';
import { HomeLink } from '../HomeLink.tsx';
import { paymentTexts } from '../messages.ts';
import { BilingualHeading } from '../../../components/ui/BilingualHeading.tsx';
import { PaidSessions } from './PaidSessions.tsx';

const { facts, success } = paymentTexts;

interface PaidPaymentProps {
  data: PaymentConfirmed['data'];
  amountWon: number;
  supportHandle: string;
  arrival: Arrival;
}

/** The provider writes Korean method names; foreign visitors read the card, the usual one, in both languages. */
function methodName(method: string | null): string {
  return method === null || method === '카드' ? facts.card : method;
}

export function PaidPayment({ data, amountWon, supportHandle, arrival }: PaidPaymentProps) {
  const { booking, companions, payment } = data;
  const party = companions !== undefined;
  return (
    <>
      <BilingualHeading text={success.heading} focus />
      <div className="mt-8 grid gap-8">
        <section className="ticket-paper ticket-in">
          <div className="p-6 sm:p-8">
            <p className="flex items-baseline justify-between gap-4 text-sm font-bold">
              <span>{facts.paid}</span>
              <span lang="ko">{facts.paidKorean}</span>
            </p>
            <div className="mt-5">
              <PaidSessions {...data} />
            </div>
          </div>
          <div className="ticket-perforation" aria-hidden="true" />
          <div className="p-6 sm:p-8">
            <Facts>
              {!party && <Fact name={facts.bookingNumber}>{booking.id}</Fact>}
              <Fact name={facts.amount}>
                <Price won={amountWon} />
              </Fact>
              <Fact name={facts.method}>{methodName(payment.method)}</Fact>
              {payment.approvedAt && (
                <Fact name={facts.approvedAt}>{dateTimeKst(new Date(payment.approvedAt))}</Fact>
              )}
            </Facts>
          </div>
        </section>
        <NextSteps
          steps={[
            success.mail(party),
            nextStepsTexts.ownPage,
            ...arrivalSteps(booking.bookingTime, arrival, party),
          ]}
        />
        <p className="text-soft">
          {success.supportHeading} {success.support(supportHandle)}
        </p>
        <div>
          <HomeLink />
        </div>
      </div>
    </>
  );
}
