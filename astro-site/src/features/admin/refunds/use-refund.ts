import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatWon } from 'shared/pricing/won.ts';
import type { RefundRequestBody, RefundView } from 'shared/refunds/refunds.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useLanguage, type AdminLanguage } from '../language/language.ts';
import { useRefreshBookings } from '../reads/refresh-bookings.ts';
import { changeFailed } from '../parts/change-failed.ts';
import { keyedRefund, requestRefund, type KeyedRefund } from './refund-api.ts';
import { refundFailure } from './refund-failures.ts';
import { refundTexts } from './refund-messages.ts';

function tellOutcome({ state, amountWon, error }: RefundView, language: AdminLanguage): void {
  const texts = refundTexts[language];
  const amount = formatWon(amountWon);
  if (state === 'failed') {
    const description = [texts.refused, refundFailure(error, language)].filter(Boolean).join(' ');
    return showToast({ variant: 'destructive', title: texts.refusedTitle, description });
  }
  if (state === 'done')
    return showToast({ variant: 'success', title: texts.doneTitle, description: texts.done(amount) });
  showToast({ variant: 'success', title: texts.underWayTitle, description: texts.underWay(amount) });
}

/** Only an answer that refuses says that nothing was paid: a lost one, or an error on our side, says nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

function tellFailure(error: unknown, language: AdminLanguage): void {
  const texts = refundTexts[language];
  if (isRefusal(error)) return changeFailed(texts.refused, error, language);
  showToast({ variant: 'destructive', title: texts.unclearTitle, description: texts.unclear });
}

/** Sends a refund. Asking for the same again, because no answer came, cannot pay twice. */
export function useRefund(bookingId: string, onDone: () => void) {
  const language = useLanguage();
  const sent = useRef<KeyedRefund | null>(null);
  const refresh = useRefreshBookings();
  const client = useQueryClient();
  const refund = useMutation({
    mutationFn: (request: KeyedRefund) => requestRefund(bookingId, request),
    onSuccess: (made) => {
      tellOutcome(made, language);
      onDone();
    },
    onError: (error) => {
      tellFailure(error, language);
      // What can still go back may be another sum by now: the form begins anew where it is.
      void client.invalidateQueries({ queryKey: ['refund-quote', bookingId] });
    },
    onSettled: refresh,
  });
  return {
    isPending: refund.isPending,
    send: (body: RefundRequestBody) => {
      if (refund.isPending) return;
      sent.current = keyedRefund(body, sent.current);
      refund.mutate(sent.current);
    },
  };
}
