import { useMutation } from '@tanstack/react-query';
import { useState, type RefObject, type SubmitEvent } from 'react';
import type { ScheduleChange } from 'shared/bookings/admin-booking.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { setSchedule } from '../bookings/booking-api.ts';
import { movingParty } from '../bookings/moving-party.ts';
import { bookingFailure, useSeen } from '../bookings/stale-change.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { dayAndTimeIn } from '../parts/day-and-time-in.ts';
import { mailLanguages } from '../parts/mail-languages.ts';
import { partyTexts } from '../parts/party-messages.ts';
import { WhomChoice } from '../parts/WhomChoice.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { moveTexts } from './move-messages.ts';
import { MoveForm } from './MoveForm.tsx';
import { isSession, isWithinPolicy, type FreePlace, type Subject } from './places.ts';

interface MoveDialogProps {
  subject: Subject;
  place: FreePlace;
  studios: readonly { id: number; name: string }[];
  now: number;
  onMoved: () => void;
  onSettled: () => void;
  onClose: () => void;
  /** Takes the focus where the place has gone. */
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** Asks before somebody is put down: they are told by mail, which nothing takes back. */
export function MoveDialog({ subject: current, place, studios, now, ...then }: MoveDialogProps) {
  const language = useLanguage();
  const [subject, askAgain] = useSeen(current);
  const texts = moveTexts[language];
  const { name, email, locale, klookDate, klookTime } = subject;
  const { date, time, studio } = place;
  const isFirst = !isSession(subject);
  const [isWhole, setWhole] = useState(false);
  const [reason, setReason] = useState('');
  const party = movingParty(subject, new Date(now));
  const [first = subject, ...others] = isWhole ? party : [subject];
  const isSameTime = subject.bookingDate === date && subject.bookingTime === time && !isWhole;
  const needsReason = !isSameTime && !isWithinPolicy(subject, now);
  const move = useMutation({
    mutationFn: (change: ScheduleChange) => setSchedule(subject, change),
    onSuccess: () => {
      showToast({ variant: 'success', title: texts.moved(first.name, time, studio.name) });
      then.onMoved();
    },
    onError: askAgain,
    onSettled: then.onSettled,
  });
  // Of a party, somebody else's policy may be the one that needs it.
  const isReasonAsked = move.error instanceof ApiError && move.error.problem?.type === 'move-not-allowed';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (move.isPending) return;
    move.mutate({
      ...{ bookingDate: date, bookingTime: time, studioId: studio.id },
      ...(reason.trim() !== '' && { reason: reason.trim() }),
      ...(isWhole && { wholeParty: true }),
    });
  };
  const news = email === null ? texts.noMail(name) : texts.mail(name, mailLanguages[language][locale]);
  return (
    <AdminDialog
      open
      onOpenChange={(open) => !open && !move.isPending && then.onClose()}
      focusAfterwards={then.focusAfterwards}
      title={isFirst ? texts.firstTitle(name) : texts.title(name)}
      description={isSameTime ? texts.sameTime : news}
    >
      <MoveForm
        submitText={isFirst ? texts.submitFirst : texts.submitMove}
        isPending={move.isPending}
        failure={move.error ? bookingFailure(texts.failed, move.error, language) : ''}
        reason={needsReason || isReasonAsked ? reason : null}
        onReason={setReason}
        onSubmit={submit}
        onClose={then.onClose}
      >
        {isFirst && klookDate && (
          <p className="border-line bg-raised rounded-xl border px-4 py-3">
            {texts.guestSaid(dayAndTimeIn(language)(klookDate, klookTime))}
          </p>
        )}
        {party.length > 1 && (
          <WhomChoice
            name={name}
            names={party.map((singer) => singer.name)}
            size={subject.party.size}
            isWhole={isWhole}
            onChange={setWhole}
          />
        )}
        <BeforeAfter
          name={first.name}
          before={
            first.bookingDate && first.bookingTime
              ? {
                  ...{ date: first.bookingDate, time: first.bookingTime },
                  studio: first.id === subject.id ? studioOf(subject, studios) : undefined,
                }
              : null
          }
          after={{ date, time, studio: studio.name }}
        />
        {others.length > 0 && (
          <p className="text-soft">
            {texts.together(partyTexts[language].names(others.map((singer) => singer.name)))}
          </p>
        )}
      </MoveForm>
    </AdminDialog>
  );
}

const studioOf = (subject: Subject, studios: MoveDialogProps['studios']) =>
  isSession(subject) ? studios.find(({ id }) => id === subject.studioId)?.name : undefined;
