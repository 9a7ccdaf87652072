import { useState } from 'react';
import type { ProblemType } from 'shared/problems/problem.ts';
import { ApiError, sentenceFor } from '../../../lib/api/api-error.ts';
import { bookingHold, pendingPayment } from '../../../lib/checkout/checkout-session.ts';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { BilingualText } from '../../../components/ui/BilingualText.tsx';
import { knownReason } from '../fail/fail-reasons.ts';
import { HoldClock, useHoldEnded } from '../checkout/HoldClock.tsx';
import { LeaveLink } from '../checkout/LeaveLink.tsx';
import type { Bilingual } from '../../../components/ui/bilingual.ts';
import { paymentTexts } from '../messages.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { paymentPage } from '../../../lib/checkout/payment-page.ts';
import { BilingualHeading } from '../../../components/ui/BilingualHeading.tsx';

const { refused, fail } = paymentTexts;

const payableAfter = ['payment-failed', 'amount-mismatch', 'payment-unavailable'] satisfies ProblemType[];

/** Refusals after which "failed" would not be the truth. */
const headings: Partial<Record<string, Bilingual>> = {
  'already-paid': refused.alreadyPaid,
  'payment-refunded': refused.refunded,
} satisfies Partial<Record<ProblemType, Bilingual>>;

/** The confirm was refused for good: what happened to the money, and what can be done now. */
export function RefusedPayment({ error, supportHandle }: { error: unknown; supportHandle: string }) {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const reason = problem?.code ? knownReason(problem.code) : undefined;
  const [pending] = useState(pendingPayment.read);
  const [hold] = useState(bookingHold.read);
  const ended = useHoldEnded(hold?.holdExpiresAt);
  const sentence = sentenceFor(error, refused.fallback);
  // These leave the booking payable; every other refusal is final for it.
  const payable = payableAfter.some((type) => type === problem?.type);
  const isPaid = problem?.type === 'already-paid';
  const retry = payable && pending !== null && hold !== null && !ended;
  return (
    <>
      <BilingualHeading text={headings[problem?.type ?? ''] ?? refused.heading} focus />
      <div className="mt-8 grid gap-6">
        <Notice kind={isPaid ? 'info' : 'error'}>
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
          {!isPaid && (
            <LeaveLink href="/#booking" size="lg" variant={retry ? 'secondary' : 'primary'}>
              {refused.bookAgain}
            </LeaveLink>
          )}
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
