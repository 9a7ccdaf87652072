import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import { BilingualHeading } from '../../../components/ui/BilingualHeading.tsx';
import { BilingualText } from '../../../components/ui/BilingualText.tsx';
import { Fact, Facts } from '../../../components/ui/Facts.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Price } from '../../../components/ui/Price.tsx';
import { TicketLamp } from '../../../components/ui/TicketLamp.tsx';
import type { OrderedGift } from '../../../lib/checkout/checkout-session.ts';
import { linkTo } from '../../../lib/language/links.ts';
import { words } from '../words/words.ts';
import type { CardWindowConfig } from './card-window.ts';
import { LeaveLink } from './LeaveLink.tsx';
import { PaidElsewhere } from './PaidElsewhere.tsx';
import { PayBar } from './PayBar.tsx';
import { Terms } from './Terms.tsx';
import { useCheckout } from './use-checkout.ts';

interface GiftCheckoutProps {
  pending: PendingPayment;
  gift: OrderedGift;
  config: CardWindowConfig;
  /** As staff have written it. */
  seller: string;
}

/** A gift card that waits for its payment. It keeps nothing from anybody, so no clock runs. */
export function GiftCheckout({ pending, gift, config, seller }: GiftCheckoutProps) {
  const { step, pay, prepare } = useCheckout(pending, pending.totalPrice, null, config);
  const { checkout } = words.giftCards;
  const isOver = step.kind === 'failed' && step.final;
  return (
    <>
      <BilingualHeading text={checkout.heading} />
      {step.kind === 'already-paid' || step.kind === 'payment-in-progress' ? (
        <PaidElsewhere step={step} bookingId={pending.bookingId} onCheckAgain={prepare} />
      ) : (
        <div className="mt-8 grid gap-6">
          <section className="ticket-paper">
            <div className="grid gap-5 p-6 sm:p-8">
              <TicketLamp text={words.facts.unpaid} />
              <div>
                <p>{checkout.forWhom}</p>
                <p className="text-4xl leading-tight font-bold wrap-anywhere">{gift.recipientName}</p>
              </div>
              <Facts>
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
          {step.kind === 'window-closed' && (
            <Notice kind="info">
              <BilingualText text={checkout.windowClosed} />
            </Notice>
          )}
          {step.kind === 'failed' && (
            <Notice kind="error">
              <BilingualText text={step.error} />
              {step.detail && <p className="mt-2">{step.detail}</p>}
            </Notice>
          )}
          <Terms line={checkout.terms} page="/gift-cards#terms" seller={seller} />
          <PayBar
            {...{ totalWon: pending.totalPrice, step }}
            onPay={() => void pay()}
            instead={isOver ? { label: checkout.again, href: linkTo('/gift-cards') } : null}
          />
          <LeaveLink href={linkTo('/gift-cards')} size="lg">
            {checkout.back}
          </LeaveLink>
        </div>
      )}
    </>
  );
}
