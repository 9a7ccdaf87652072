import { useState } from 'react';
import { ApiError, sentenceFor } from '../../lib/api/api-error.ts';
import { bookingHold, pendingPayment } from '../../lib/checkout-session.ts';
import { buttonStyles } from '../../components/ui/button-styles.ts';
import { BilingualText } from './BilingualText.tsx';
import { knownReason } from './fail-reasons.ts';
import { HoldClock, useHoldEnded } from './HoldClock.tsx';
import { LeaveLink } from './LeaveLink.tsx';
import { paymentTexts } from './messages.ts';
import { Notice } from './Notice.tsx';
import { paymentPage } from './payment-links.ts';
import { PaymentHeading } from './PaymentHeading.tsx';

const { refused, fail } = paymentTexts;

/** The confirm was refused for good: what happened to the money, and what can be done now. */
export function RefusedPayment({ error, supportHandle }: { error: unknown; supportHandle: string }) {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const reason = problem?.code ? knownReason(problem.code) : undefined;
  const [pending] = useState(pendingPayment.read);
  const [hold] = useState(bookingHold.read);
  const ended = useHoldEnded(hold?.holdExpiresAt);
  const sentence = sentenceFor(error, refused.fallback);
  // These leave the booking payable; every other refusal is final for it.
  const payable = problem?.type === 'payment-failed' || problem?.type === 'amount-mismatch';
  const retry = payable && pending !== null && hold !== null && !ended;
  return (
    <>
      <PaymentHeading text={refused.heading} focus />
      <div className="mt-8 grid gap-6">
        <Notice kind="error">
          {/* The service's sentence knows more: whether anything was charged, and what to do. */}
          {reason ? <BilingualText text={{ en: sentence, ko: reason.ko }} /> : <p>{sentence}</p>}
          {problem?.code && (
            <p className="text-soft mt-2 text-sm">
              {fail.code}: {problem.code}
            </p>
          )}
        </Notice>
        {retry && <HoldClock until={hold.holdExpiresAt} />}
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          {retry && (
            <a href={paymentPage(pending)} className={buttonStyles({ variant: 'primary', size: 'lg' })}>
              {refused.tryAgain}
            </a>
          )}
          <LeaveLink href="/#booking" size="lg" variant={retry ? 'secondary' : 'primary'}>
            {refused.bookAgain}
          </LeaveLink>
          <LeaveLink href="/" size="lg">
            {refused.home}
          </LeaveLink>
        </div>
        <p className="text-soft">
          {paymentTexts.success.supportHeading} {paymentTexts.success.support(supportHandle)}
        </p>
      </div>
    </>
  );
}
