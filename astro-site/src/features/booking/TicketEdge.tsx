import { useWatch } from 'react-hook-form';
import { Button } from '../../components/ui/Button.tsx';
import { Price } from '../../components/ui/Price.tsx';
import { bookingTexts } from './messages.ts';
import { ticketDate } from './ticket-date.ts';
import { useBookingForm } from './use-booking-form.ts';
import { usePrice } from './use-price.ts';

const texts = bookingTexts.ticket;

interface TicketEdgeProps {
  pending: boolean;
  /** What the visitor must read before pressing again: a new total, for example. */
  notice: string | null;
}

/** The edge along the bottom of the ticket, always in sight: what one books, the total, and the button. */
export function TicketEdge({ pending, notice }: TicketEdgeProps) {
  const { control } = useBookingForm();
  const [bookingType, date, time] = useWatch({
    control,
    name: ['bookingType', 'bookingDate', 'bookingTime'],
  });
  const { totalWon } = usePrice();
  const day = ticketDate(date);
  const direct = bookingType === 'direct';
  const label = direct ? texts.proceed : texts.complete;
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
            {direct && day ? `${day.day}${time && ` · ${time} ${bookingTexts.when.kst}`}` : texts.total}
          </span>
          <Price won={totalWon} className="text-amber text-2xl font-bold" />
        </p>
        <p role="status" className="sr-only">
          {texts.totalAnnounced(totalWon)}
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
