import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { fetchFreeTimes } from './admin-api.ts';
import { useSetSchedule } from './admin-queries.ts';
import { changeFailed } from './change-failed.ts';
import { adminTexts } from './messages.ts';

const { changes, scheduleDialog: texts } = adminTexts;
const SLOT_SECONDS = 600;

interface ScheduleDialogProps {
  booking: AdminBooking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Gives a Klook booking its time, or moves a session (design.md section 3). */
export function ScheduleDialog({ booking, open, onOpenChange }: ScheduleDialogProps) {
  const isFirst = booking.bookingDate === null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title(booking.id)}
      description={isFirst ? texts.first : texts.move}
    >
      <ScheduleForm booking={booking} isFirst={isFirst} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface ScheduleFormProps {
  booking: AdminBooking;
  isFirst: boolean;
  onDone: () => void;
}

function ScheduleForm({ booking, isFirst, onDone }: ScheduleFormProps) {
  const [date, setDate] = useState(booking.bookingDate ?? '');
  const [time, setTime] = useState(booking.bookingTime ?? '');
  const [reason, setReason] = useState('');
  const change = useSetSchedule(booking, {
    onSuccess: () => {
      showToast({ variant: 'success', title: changes.successTitle, description: changes.scheduled });
      onDone();
    },
    onError: (error) => changeFailed(changes.scheduleFailed, error),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    change.mutate({
      bookingDate: date,
      bookingTime: time,
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={texts.date} required>
          <TextInput type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </Field>
        <Field label={texts.time} required>
          <TextInput
            type="time"
            step={SLOT_SECONDS}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </Field>
      </div>
      {date !== '' && <FreeTimes date={date} chosen={time} onChoose={setTime} />}
      {!isFirst && (
        <Field label={texts.reason} hint={texts.reasonHint}>
          <TextInput maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={date === '' || time === ''}
        pending={change.isPending}
        className="justify-self-start"
      >
        {change.isPending ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}

interface FreeTimesProps {
  date: string;
  chosen: string;
  onChoose: (time: string) => void;
}

/** The times that visitors could book, as a help; staff may type others, and the server decides. */
function FreeTimes({ date, chosen, onChoose }: FreeTimesProps) {
  const times = useQuery({ queryKey: ['free-times', date], queryFn: () => fetchFreeTimes(date), gcTime: 0 });
  if (times.isPending) return <p role="status">{texts.loadingTimes}</p>;
  if (!times.data || times.data.length === 0) return <p className="text-soft">{texts.noFree}</p>;
  return (
    <div role="group" aria-label={texts.free} className="flex max-h-44 flex-wrap gap-1.5 overflow-y-auto">
      {times.data.map((free) => (
        <button
          key={free}
          type="button"
          aria-pressed={free === chosen}
          onClick={() => onChoose(free)}
          className="figures border-line hover:border-ink aria-pressed:border-cool aria-pressed:text-cool min-h-10 rounded-lg border px-3"
        >
          {free}
        </button>
      ))}
    </div>
  );
}
