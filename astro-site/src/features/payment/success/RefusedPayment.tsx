import { useState } from 'react';
import type { ProblemType } from 'shared/problems/problem.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { bookingHold, pendingPayment } from '../../../lib/checkout/checkout-session.ts';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { BilingualText } from '../../../components/ui/BilingualText.tsx';
import { knownReason } from '../known-reason.ts';
import { providerCodeOf, refusalSentence } from '../refusal-sentence.ts';
import { HoldClock, useHoldEnded } from '../checkout/HoldClock.tsx';
import { LeaveLink } from '../checkout/LeaveLink.tsx';
import type { Bilingual } from '../../../components/ui/bilingual.ts';
import { words } from '../words/words.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { isParty, orderedWith } from '../../../lib/checkout/ordered.ts';
import { paymentPage } from '../../../lib/checkout/payment-page.ts';
import { BilingualHeading } from '../../../components/ui/BilingualHeading.tsx';
import { linkTo } from '../../../lib/language/links.ts';

const payableAfter = ['payment-failed', 'amount-mismatch', 'payment-unavailable'] satisfies ProblemType[];

/** Refusals after which "failed" would not be the truth. */
function headingOf(type: string | undefined): Bilingual {
  const headings: Partial<Record<string, Bilingual>> = {
    'already-paid': words.refused.alreadyPaid,
    'payment-refunded': words.refused.refunded,
  } satisfies Partial<Record<ProblemType, Bilingual>>;
  return headings[type ?? ''] ?? words.refused.heading;
}

/** The confirm was refused for good: what happened to the money, and what can be done now. */
export function RefusedPayment({ error, supportHandle }: { error: unknown; supportHandle: string }) {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const providerCode = providerCodeOf(problem);
  const reason = providerCode ? knownReason(providerCode) : undefined;
  const [pending] = useState(pendingPayment.read);
  const [hold] = useState(bookingHold.read);
  const ended = useHoldEnded(hold?.holdExpiresAt);
  const sentence = refusalSentence(error, words.refused.fallback);
  // These leave the booking payable; every other refusal is final for it.
  const payable = payableAfter.some((type) => type === problem?.type);
  const isPaid = problem?.type === 'already-paid';
  const [party] = useState(() => isParty(orderedWith(pending?.bookingId)));
  const retry = payable && pending !== null && hold !== null && !ended;
  return (
    <>
      <BilingualHeading text={headingOf(problem?.type)} focus />
      <div className="mt-8 grid gap-6">
        <Notice kind={isPaid ? 'info' : 'error'}>
          {/* The service's sentence knows more than ours: whether anything was charged, and what to do. */}
          {reason ? <BilingualText text={{ ...reason, text: sentence }} /> : <p>{sentence}</p>}
          {(providerCode || retry) && (
            <p className="text-soft mt-2 text-sm">
              {providerCode && words.fail.code(providerCode)}
              {providerCode && retry && ' · '}
              {retry && words.facts.numbered(pending.bookingId)}
            </p>
          )}
        </Notice>
        {retry && <HoldClock until={hold.holdExpiresAt} />}
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          {retry && (
            <a href={paymentPage(pending)} className={buttonStyles({ variant: 'primary', size: 'lg' })}>
              {words.refused.tryAgain}
            </a>
          )}
          {!isPaid && (
            <LeaveLink href={linkTo('/#booking')} size="lg" variant={retry ? 'secondary' : 'primary'}>
              {words.refused.bookAgain}
            </LeaveLink>
          )}
          <LeaveLink href={linkTo('/')} size="lg">
            {words.refused.home}
          </LeaveLink>
          {retry && <p className="text-soft w-full text-[0.9375rem]">{words.fail.abandonNote(party)}</p>}
        </div>
        <p className="text-soft">{words.success.questions(supportHandle)}</p>
      </div>
    </>
  );
}
