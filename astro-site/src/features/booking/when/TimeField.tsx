import { useWatch } from 'react-hook-form';
import type { SellingRules } from 'shared/catalogue/on-sale.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { ChoiceGroup } from '../../../components/ui/ChoiceGroup.tsx';
import { cn } from '../../../lib/cn.ts';
import { longDate } from '../../../lib/language/dates.ts';
import { linkTo } from '../../../lib/language/links.ts';
import { useTimeslots } from '../reads/booking-reads.ts';
import { useChangingSession, useOwnTimes } from '../held/held-context.ts';
import { NearestTime } from './NearestTime.tsx';
import { NoTimes } from './NoTimes.tsx';
import { TimeBandKeys } from './TimeBandKeys.tsx';
import { timeBands } from './time-keys.ts';
import { TimeReadout } from './TimeReadout.tsx';
import { useBookingForm, useFieldError } from '../form/use-booking-form.ts';
import { useTimeThatFits } from './use-time-that-fits.ts';
import { words } from '../words/words.ts';

/**
 * The times of the chosen date as keys, by price band; disabled until there is a date and while its times load. What is on
 * sale that day is known from the rules, so the keys stand before the answer says which are taken.
 */
export function TimeField({ rules }: { rules: SellingRules }) {
  const texts = words.when;
  const form = useBookingForm();
  const error = useFieldError('bookingTime');
  const [date, time, people, branchId] = useWatch({
    control: form.control,
    name: ['bookingDate', 'bookingTime', 'people', 'branchId'],
  });
  const own = useOwnTimes(date);
  const changing = useChangingSession() !== null;
  const slots = useTimeslots({ date, people, own: changing ? own : [], slotMinutes: rules.slotMinutes });
  const loading = date !== '' && slots.loading;
  const free = !date || loading ? undefined : slots.data;
  const none = free?.length === 0;
  const bands = date ? timeBands(rules, date, free ?? [], slots.at) : [];
  const lost = useTimeThatFits(free);

  const placeholder = () => {
    if (!date) return texts.selectDateFirst;
    if (loading) return texts.loadingTimes;
    if (free?.length) return texts.selectTime;
    const day = longDate(date);
    return people > 1 ? words.party.noRoom(people, day) : texts.noTimes(day);
  };
  const announcement = () => {
    if (!free?.length || time) return '';
    return [lost, texts.available(free.length)].filter(Boolean).join(' ');
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
            others={time ? partyTimes(time, people, rules.slotMinutes).slice(1) : []}
            placeholder={placeholder()}
            announcement={announcement()}
            loading={loading}
          />
        }
      >
        <NearestTime />
        <div className="room mt-3">
          {none && <NoTimes rules={rules} />}
          <div className={cn('grid gap-6', date && 'min-h-20', none && 'invisible')}>
            {bands.map(({ band, keys }) => (
              <TimeBandKeys
                key={band.key}
                band={band}
                keys={keys}
                own={own}
                waiting={loading}
                taken={people > 1 ? words.party.full(people) : texts.taken}
              />
            ))}
            {own.length > 0 && <p className="text-soft text-[0.9375rem]">{words.held.ownLegend(own)}</p>}
            {bands.length > 0 && (
              <p className="text-soft text-[0.9375rem]">
                {people > 1 ? words.party.fullLegend(people) : texts.takenLegend}
              </p>
            )}
          </div>
        </div>
        {free && bands.some(({ keys }) => keys.some(({ taken }) => taken)) && (
          <a
            href={linkTo(`/waitlist#${date}.${people}.${branchId}`)}
            className="text-cool justify-self-start py-2 underline"
          >
            {texts.tellMe}
          </a>
        )}
      </ChoiceGroup>
    </div>
  );
}
