import { Inbox } from 'lucide-react';
import { useState } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { KlookTray as Tray } from 'shared/klook-tray/klook-tray.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { cn } from '../../../lib/cn.ts';
import { useLanguage } from '../language/language.ts';
import { Draggable } from '../moves/Draggable.tsx';
import { dayAndTimeIn } from '../parts/day-and-time-in.ts';
import { Tray as TrayFrame } from '../parts/Tray.tsx';
import { klookTrayTexts } from './klook-tray-messages.ts';

interface KlookTrayProps {
  tray: Tray;
  /** The day that the board shows: wishes for it stand out. */
  date: string;
  onGive: (booking: AdminBooking) => void;
}

/** Klook reservations that wait for a time; on a phone one line until it is opened. */
export function KlookTray({ tray, date, onGive }: KlookTrayProps) {
  const language = useLanguage();
  const texts = klookTrayTexts[language];
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 768px)').matches);
  const { count, bookings } = tray;
  if (count === 0) return null;
  const more = count - bookings.length;
  return (
    <TrayFrame
      icon={Inbox}
      title={texts.title}
      count={texts.count(count)}
      hint={texts.hint}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <div className="grid gap-2 px-3 pb-3">
        {/* One row, whatever there is: the board begins where one looks for it. */}
        <ul data-scrolls-sideways className="flex gap-2 overflow-x-auto p-1">
          {wishedFirst(bookings, date).map((booking) => (
            <li key={booking.id} className="w-80 max-w-[85%] shrink-0">
              <Waiting booking={booking} date={date} onGive={() => onGive(booking)} />
            </li>
          ))}
        </ul>
        {more > 0 && <p className="text-soft px-1">{texts.more(more)}</p>}
      </div>
    </TrayFrame>
  );
}

/** Who wants to come on this day stands first; the others as they came. */
const wishedFirst = (bookings: readonly AdminBooking[], date: string) =>
  bookings.toSorted((one, other) => Number(other.klookDate === date) - Number(one.klookDate === date));

interface WaitingProps {
  booking: AdminBooking;
  date: string;
  onGive: () => void;
}

function Waiting({ booking, date, onGive }: WaitingProps) {
  const language = useLanguage();
  const texts = klookTrayTexts[language];
  const { id, name, klookBookingId, klookDate, klookTime } = booking;
  const isThisDay = klookDate === date;
  return (
    <Draggable
      id={id}
      className="border-line bg-raised flex h-full items-center gap-3 rounded-xl border px-3 py-2"
    >
      <div className="min-w-0 flex-1">
        <p className="truncate text-lg leading-tight font-bold">{name}</p>
        <p className="text-soft truncate text-[0.9375rem]">{klookBookingId}</p>
        <p
          className={cn('text-[0.9375rem] leading-snug', isThisDay ? 'text-cool font-semibold' : 'text-soft')}
        >
          {klookDate === null
            ? texts.nothingSaid
            : texts.guestSaid(
                isThisDay
                  ? [texts.thisDay, klookTime].filter(Boolean).join(', ')
                  : dayAndTimeIn(language)(klookDate, klookTime),
              )}
        </p>
      </div>
      <Button size="sm" className="min-h-11 shrink-0" aria-label={texts.giveLabel(name)} onClick={onGive}>
        {texts.give}
      </Button>
    </Draggable>
  );
}
