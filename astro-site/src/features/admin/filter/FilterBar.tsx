import { X } from 'lucide-react';
import type { Ref } from 'react';
import { bookingSorts } from 'shared/bookings/admin-booking.ts';
import { bookingStatuses } from 'shared/bookings/booking-status.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { useLanguage } from '../language/language.ts';
import { statusNames } from '../parts/status-names.ts';
import { isFiltered, type BookingFilter } from './booking-filter.ts';
import { filterTexts } from './filter-messages.ts';
import { HideNeverPaid } from './HideNeverPaid.tsx';
import { SessionDayFields } from './SessionDayFields.tsx';

interface FilterBarProps {
  filter: BookingFilter;
  onChange: (change: Partial<BookingFilter>) => void;
  onClear: () => void;
  searchField: Ref<HTMLInputElement>;
}

/** What the list shows and in which order. */
export function FilterBar({ filter, onChange, onClear, searchField }: FilterBarProps) {
  const language = useLanguage();
  const texts = filterTexts[language];
  return (
    <search className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-12">
      <Field label={texts.search} hint={texts.searchHint} className="sm:col-span-2 lg:col-span-8">
        <TextInput
          ref={searchField}
          type="search"
          maxLength={100}
          placeholder={texts.searchPlaceholder}
          value={filter.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </Field>
      <Field label={texts.status} className="lg:col-span-4 lg:self-end">
        <Select
          value={filter.status}
          onChange={(event) => onChange({ status: event.target.value as BookingFilter['status'] })}
        >
          <option value="">{texts.allStatuses}</option>
          {bookingStatuses.map((status) => (
            <option key={status} value={status}>
              {statusNames[language][status]}
            </option>
          ))}
        </Select>
      </Field>
      <SessionDayFields filter={filter} onChange={onChange} />
      <Field label={texts.sort} className="lg:col-span-4">
        <Select
          value={filter.sort}
          onChange={(event) => onChange({ sort: event.target.value as BookingFilter['sort'] })}
        >
          {bookingSorts.map((sort) => (
            <option key={sort} value={sort}>
              {texts.sorts[sort]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:col-span-2 lg:col-span-12">
        <HideNeverPaid
          isHidden={filter.hideNeverPaid}
          onChange={(hideNeverPaid) => onChange({ hideNeverPaid })}
        />
        {isFiltered(filter, new Date()) && (
          <Button size="sm" variant="quiet" onClick={onClear} className="max-sm:-ml-4">
            <X aria-hidden="true" className="size-4" />
            {texts.clear}
          </Button>
        )}
      </div>
    </search>
  );
}
