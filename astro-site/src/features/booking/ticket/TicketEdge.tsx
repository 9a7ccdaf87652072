import { formatFee } from 'shared/pricing/fee.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { cn } from '../../../lib/cn.ts';
import { ticketDate } from './ticket-date.ts';
import { useBookingForm } from '../form/use-booking-form.ts';
import { usePrice } from './use-price.ts';
import { words } from '../words/words.ts';

interface TicketEdgeProps {
  pending: boolean;
  /** What the visitor must read before pressing again: a new total, for example. */
  notice: string | null;
}

/** The edge along the bottom of the ticket, always in sight: what one books, the total, and the button. */
export function TicketEdge({ pending, notice }: TicketEdgeProps) {
  const texts = words.ticket;
  const { control } = useBookingForm();
  const [bookingType, date, time] = useWatch({
    control,
    name: ['bookingType', 'bookingDate', 'bookingTime'],
  });
  const { totalWon, isFree } = usePrice();
  const day = ticketDate(date);
  const direct = bookingType === 'direct';
  const label = direct && !isFree ? texts.proceed : texts.complete;
  // Until a time is chosen there is no price; 0 would read as free.
  const open = direct && !time && totalWon === 0;
  const total = open ? texts.noTotal : isFree ? formatFee(totalWon) : formatWon(totalWon);
  return (
    <div className="ticket-edge">
      {notice && (
        <p
          role="alert"
          className="border-amber text-amber mb-3 rounded-lg border px-4 py-2.5 text-[0.9375rem] font-semibold"
        >
          {notice}
        </p>
      )}
      <div className="flex items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 leading-tight">
          <span className="text-soft block text-[0.8125rem] whitespace-nowrap sm:text-sm">
            {direct && day ? `${day.day}${time && ` · ${time} ${words.when.kst}`}` : texts.total}
          </span>
          <span
            className={cn(
              'figures text-amber font-bold',
              open ? 'text-base' : 'text-xl whitespace-nowrap sm:text-2xl',
            )}
          >
            {total}
          </span>
        </p>
        <p role="status" className="sr-only">
          {open ? total : texts.totalAnnounced(total)}
        </p>
        <Button
          type="submit"
          variant="primary"
          pending={pending}
          className="shrink-0 max-sm:px-4 max-sm:text-[0.9375rem]"
        >
          {pending ? texts.processing : label}
        </Button>
      </div>
    </div>
  );
}
