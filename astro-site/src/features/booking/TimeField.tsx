import { useWatch } from 'react-hook-form';
import type { PublicRules } from 'shared/catalogue/catalogue.ts';
import { longSeoulDate } from 'shared/time/display.ts';
import { ChoiceGroup } from '../../components/ui/ChoiceGroup.tsx';
import { useTimeslots } from './booking-queries.ts';
import { bookingTexts } from './messages.ts';
import { TimeBandKeys } from './TimeBandKeys.tsx';
import { timeBands } from './time-keys.ts';
import { TimeReadout } from './TimeReadout.tsx';
import { useBookingForm, useFieldError } from './use-booking-form.ts';

const texts = bookingTexts.when;

/** The times of the chosen date as keys, by price band; disabled until there is a date and while its times load. */
export function TimeField({ rules }: { rules: PublicRules }) {
  const form = useBookingForm();
  const error = useFieldError('bookingTime');
  const [date, time] = useWatch({ control: form.control, name: ['bookingDate', 'bookingTime'] });
  const slots = useTimeslots(date);
  const loading = date !== '' && slots.isFetching;
  const free = loading ? undefined : slots.data;
  const bands = free?.length ? timeBands(rules, date, free, new Date(slots.dataUpdatedAt)) : [];

  const placeholder = () => {
    if (!date) return texts.selectDateFirst;
    if (loading) return texts.loadingTimes;
    return free?.length ? texts.selectTime : texts.noTimes(longSeoulDate(date));
  };

  return (
    <div data-field="bookingTime" tabIndex={-1} className="outline-none">
      <ChoiceGroup
        label={texts.time}
        labelHidden
        required
        error={error}
        disabled={free === undefined}
        value={time}
        onValueChange={(next) => {
          form.setValue('bookingTime', next, { shouldDirty: true });
          form.clearErrors('bookingTime');
        }}
        hint={
          <TimeReadout
            time={time}
            placeholder={placeholder()}
            announcement={free?.length && !time ? texts.available(free.length) : ''}
            loading={loading}
            onCheckAgain={free && free.length === 0 ? () => void slots.refetch() : undefined}
          />
        }
        className="mt-3 gap-6"
      >
        {bands.map(({ band, keys }) => (
          <TimeBandKeys key={band.key} band={band} keys={keys} />
        ))}
        {bands.some(({ keys }) => keys.some((key) => key.taken)) && (
          <p className="text-soft text-[0.9375rem]">{texts.takenLegend}</p>
        )}
      </ChoiceGroup>
    </div>
  );
}
