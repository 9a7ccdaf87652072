import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { useTexts } from '../language/language.ts';
import { DateField } from '../parts/DateField.tsx';
import { sessionDays, type BookingFilter, type SessionDays } from './booking-filter.ts';
import { filterTexts } from './filter-messages.ts';

interface SessionDayFieldsProps {
  filter: BookingFilter;
  onChange: (change: Partial<BookingFilter>) => void;
}

/** The session's day: today, tomorrow, or a span of which either end may stay open. */
export function SessionDayFields({ filter, onChange }: SessionDayFieldsProps) {
  const texts = useTexts(filterTexts);
  return (
    <>
      <Field label={texts.day} className="lg:col-span-4">
        <Select
          value={filter.day}
          onChange={(event) => onChange({ day: event.target.value as SessionDays, from: '', to: '' })}
        >
          {sessionDays.map((day) => (
            <option key={day} value={day}>
              {texts.days[day]}
            </option>
          ))}
        </Select>
      </Field>
      {filter.day === 'span' && (
        <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 sm:col-span-2 lg:col-span-4">
          {(['from', 'to'] as const).map((end) => (
            <DateField
              key={end}
              label={texts[end]}
              value={filter[end]}
              onChange={(date) => onChange({ [end]: date })}
            />
          ))}
        </div>
      )}
    </>
  );
}
