import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { SellingRules } from 'shared/catalogue/on-sale.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { cn } from '../../../lib/cn.ts';
import { useBookingForm } from '../form/use-booking-form.ts';
import { NearestDay } from '../party/NearestDay.tsx';
import { refreshTimeslots } from '../reads/booking-reads.ts';
import { words } from '../words/words.ts';

/** What to do on a day without times: ask again, and for a party go to the nearest day that has room for it. */
export function NoTimes({ rules }: { rules: SellingRules }) {
  const form = useBookingForm();
  const frame = useRef<HTMLDivElement>(null);
  const [date, people] = useWatch({ control: form.control, name: ['bookingDate', 'people'] });
  const goTo = (day: string) => {
    // The button goes with the day that it stood for.
    frame.current?.closest<HTMLElement>('[data-field]')?.focus();
    form.setValue('bookingDate', day, { shouldDirty: true });
    form.clearErrors('bookingTime');
  };
  return (
    <div ref={frame} className="room-cover">
      <div className={cn('room-words flex-col', people > 1 && 'min-h-44 w-full justify-start')}>
        <Button size="sm" onClick={() => void refreshTimeslots()}>
          {words.when.checkAgain}
        </Button>
        {people > 1 && <NearestDay date={date} people={people} rules={rules} onPick={goTo} />}
      </div>
    </div>
  );
}
