import { useCallback, useState } from 'react';
import type { OwnSinger } from 'shared/my-booking/my-booking.ts';
import { FIRST_BRANCH } from 'shared/branches/first-branch.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { useChange } from '../parts/use-change.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { moveBookings, readTimes } from '../reads/my-booking-api.ts';
import { isProblem } from '../reads/refusals.ts';
import { useWords } from '../words/use-words.ts';
import { DayField } from './DayField.tsx';
import { NearestTimes } from './NearestTimes.tsx';
import { TimeField } from './TimeField.tsx';

interface MoveFormProps {
  /** All of them, by place: the first sings at the chosen time. */
  singers: readonly OwnSinger[];
  onDone: () => void;
}

/** The day on which the first of them sings: most look for another time of the same day. */
function dayOf([first]: readonly OwnSinger[]): string {
  const startsAt = first?.startsAt ?? null;
  return startsAt === null ? '' : seoulWallClock(new Date(startsAt)).date;
}

export function MoveForm({ singers, onDone }: MoveFormProps) {
  const { changes, dayAndTime } = useWords();
  const texts = changes.move;
  const [date, setDate] = useState(() => dayOf(singers));
  const [time, setTime] = useState('');
  /** A time that somebody else took while it was being chosen. */
  const [taken, setTaken] = useState('');
  const { working, refusal, change } = useChange();
  const ids = singers.map(({ id }) => id).join();
  const ask = useCallback(() => readTimes(ids.split(','), date), [ids, date]);
  const times = useAnswer(date === '' ? null : ask);

  const pickDay = (day: string) => {
    setTime('');
    setTaken('');
    setDate(day);
    if (day === date) times.again();
  };
  const pickTime = (next: string) => {
    setTaken('');
    setTime(next);
  };
  const move = () =>
    change({
      ask: () => moveBookings({ bookingIds: ids.split(','), bookingDate: date, bookingTime: time }),
      said: () => texts.done(dayAndTime(date, time)),
      onDone,
      onRefused(error) {
        if (!isProblem(error, 'slot-taken')) return false;
        setTaken(time);
        setTime('');
        times.again();
        return true;
      },
    });

  return (
    <div className="grid gap-6">
      <DayField branchId={singers[0]?.branchId ?? FIRST_BRANCH} value={date} onChange={pickDay} />
      <TimeField date={date} times={times} value={time} onChange={pickTime}>
        {taken && <NearestTimes taken={taken} free={times.data ?? []} onPick={pickTime} />}
      </TimeField>
      <FieldMessage isAlert>{refusal}</FieldMessage>
      {time !== '' && (
        <div className="enter bg-surface border-line sticky -bottom-6 -mx-6 -mb-6 border-t px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
          <Button variant="primary" wide pending={working} onClick={() => void move()}>
            {working ? texts.working : texts.confirm(dayAndTime(date, time))}
          </Button>
        </div>
      )}
    </div>
  );
}
