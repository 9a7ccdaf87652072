import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ProblemType } from 'shared/problems/problem.ts';
import type { PaymentInitialized } from 'shared/payments/payments.ts';
import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { bookingHold, type Ordered } from '../../../lib/checkout/checkout-session.ts';
import { DEVICE_KEY, heldOnDevice } from '../../../lib/checkout/held-on-device.ts';
import {
  CardWindowNotLoaded,
  closedByVisitor,
  loadCardWindow,
  type CardWindowConfig,
} from './card-window.ts';
import type { Bilingual } from '../../../components/ui/bilingual.ts';
import { words } from '../words/words.ts';
import { openAttempt } from '../open-attempt.ts';
import { linkTo } from '../../../lib/language/links.ts';
import { refusalSentence } from '../refusal-sentence.ts';
import { completeBooking } from '../vouchers/voucher-api.ts';
import { leaveCovered } from '../vouchers/leave-covered.ts';

export type CheckoutStep =
  | { kind: 'preparing' }
  | { kind: 'ready' }
  /** A voucher pays for all of it; no card is needed. */
  | { kind: 'covered' }
  | { kind: 'completing' }
  | { kind: 'opening' }
  | { kind: 'window-closed' }
  /** Paid by now, in another tab or before the visitor came back to this page. */
  | { kind: 'already-paid'; detail: string }
  /** Another payment of this booking is being checked: money may have moved. */
  | { kind: 'payment-in-progress'; detail: string }
  /** `detail`: why the service refused. `final`: this booking cannot be paid any more. */
  | { kind: 'failed'; error: Bilingual; detail?: string; final: boolean };

interface Checkout {
  step: CheckoutStep;
  /** ISO instant, as far as this tab knows. */
  holdExpiresAt: string | undefined;
  pay: () => Promise<void>;
  /** Asks anew whether the booking can be paid. */
  prepare: () => void;
}

/**
 * The payment page's work: opens an attempt on load, which shows until when the slot is held and refuses early, and a
 * new one for every further opening of the card window (an order number is used once).
 *
 * @param totalWon what is to be paid; null while that is not known
 */
export function useCheckout(
  booked: PendingPayment,
  totalWon: number | null,
  ordered: Ordered | null,
  config: CardWindowConfig,
): Checkout {
  const pending = useMemo(
    () => ({ ...booked, totalPrice: totalWon ?? booked.totalPrice }),
    [booked, totalWon],
  );
  const [step, setStep] = useState<CheckoutStep>({ kind: 'preparing' });
  const [holdExpiresAt, setHoldExpiresAt] = useState(() => storedHold(pending.bookingId));
  /** The attempt of the page load, until the card window has used it. */
  const prepared = useRef<Promise<PaymentInitialized>>(undefined);

  const open = useCallback(async () => {
    const attempt = await openAttempt(pending);
    setHoldExpiresAt(attempt.holdExpiresAt);
    return attempt;
  }, [pending]);

  const prepare = useCallback(() => {
    prepared.current = undefined;
    // A voucher pays for it: there is nothing to open a card window for.
    if (pending.totalPrice === 0) return setStep({ kind: 'covered' });
    setStep({ kind: 'preparing' });
    prepared.current = open();
    const own = prepared.current;
    // What is heard of an attempt with another price is of no interest any more.
    const ifNewest = (then: () => void) => own === prepared.current && then();
    own.then(
      () => ifNewest(() => setStep({ kind: 'ready' })),
      (error: unknown) =>
        ifNewest(() => {
          prepared.current = undefined;
          setStep(refusal(error));
        }),
    );
  }, [open, pending]);

  /** What the last attempt was opened for: another price needs another one. */
  const preparedFor = useRef<PendingPayment>(undefined);
  useEffect(() => {
    if (totalWon === null || preparedFor.current === pending) return;
    preparedFor.current = pending;
    // The script is fetched while the visitor reads; a failure shows when the button is pressed.
    loadCardWindow(config).catch(() => undefined);
    prepare();
  }, [prepare, pending, totalWon, config]);

  // "Back" can bring this page back as it was left, with the window still "opening": out of the card window, or after the
  // payment. Which of the two the service knows.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) prepare();
    };
    // Another tab has paid for it, or given it up.
    const onStorage = ({ key, oldValue }: StorageEvent) => {
      const { bookingId } = pending;
      if (key === DEVICE_KEY && oldValue?.includes(bookingId) && !heldOnDevice()[bookingId]) prepare();
    };
    window.addEventListener('pageshow', onShow);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('pageshow', onShow);
      window.removeEventListener('storage', onStorage);
    };
  }, [prepare, pending]);

  const complete = async () => {
    setStep({ kind: 'completing' });
    try {
      await completeBooking(pending);
      leaveCovered(pending, ordered);
    } catch (error) {
      setStep(refusal(error));
    }
  };

  const pay = async () => {
    if (pending.totalPrice === 0) return complete();
    setStep({ kind: 'opening' });
    const attempt = await (prepared.current ?? open()).catch((error: unknown) => setStep(refusal(error)));
    prepared.current = undefined;
    if (!attempt) return;
    try {
      const cardWindow = await loadCardWindow(config);
      await cardWindow.open({
        amountWon: attempt.amount,
        orderId: attempt.orderId,
        orderName: attempt.orderName,
        customerName: pending.customerName,
        customerEmail: pending.customerEmail,
        successUrl: urlOf('/payment-success'),
        failUrl: urlOf('/payment-fail'),
      });
    } catch (error) {
      setStep(windowFault(error));
    }
  };

  return { step, holdExpiresAt, pay, prepare };
}

const urlOf = (page: string) => `${window.location.origin}${linkTo(page)}`;

function storedHold(bookingId: string): string | undefined {
  const hold = bookingHold.read();
  return hold?.bookingId === bookingId ? hold.holdExpiresAt : undefined;
}

/** After these, only a new booking helps. */
const finalRefusals: string[] = [
  'hold-expired',
  'booking-cancelled',
  'booking-not-found',
  'amount-mismatch',
  'nothing-to-pay',
] satisfies ProblemType[];

function refusal(error: unknown): CheckoutStep {
  const type = error instanceof ApiError ? error.problem?.type : undefined;
  const detail = refusalSentence(error, '');
  if (type === 'already-paid' || type === 'payment-in-progress') return { kind: type, detail };
  const final = type !== undefined && finalRefusals.includes(type);
  return { kind: 'failed', error: words.errors.initialisationFailed, detail, final };
}

function windowFault(error: unknown): CheckoutStep {
  if (closedByVisitor(error)) return { kind: 'window-closed' };
  if (error instanceof CardWindowNotLoaded)
    return { kind: 'failed', error: words.errors.windowNotLoaded, final: false };
  return { kind: 'failed', error: words.errors.occurred, final: false };
}

/** The visitor is on the way out: into the card window, or to the page of what is confirmed. */
export const isLeaving = ({ kind }: CheckoutStep) => kind === 'opening' || kind === 'completing';

export const isBusy = (step: CheckoutStep) => step.kind === 'preparing' || isLeaving(step);

/** What the button says at each step. */
export function payLabel(step: CheckoutStep): string {
  if (step.kind === 'preparing') return words.start.preparing;
  if (step.kind === 'opening') return words.start.opening;
  if (step.kind === 'completing') return words.vouchers.completing;
  if (step.kind === 'covered') return words.vouchers.complete;
  return step.kind === 'ready' ? words.start.pay : words.start.payAgain;
}
