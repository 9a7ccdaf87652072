import { useMutation } from '@tanstack/react-query';
import { useState, type RefObject, type SubmitEvent } from 'react';
import type { Swap } from 'shared/bookings/swap.ts';
import type { DaySession } from 'shared/day/day.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { bookingFailure, useSeen } from '../bookings/stale-change.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { mailLanguages } from '../parts/mail-languages.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { swapBookings } from './move-api.ts';
import { moveTexts } from './move-messages.ts';
import { MoveForm } from './MoveForm.tsx';
import { isWithinPolicy } from './places.ts';

interface SwapDialogProps {
  pair: readonly [DaySession, DaySession];
  studios: readonly { id: number; name: string }[];
  now: number;
  onMoved: () => void;
  onSettled: () => void;
  onClose: () => void;
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** Asks before two guests take each other's place. */
export function SwapDialog({ pair, studios, now, ...then }: SwapDialogProps) {
  const language = useLanguage();
  const texts = moveTexts[language];
  const [one, askAboutOne] = useSeen(pair[0]);
  const [other, askAboutOther] = useSeen(pair[1]);
  const [reason, setReason] = useState('');
  const isSameTime = one.startsAt === other.startsAt;
  const needsReason = ![one, other].every((session) => isWithinPolicy(session, now));
  const placeOf = ({ startsAt, studioId }: DaySession) => ({
    ...seoulWallClock(new Date(startsAt)),
    studio: studios.find(({ id }) => id === studioId)?.name,
  });
  const newsFor = ({ name, email, locale }: DaySession) =>
    email === null ? texts.noMail(name) : texts.mail(name, mailLanguages[language][locale]);
  const swap = useMutation({
    mutationFn: (change: Swap) => swapBookings(change),
    onSuccess: () => {
      showToast({ variant: 'success', title: texts.swapped(one.name, other.name) });
      then.onMoved();
    },
    onError: (error) => {
      askAboutOne(error);
      askAboutOther(error);
    },
    onSettled: then.onSettled,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (swap.isPending) return;
    swap.mutate({
      bookings: [
        { id: one.id, version: one.version },
        { id: other.id, version: other.version },
      ],
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    });
  };
  return (
    <AdminDialog
      open
      onOpenChange={(open) => !open && !swap.isPending && then.onClose()}
      focusAfterwards={then.focusAfterwards}
      title={texts.swapTitle(one.name, other.name)}
      description={isSameTime ? texts.sameTime : `${newsFor(one)} ${newsFor(other)}`}
    >
      <MoveForm
        submitText={texts.submitSwap}
        isPending={swap.isPending}
        failure={swap.error ? bookingFailure(texts.failed, swap.error, language) : ''}
        reason={needsReason ? reason : null}
        onReason={setReason}
        onSubmit={submit}
        onClose={then.onClose}
      >
        <BeforeAfter name={one.name} before={placeOf(one)} after={placeOf(other)} />
        <BeforeAfter name={other.name} before={placeOf(other)} after={placeOf(one)} />
      </MoveForm>
    </AdminDialog>
  );
}
