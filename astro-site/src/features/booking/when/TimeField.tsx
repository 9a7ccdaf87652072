import { useWatch } from 'react-hook-form';
import type { SellingRules } from 'shared/catalogue/on-sale.ts';
import { longSeoulDate } from 'shared/time/display.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { ChoiceGroup } from '../../../components/ui/ChoiceGroup.tsx';
import { cn } from '../../../lib/cn.ts';
import { refreshTimeslots, useTimeslots } from '../reads/booking-reads.ts';
import { useChangingSession, useOwnTime } from '../held/held-context.ts';
import { heldTexts } from '../held/held-messages.ts';
import { whenTexts as texts } from './when-messages.ts';
import { TimeBandKeys } from './TimeBandKeys.tsx';
import { timeBands } from './time-keys.ts';
import { TimeReadout } from './TimeReadout.tsx';
import { useBookingForm, useFieldError } from '../form/use-booking-form.ts';

/**
 * The times of the chosen date as keys, by price band; disabled until there is a date and while its times load. What is on
 * sale that day is known from the rules, so the keys stand before the answer says which are taken.
 */
export function TimeField({ rules }: { rules: SellingRules }) {
  const form = useBookingForm();
  const error = useFieldError('bookingTime');
  const [date, time] = useWatch({ control: form.control, name: ['bookingDate', 'bookingTime'] });
  const slots = useTimeslots(date);
  const loading = date !== '' && slots.loading;
  const own = useOwnTime(date);
  const changing = useChangingSession() !== null;
  const free = !date || loading ? undefined : withOwn(slots.data, changing ? own : '');
  const none = free?.length === 0;
  const bands = date ? timeBands(rules, date, free ?? [], slots.at) : [];

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
          />
        }
      >
        <div className="room mt-3">
          {none && (
            <div className="room-cover">
              <Button size="sm" onClick={() => void refreshTimeslots()} className="room-words">
                {texts.checkAgain}
              </Button>
            </div>
          )}
          <div className={cn('grid gap-6', date && 'min-h-20', none && 'invisible')}>
            {bands.map(({ band, keys }) => (
              <TimeBandKeys key={band.key} band={band} keys={keys} own={own} waiting={loading} />
            ))}
            {own && <p className="text-soft text-[0.9375rem]">{heldTexts.ownLegend(own)}</p>}
            {bands.length > 0 && <p className="text-soft text-[0.9375rem]">{texts.takenLegend}</p>}
          </div>
        </div>
      </ChoiceGroup>
    </div>
  );
}

/** What is held for the visitor is free for them. */
function withOwn(free: string[] | undefined, own: string): string[] | undefined {
  return free && own && !free.includes(own) ? [...free, own] : free;
}
