import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { drinkInWords } from 'shared/drinks/drink-words.ts';
import { asksTemperature, findDrink, temperatures } from 'shared/drinks/drinks.ts';
import { cn } from '../../../lib/cn.ts';
import { useRules } from '../reads/booking-reads.ts';
import { DrinkPicture } from '../drink/DrinkPicture.tsx';
import { whenTexts } from '../when/when-messages.ts';
import { ticketTexts as texts } from './ticket-messages.ts';
import { PriceLines } from './PriceLines.tsx';
import { ticketDate } from './ticket-date.ts';
import { useBookingForm } from '../form/use-booking-form.ts';

/** The stub of the ticket: date and time in its largest type, the drink, the price line by line. */
export function TicketStub({ torn, ref }: { torn: boolean; ref: Ref<HTMLElement> }) {
  const { control } = useBookingForm();
  const [bookingType, date, time, selectedDrink, temperature] = useWatch({
    control,
    name: ['bookingType', 'bookingDate', 'bookingTime', 'selectedDrink', 'drinkTemperature'],
  });
  const drink = findDrink(selectedDrink);
  const direct = bookingType === 'direct';
  const served = temperatures.find((known) => known === temperature);
  const drinkWords = drink && drinkInWords(drink.value, asksTemperature(drink) && served ? served : null);
  return (
    <aside ref={ref} aria-label={texts.label} className={cn('ticket-paper ticket-stub', torn && 'is-torn')}>
      <div className="p-6 pb-5">
        <p className="flex items-baseline justify-between gap-3 text-sm font-bold">
          <span>{texts.admit}</span>
          <span lang="ko">{texts.admitKorean}</span>
        </p>
        {direct ? (
          <StubTime date={date} time={time} />
        ) : (
          <p className="display mt-5 text-4xl">{texts.klookTime}</p>
        )}
      </div>
      <div className="ticket-perforation" aria-hidden="true" />
      <div className="grid gap-4 p-6 pt-5">
        {drink && (
          <p className="flex items-center gap-3 leading-snug font-bold">
            <DrinkPicture drink={drink} temperature={temperature} className="size-14 shrink-0" />
            <span>
              {drinkWords}
              <span className="block text-[0.9375rem] font-medium">{texts.included}</span>
            </span>
          </p>
        )}
        <PriceLines klook={!direct} time={time} />
      </div>
    </aside>
  );
}

function StubTime({ date, time }: { date: string; time: string }) {
  const day = ticketDate(date);
  const minutes = useRules().known.slotMinutes;
  return (
    <>
      <p className="mt-5 min-h-[1.6em] font-semibold">{day?.weekday}</p>
      <p className={cn('display', day ? 'text-5xl' : 'text-3xl opacity-70')}>{day?.day ?? texts.noDate}</p>
      <p className="mt-3 flex min-h-16 items-baseline gap-2">
        {time ? (
          <>
            <span className="display figures text-6xl">{time}</span>
            <span className="font-bold">{whenTexts.kst}</span>
          </>
        ) : (
          <span className="display text-3xl opacity-70">{texts.noTime}</span>
        )}
      </p>
      <p className="mt-2 font-semibold">{texts.minutes(minutes)}</p>
    </>
  );
}
