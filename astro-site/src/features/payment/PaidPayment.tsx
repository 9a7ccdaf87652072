import type { PaymentConfirmed } from 'shared/payments/payments.ts';
import { dateTimeKst, longSeoulDate } from 'shared/time/display.ts';
import { Price } from '../../components/ui/Price.tsx';
import { Fact, Facts } from './Facts.tsx';
import { HomeLink } from './HomeLink.tsx';
import { paymentTexts } from './messages.ts';
import { PaymentHeading } from './PaymentHeading.tsx';

const { facts, success } = paymentTexts;

interface PaidPaymentProps {
  data: PaymentConfirmed['data'];
  amountWon: number;
  supportHandle: string;
}

/** The provider writes Korean method names; foreign visitors read the card, the usual one, in both languages. */
function methodName(method: string | null): string {
  return method === null || method === '카드' ? facts.card : method;
}

export function PaidPayment({ data: { booking, payment }, amountWon, supportHandle }: PaidPaymentProps) {
  return (
    <>
      <PaymentHeading text={success.heading} focus />
      <div className="mt-8 grid gap-8">
        <section className="ticket-paper ticket-in">
          <div className="p-6 sm:p-8">
            <p className="flex items-baseline justify-between gap-4 text-sm font-bold">
              <span>{facts.paid}</span>
              <span lang="ko">{facts.paidKorean}</span>
            </p>
            {booking.bookingDate && booking.bookingTime && (
              <div className="mt-5">
                <p className="text-sm">{facts.session}</p>
                <p className="text-lg font-bold">{longSeoulDate(booking.bookingDate)}</p>
                <p className="flex items-baseline gap-2">
                  <span className="display figures text-7xl">{booking.bookingTime}</span>
                  <span className="font-bold">KST</span>
                </p>
              </div>
            )}
          </div>
          <div className="ticket-perforation" aria-hidden="true" />
          <div className="p-6 sm:p-8">
            <Facts>
              <Fact name={facts.bookingNumber}>{booking.id}</Fact>
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
        <section aria-labelledby="next-steps">
          <h2 id="next-steps" className="text-2xl">
            {success.nextHeading}
          </h2>
          <ol className="mt-4 grid gap-3">
            {success.next.map((step, index) => (
              <li key={step} className="flex gap-4">
                <span aria-hidden="true" className="figures text-hot font-bold">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
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
