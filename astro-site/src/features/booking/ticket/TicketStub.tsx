import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { cn } from '../../../lib/cn.ts';
import { told } from '../../../lib/language/content.ts';
import { useBranch } from '../reads/published.ts';
import { useBookingForm } from '../form/use-booking-form.ts';
import { useSingers } from '../party/singers.ts';
import { StubTime } from './StubTime.tsx';
import { StubSinger } from './StubSinger.tsx';
import { usePrice } from './use-price.ts';
import { words } from '../words/words.ts';

/** The stub of the ticket: date and time in its largest type, then what each singer drinks and pays, line by line. */
export function TicketStub({ torn, ref }: { torn: boolean; ref: Ref<HTMLElement> }) {
  const texts = words.ticket;
  const { control } = useBookingForm();
  const [bookingType, date, time] = useWatch({
    control,
    name: ['bookingType', 'bookingDate', 'bookingTime'],
  });
  const branch = useBranch();
  const singers = useSingers();
  const price = usePrice();
  const direct = bookingType === 'direct';
  const admit = texts.admit(singers.length);
  const payment = price.isFree ? texts.nothingToPayNow : texts.payNext;
  return (
    <aside ref={ref} aria-label={texts.label} className={cn('ticket-paper ticket-stub', torn && 'is-torn')}>
      <div className="p-6 pb-5">
        <p className="flex items-baseline justify-between gap-3 text-sm font-bold">
          <span>{admit.text}</span>
          {admit.accent && <span lang="ko">{admit.accent}</span>}
        </p>
        {branch && <p className="display mt-4 text-3xl">{told(branch.name)}</p>}
        {direct ? (
          <StubTime date={date} time={time} people={singers.length} />
        ) : (
          <p className="display mt-5 text-4xl">{texts.klookTime}</p>
        )}
      </div>
      <div className="ticket-perforation" aria-hidden="true" />
      <div className="grid gap-4 p-6 pt-5">
        {singers.map(
          (singer, place) =>
            price.singers[place] && (
              <StubSinger
                key={place}
                singer={singer}
                place={singers.length > 1 ? place : null}
                klook={!direct}
                time={singer.bookingTime}
                price={price.singers[place]}
              />
            ),
        )}
        <p className="text-[0.9375rem]">
          {direct ? payment : `${texts.paidOnKlook} ${words.addOns.atStudio}`}
        </p>
      </div>
    </aside>
  );
}
