import type { PaymentConfirmed } from 'shared/payments/payments.ts';
import { NextSteps } from '../../../components/site/NextSteps.tsx';
import { BilingualHeading } from '../../../components/ui/BilingualHeading.tsx';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { Fact, Facts } from '../../../components/ui/Facts.tsx';
import { TicketLamp } from '../../../components/ui/TicketLamp.tsx';
import { linkTo } from '../../../lib/language/links.ts';
import { HomeLink } from '../HomeLink.tsx';
import { HowPaid } from './HowPaid.tsx';
import { words } from '../words/words.ts';

interface PaidGiftCardProps {
  data: Extract<PaymentConfirmed['data'], { giftCard: object }>;
  supportHandle: string;
}

/** A gift card that was paid for, and where it goes. */
export function PaidGiftCard({ data: { giftCard, payment }, supportHandle }: PaidGiftCardProps) {
  const { checkout, paid } = words.giftCards;
  return (
    <>
      <BilingualHeading text={paid.heading} focus />
      <div className="mt-8 grid gap-8">
        <section className="ticket-paper ticket-in">
          <div className="grid gap-5 p-6 sm:p-8">
            <TicketLamp text={words.facts.paid} />
            <div>
              <p>{checkout.forWhom}</p>
              <p className="text-4xl leading-tight font-bold wrap-anywhere">{giftCard.recipientName}</p>
            </div>
          </div>
          <div className="ticket-perforation" aria-hidden="true" />
          <div className="p-6 sm:p-8">
            <Facts>
              <Fact name={paid.number}>{giftCard.orderId}</Fact>
              <HowPaid amountWon={giftCard.valueWon} payment={payment} />
            </Facts>
          </div>
        </section>
        <NextSteps steps={paid.steps(giftCard.email)} />
        <p className="text-soft">{words.success.questions(supportHandle)}</p>
        <div className="flex flex-wrap gap-3">
          <HomeLink />
          <a href={linkTo('/gift-cards')} className={buttonStyles({})}>
            {paid.another}
          </a>
        </div>
      </div>
    </>
  );
}
