import { useQuery } from '@tanstack/react-query';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { fetchRefundQuote } from './refund-api.ts';
import { refundTexts } from './refund-messages.ts';
import { RefundForm } from './RefundForm.tsx';
import { RefundQuote } from './RefundQuote.tsx';

interface RefundDialogProps {
  booking: AdminBooking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the policy gives back, and the refund itself. */
export function RefundDialog({ booking, open, onOpenChange }: RefundDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={refundTexts.title(booking.id)}
      description={booking.name}
    >
      {open && <Refund bookingId={booking.id} onDone={() => onOpenChange(false)} />}
    </Dialog>
  );
}

function Refund({ bookingId, onDone }: { bookingId: string; onDone: () => void }) {
  const quote = useQuery({
    queryKey: ['refund-quote', bookingId],
    queryFn: () => fetchRefundQuote(bookingId),
    // What is due changes by the hour: asked anew whenever somebody looks.
    gcTime: 0,
  });
  if (quote.isPending) return <p role="status">{refundTexts.loading}</p>;
  if (!quote.data) return <p role="alert">{refundTexts.failed}</p>;
  return (
    <div className="grid gap-6">
      <RefundQuote quote={quote.data} />
      {quote.data.balanceWon > 0 && <RefundForm bookingId={bookingId} quote={quote.data} onDone={onDone} />}
    </div>
  );
}
