import { useMutation } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import type { AdminBooking, StatusChange, StatusPreview } from 'shared/bookings/admin-booking.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fetchStatusPreview, setStatus } from './booking-api.ts';
import { useLanguage } from '../language/language.ts';
import { useRefreshBookings } from '../reads/refresh-bookings.ts';
import { changeTexts } from '../parts/change-messages.ts';
import { statusNames } from '../parts/status-names.ts';
import { bookingFailure } from './stale-change.ts';
import { asksFirst } from './status-consequences.ts';
import { statusTexts } from './status-messages.ts';

/** A change that waits for staff to agree, with what the server says it would do. */
export interface StatusQuestion {
  change: StatusChange;
  preview: StatusPreview;
}

/**
 * Setting a status: the server is asked what it would do. What can be taken back happens at once, with a way back in the
 * toast; everything else waits for staff to agree. A change holds for the booking that the answer was about.
 *
 * @param control where the focus belongs: a toast's "Undo" leads back to it
 */
export function useStatusChange(booking: AdminBooking, control: RefObject<HTMLElement | null>) {
  const language = useLanguage();
  const texts = statusTexts[language];
  const [question, setQuestion] = useState<StatusQuestion | null>(null);
  const refresh = useRefreshBookings();
  const onError = (error: unknown) =>
    showToast({
      variant: 'destructive',
      title: changeTexts[language].errorTitle,
      description: bookingFailure(texts.failed, error, language),
    });
  const said = (description: string) =>
    ({ variant: 'success', title: changeTexts[language].successTitle, description }) as const;

  const takeBack = useMutation({
    mutationFn: ({ changed, undo }: { changed: AdminBooking; undo: StatusChange }) =>
      setStatus(changed, undo),
    onSuccess: ({ status }) =>
      showToast(said(`${texts.updated} ${texts.undone(statusNames[language][status])}`)),
    onError,
    onSettled: refresh,
  });
  const done = (changed: AdminBooking, undo: StatusChange | null) =>
    showToast({
      ...said(texts.updated),
      ...(undo && {
        action: {
          label: texts.undo,
          onPress: () => takeBack.mutate({ changed, undo }),
          from: control.current,
        },
      }),
    });

  const choose = useMutation({
    mutationFn: async (change: StatusChange) => {
      const preview = await fetchStatusPreview(booking.id, change);
      const changed = asksFirst(preview) ? null : await setStatus(preview.booking, change);
      return { change, preview, changed };
    },
    onSuccess: ({ change, preview, changed }) =>
      changed ? done(changed, preview.undo) : setQuestion({ change, preview }),
    onError,
    onSettled: refresh,
  });
  const agree = useMutation({
    mutationFn: ({ change, preview, isWhole }: StatusQuestion & { isWhole: boolean }) =>
      setStatus(preview.booking, { ...change, ...(isWhole && { wholeParty: true }) }),
    onSuccess: (changed, { preview, isWhole }) =>
      done(changed, isWhole || preview.withoutTime ? null : preview.undo),
    onError,
    onSettled: async () => {
      setQuestion(null);
      await refresh();
    },
  });

  return {
    question,
    isBusy: choose.isPending || takeBack.isPending,
    isAgreeing: agree.isPending,
    choose: (change: StatusChange) => choose.mutate(change),
    agree: (isWhole: boolean) => question && agree.mutate({ ...question, isWhole }),
    leave: () => setQuestion(null),
  };
}
