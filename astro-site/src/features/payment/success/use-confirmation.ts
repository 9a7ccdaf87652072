import { useEffect, useState } from 'react';
import type { PaymentConfirmRequest } from 'shared/payments/payments.ts';
import { askOnce, waitBeforeAsking, type ConfirmStep } from './confirm-loop.ts';
import { forgetCheckout } from '../../../lib/checkout/checkout-session.ts';
import { pricedWithVoucher } from '../../../lib/checkout/priced-with-voucher.ts';

/** The first question of a page load: asked once, however often React mounts the page. */
const firstQuestions = new Map<string, Promise<ConfirmStep>>();

function firstQuestion(request: PaymentConfirmRequest): Promise<ConfirmStep> {
  const asked = firstQuestions.get(request.orderId) ?? askOnce(request);
  firstQuestions.set(request.orderId, asked);
  return asked;
}

/**
 * Confirms the payment and, while its outcome is unknown, asks again with growing intervals. Safe to reload: the
 * service answers the same request with the same result. Clears the pending payment once it is paid.
 */
export function useConfirmation(request: PaymentConfirmRequest): ConfirmStep {
  const [step, setStep] = useState<ConfirmStep>({ kind: 'confirming' });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const take = (next: ConfirmStep, asked: number) => {
      if (left) return;
      if (next.kind === 'confirmed') {
        forgetCheckout('booking' in next.data ? next.data.booking.id : undefined);
        pricedWithVoucher.clear();
      }
      if (next.kind !== 'checking') return setStep(next);
      const waitMs = waitBeforeAsking(asked);
      setStep({ ...next, nextAskAt: new Date(Date.now() + waitMs) });
      timer = setTimeout(() => {
        setStep(next);
        void askOnce(request).then((answer) => take(answer, asked + 1));
      }, waitMs);
    };
    void firstQuestion(request).then((answer) => take(answer, 1));
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [request]);

  return step;
}
