import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { timeKst } from 'shared/time/display.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Price } from '../../../components/ui/Price.tsx';
import { BilingualText } from '../../../components/ui/BilingualText.tsx';
import type { Ordered } from '../../../lib/checkout/checkout-session.ts';
import { isParty } from '../../../lib/checkout/ordered.ts';
import type { CardWindowConfig } from './card-window.ts';
import { HoldClock, useHoldEnded } from './HoldClock.tsx';
import { LeaveLink } from './LeaveLink.tsx';
import { words } from '../words/words.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { PaidElsewhere } from './PaidElsewhere.tsx';
import { useVoucher } from '../vouchers/use-voucher.ts';
import { VoucherField } from '../vouchers/VoucherField.tsx';
import { Terms, type Sale } from './Terms.tsx';
import { UnpaidTicket } from './UnpaidTicket.tsx';
import { isBusy, isLeaving, payLabel, useCheckout, type CheckoutStep } from './use-checkout.ts';
import { linkTo } from '../../../lib/language/links.ts';

interface CheckoutProps {
  pending: PendingPayment;
  /** Null in a tab that knows no more than what is to be paid. */
  ordered: Ordered | null;
  config: CardWindowConfig;
  sale: Sale;
}

/** The ticket to pay, how long it is held, and the two ways on: pay, or go back. */
export function Checkout({ pending, ordered, config, sale }: CheckoutProps) {
  const party = isParty(ordered);
  const voucher = useVoucher(pending);
  const totalWon = voucher.totalWon ?? pending.totalPrice;
  const { step, holdExpiresAt, pay, prepare } = useCheckout(pending, voucher.totalWon, ordered, config);
  const ended = useHoldEnded(holdExpiresAt);
  const over = ended || (step.kind === 'failed' && step.final);
  if (step.kind === 'already-paid' || step.kind === 'payment-in-progress')
    return <PaidElsewhere step={step} bookingId={pending.bookingId} onCheckAgain={prepare} />;
  return (
    <div className="mt-8 grid gap-6">
      {/* Its room is kept while the hold is not known yet. */}
      <div className="min-h-36 text-lg sm:min-h-24">
        {holdExpiresAt && !over && (
          <HoldClock until={holdExpiresAt}>
            <BilingualText text={words.start.lead(timeKst(new Date(holdExpiresAt)), party)} />
          </HoldClock>
        )}
      </div>
      <UnpaidTicket {...{ pending, ordered, totalWon }} voucher={voucher.used} />
      <VoucherField voucher={voucher} disabled={over || isLeaving(step)} />
      <p role="status" className="sr-only">
        {voucher.used && words.vouchers.total(formatWon(totalWon))}
      </p>
      {ended && step.kind !== 'failed' ? (
        <Notice kind="error">
          <BilingualText text={words.hold.ended(party)} />
        </Notice>
      ) : (
        <StepNotice step={step} party={party} />
      )}
      <Terms {...sale} />
      {/* In view from the start, however long the ticket is. */}
      <div
        data-pay-bar
        className="bg-ground border-line sticky bottom-0 z-10 -mx-4 grid border-t px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        {over ? (
          <LeaveLink href={linkTo('/#booking')} variant="primary" size="lg">
            {words.refused.bookAgain}
          </LeaveLink>
        ) : (
          <>
            {/* On a phone the ticket and its total reach below the window. */}
            <p className="flex items-baseline justify-between pb-2 text-lg font-bold">
              {words.facts.total} <Price won={totalWon} />
            </p>
            <Button
              variant="primary"
              size="lg"
              pending={isBusy(step) || voucher.busy !== null}
              onClick={() => void pay()}
            >
              {payLabel(step)}
            </Button>
          </>
        )}
      </div>
      <LeaveLink href={linkTo('/#booking')} size="lg">
        {words.start.back}
      </LeaveLink>
      <p className="text-soft text-[0.9375rem]">{words.start.backHint(party)}</p>
    </div>
  );
}

function StepNotice({ step, party }: { step: CheckoutStep; party: boolean }) {
  switch (step.kind) {
    case 'window-closed':
      return (
        <Notice kind="info">
          <BilingualText text={words.start.windowClosed(party)} />
        </Notice>
      );
    case 'covered':
      return <Notice kind="info">{words.vouchers.covered}</Notice>;
    case 'failed':
      return (
        <Notice kind="error">
          <BilingualText text={step.error} />
          {step.detail && <p className="mt-2">{step.detail}</p>}
        </Notice>
      );
    default:
      return null;
  }
}
