import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { timeKst } from 'shared/time/display.ts';
import { BilingualText } from '../../../components/ui/BilingualText.tsx';
import type { Ordered } from '../../../lib/checkout/checkout-session.ts';
import { isParty } from '../../../lib/checkout/ordered.ts';
import type { CardWindowConfig } from './card-window.ts';
import { HoldClock, useHoldEnded } from './HoldClock.tsx';
import { LeaveLink } from './LeaveLink.tsx';
import { words } from '../words/words.ts';
import { PayBar } from './PayBar.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { PaidElsewhere } from './PaidElsewhere.tsx';
import { useVoucher } from '../vouchers/use-voucher.ts';
import { VoucherField } from '../vouchers/VoucherField.tsx';
import { Terms, type Sale } from './Terms.tsx';
import { UnpaidTicket } from './UnpaidTicket.tsx';
import { isLeaving, useCheckout, type CheckoutStep } from './use-checkout.ts';
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
      <Terms line={words.terms.cancelling(sale.refunds)} page="/policies" seller={sale.seller} />
      <PayBar
        {...{ totalWon, step }}
        waits={voucher.busy !== null}
        onPay={() => void pay()}
        instead={over ? { label: words.refused.bookAgain, href: linkTo('/#booking') } : null}
      />
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
