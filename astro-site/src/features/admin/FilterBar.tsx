import { bookingStatuses } from 'shared/bookings/booking-request.ts';
import { Field } from '../../components/ui/Field.tsx';
import { Select } from '../../components/ui/Select.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import type { BookingFilter } from './admin-api.ts';
import { adminTexts } from './messages.ts';

const { dashboard } = adminTexts;

interface FilterBarProps {
  filter: BookingFilter;
  onSearch: (search: string) => void;
  onStatus: (status: string) => void;
}

export function FilterBar({ filter, onSearch, onStatus }: FilterBarProps) {
  return (
    <search className="grid gap-4 sm:grid-cols-[1fr_14rem]">
      <Field label={dashboard.search}>
        <TextInput
          type="search"
          maxLength={100}
          placeholder={dashboard.searchPlaceholder}
          value={filter.search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </Field>
      <Field label={dashboard.status}>
        <Select value={filter.status} onChange={(event) => onStatus(event.target.value)}>
          <option value="">{dashboard.allStatuses}</option>
          {bookingStatuses.map((status) => (
            <option key={status} value={status}>
              {dashboard.counts[status]}
            </option>
          ))}
        </Select>
      </Field>
    </search>
  );
}
