import { useWatch } from 'react-hook-form';
import { bookableDates, isOpenDate, offeredStartTimes } from 'shared/slots/offered-slots.ts';
import type { SellingRules } from 'shared/catalogue/on-sale.ts';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { Calendar } from '../../../components/calendar/Calendar.tsx';
import { DATE_ERROR_ID } from '../form/field-ids.ts';
import { refreshTimeslots } from '../reads/booking-reads.ts';
import { useBookingForm, useFieldError } from '../form/use-booking-form.ts';
import { words } from '../words/words.ts';

const LABEL_ID = 'booking-date-label';

interface DateFieldProps {
  rules: SellingRules;
  /** The rules are not the service's yet: no day can be chosen. */
  waiting: boolean;
}

/** The calendar. Dates before today in Seoul, closed days and days beyond the horizon cannot be chosen. */
export function DateField({ rules, waiting }: DateFieldProps) {
  const form = useBookingForm();
  const error = useFieldError('bookingDate');
  const date = useWatch({ control: form.control, name: 'bookingDate' });
  const now = useNow(30_000);
  const { first, last } = bookableDates(rules, now);

  // Picking a date clears the chosen time and loads the times, also when it is the same date again.
  const pick = (picked: string) => {
    form.setValue('bookingTime', '');
    form.clearErrors(['bookingDate', 'bookingTime']);
    if (picked === date) void refreshTimeslots();
    else form.setValue('bookingDate', picked, { shouldDirty: true });
  };

  return (
    <div data-field="bookingDate" tabIndex={-1} className="outline-none xl:sticky xl:top-24">
      <p id={LABEL_ID} className="sr-only">
        {words.when.date}
      </p>
      <Calendar
        value={date}
        onChange={pick}
        first={first}
        last={last}
        today={first}
        isOpen={(day) => !waiting && isOpenDate(rules, day, now)}
        hasTimes={(day) => !waiting && offeredStartTimes(rules, day, now).length > 0}
        errorId={error && DATE_ERROR_ID}
        labelledBy={LABEL_ID}
      />
      <FieldMessage id={DATE_ERROR_ID}>{error}</FieldMessage>
    </div>
  );
}
