import { useWatch } from 'react-hook-form';
import { bookableDates, isOpenDate } from 'shared/slots/offered-slots.ts';
import type { PublicRules } from 'shared/catalogue/catalogue.ts';
import { FieldMessage } from '../../components/ui/FieldMessage.tsx';
import { useNow } from '../../lib/use-now.ts';
import { Calendar } from './Calendar.tsx';
import { DATE_ERROR_ID } from './field-ids.ts';
import { useRefreshers } from './booking-queries.ts';
import { bookingTexts } from './messages.ts';
import { useBookingForm, useFieldError } from './use-booking-form.ts';

const LABEL_ID = 'booking-date-label';

/** The calendar. Dates before today in Seoul, closed days and days beyond the horizon cannot be chosen. */
export function DateField({ rules }: { rules: PublicRules }) {
  const form = useBookingForm();
  const error = useFieldError('bookingDate');
  const { refreshTimeslots } = useRefreshers();
  const date = useWatch({ control: form.control, name: 'bookingDate' });
  const now = useNow(30_000);
  const { first, last } = bookableDates(rules, now);

  // Picking a date clears the chosen time and loads the times (spec.md section 4), also when it is the same date again.
  const pick = (picked: string) => {
    form.setValue('bookingTime', '');
    form.clearErrors(['bookingDate', 'bookingTime']);
    if (picked === date) void refreshTimeslots();
    else form.setValue('bookingDate', picked, { shouldDirty: true });
  };

  return (
    <div data-field="bookingDate" tabIndex={-1} className="outline-none xl:sticky xl:top-24">
      <p id={LABEL_ID} className="sr-only">
        {bookingTexts.when.date}
      </p>
      <Calendar
        value={date}
        onChange={pick}
        first={first}
        last={last}
        today={first}
        isOpen={(day) => isOpenDate(rules, day, now)}
        errorId={error && DATE_ERROR_ID}
        labelledBy={LABEL_ID}
      />
      <FieldMessage id={DATE_ERROR_ID}>{error}</FieldMessage>
    </div>
  );
}
