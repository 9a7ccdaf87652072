import { useState, type SubmitEvent } from 'react';
import { MAX_SCHEDULE_REASON_LENGTH, type AdminBooking } from 'shared/bookings/admin-booking.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { useSetSchedule } from './booking-queries.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { dayAndTimeIn } from '../parts/day-and-time-in.ts';
import { DateField } from '../parts/DateField.tsx';
import { mailLanguages } from '../parts/mail-languages.ts';
import { partyTexts } from '../parts/party-messages.ts';
import { WhomChoice } from '../parts/WhomChoice.tsx';
import { changeTexts } from '../parts/change-messages.ts';
import { dateFieldTexts } from '../parts/date-field-messages.ts';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { scheduleTexts } from './schedule-messages.ts';
import { bookingFailure, useSeen } from './stale-change.ts';
import { movingParty } from './moving-party.ts';
import { TimeKeys } from './TimeKeys.tsx';

interface ScheduleDialogProps {
  booking: AdminBooking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Which of them staff may ask for; without a choice the service takes any that has room. */
  studios?: readonly { id: number; name: string }[];
  /** The time is set. */
  onDone?: () => void;
}

/** Gives a Klook booking its time, or moves a session. */
export function ScheduleDialog({ booking, open, onOpenChange, studios = [], onDone }: ScheduleDialogProps) {
  const language = useLanguage();
  const texts = scheduleTexts[language];
  const isFirst = booking.bookingDate === null;
  const { name, email, party, locale } = booking;
  const mail =
    email === null
      ? texts.noMail
      : texts.mail(party.size === 1 ? name : email, mailLanguages[language][locale]);
  return (
    <AdminDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title(booking.id)}
      description={`${isFirst ? texts.first : texts.move} ${mail}`}
    >
      <ScheduleForm
        booking={booking}
        studios={studios}
        isFirst={isFirst}
        onDone={() => {
          onOpenChange(false);
          onDone?.();
        }}
      />
    </AdminDialog>
  );
}

interface ScheduleFormProps {
  booking: AdminBooking;
  studios: readonly { id: number; name: string }[];
  isFirst: boolean;
  onDone: () => void;
}

function ScheduleForm({ booking: current, studios, isFirst, onDone }: ScheduleFormProps) {
  const language = useLanguage();
  const [booking, askAgain] = useSeen(current);
  const texts = scheduleTexts[language];
  const { klookDate, klookTime } = booking;
  // What a Klook guest said is filled in; it claims nothing until staff set it.
  const [date, setDate] = useState(booking.bookingDate ?? klookDate ?? '');
  const [time, setTime] = useState(booking.bookingTime ?? klookTime ?? '');
  const [reason, setReason] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [studioId, setStudioId] = useState('');
  const [failure, setFailure] = useState('');
  const change = useSetSchedule(booking, {
    onSuccess: () => {
      showToast({ variant: 'success', title: changeTexts[language].successTitle, description: texts.done });
      onDone();
    },
    // Beside the button: a toast would lie over the fields that have to be changed now.
    onError: (error) => {
      setFailure(bookingFailure(texts.failed, error, language));
      askAgain(error);
    },
  });
  const party = movingParty(booking, new Date());
  const moved = isWhole ? party : [booking];
  const [first = booking, ...others] = moved;
  const chooseWhom = (whole: boolean) => {
    // What staff have chosen stays; the time that was filled in is that of whoever sings first.
    if (date === first.bookingDate && time === first.bookingTime) {
      const next = whole ? party[0] : booking;
      setDate(next?.bookingDate ?? '');
      setTime(next?.bookingTime ?? '');
    }
    setWhole(whole);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    setFailure('');
    change.mutate({
      bookingDate: date,
      bookingTime: time,
      ...(reason.trim() !== '' && { reason: reason.trim() }),
      ...(isWhole && { wholeParty: true }),
      ...(studioId !== '' && { studioId: Number(studioId) }),
    });
  };
  const { maxMoves, minHoursBefore } = booking.rescheduling;
  return (
    <form onSubmit={submit} className="grid gap-5">
      {isFirst && klookDate && (
        <p className="border-line bg-raised rounded-xl border px-4 py-3">
          {texts.guestSaid(dayAndTimeIn(language)(klookDate, klookTime))}
        </p>
      )}
      {party.length > 1 && booking.status !== 'cancelled' && (
        <WhomChoice
          name={booking.name}
          names={party.map(({ name }) => name)}
          size={booking.party.size}
          isWhole={isWhole}
          onChange={chooseWhom}
        />
      )}
      {others.length > 0 && (
        <p className="text-soft">
          {texts.inARow(first.name, partyTexts[language].names(others.map(({ name }) => name)))}
        </p>
      )}
      <DateField
        label={texts.date}
        hint={dateFieldTexts[language].hint}
        value={date}
        onChange={setDate}
        required
        hasSteps
      />
      <TimeKeys
        branchId={booking.branchId}
        date={date}
        own={date === first.bookingDate ? first.bookingTime : null}
        people={moved.length}
        value={time}
        onChange={setTime}
      />
      {studios.length > 1 && (
        <Field label={texts.studio}>
          <Select value={studioId} onChange={(event) => setStudioId(event.target.value)}>
            <option value="">{texts.anyStudio}</option>
            {studios.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {!isFirst && (
        <Field label={texts.reason} hint={texts.reasonHint(maxMoves, minHoursBefore)}>
          <TextInput
            maxLength={MAX_SCHEDULE_REASON_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      )}
      <p role="alert" className="text-bad font-medium empty:hidden">
        {failure}
      </p>
      <SubmitButton texts={texts} isPending={change.isPending} disabled={date === '' || time === ''} />
    </form>
  );
}
