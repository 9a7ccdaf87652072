import { useQuery } from '@tanstack/react-query';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { RefundQuoteView } from 'shared/refunds/refunds.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useTexts } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { fetchRefundQuote } from './refund-api.ts';
import { refundTexts } from './refund-messages.ts';
import { RefundForm } from './RefundForm.tsx';
import { RefundQuote } from './RefundQuote.tsx';

/** A refund that is under way is usually through in seconds. */
const WATCH_MS = 2_000;

interface RefundDialogProps {
  booking: AdminBooking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the policy gives back, what has gone back, and the refund itself. */
export function RefundDialog({ booking, open, onOpenChange }: RefundDialogProps) {
  const texts = useTexts(refundTexts);
  return (
    <AdminDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title(booking.id)}
      description={booking.name}
    >
      {open && <Refund booking={booking} onDone={() => onOpenChange(false)} />}
    </AdminDialog>
  );
}

const isUnderWay = ({ refunds }: RefundQuoteView) =>
  refunds.some(({ state }) => state === 'requested' || state === 'sending');

function Refund({ booking, onDone }: { booking: AdminBooking; onDone: () => void }) {
  const texts = useTexts(refundTexts);
  const quote = useQuery({
    queryKey: ['refund-quote', booking.id],
    queryFn: () => fetchRefundQuote(booking.id),
    // What is due changes by the hour: asked anew whenever somebody looks.
    gcTime: 0,
    refetchInterval: ({ state }) => state.data !== undefined && isUnderWay(state.data) && WATCH_MS,
  });
  if (quote.isPending) return <p role="status">{texts.loading}</p>;
  if (!quote.data) {
    return (
      <div className="grid justify-items-start gap-4">
        <p role="alert">{texts.failed}</p>
        <Button onClick={() => void quote.refetch()}>{texts.tryAgain}</Button>
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <RefundQuote quote={quote.data} isCancelled={booking.status === 'cancelled'} />
      <Next quote={quote.data} onDone={onDone} />
    </div>
  );
}

function Next({ quote, onDone }: { quote: RefundQuoteView; onDone: () => void }) {
  const texts = useTexts(refundTexts);
  if (isUnderWay(quote)) return <p role="status">{texts.waiting}</p>;
  if (quote.balanceWon === 0) return <p>{texts.nothingLeft}</p>;
  // Another balance is another decision: the form begins anew.
  return (
    <RefundForm key={`${quote.balanceWon} ${quote.party?.suggestedWon}`} quote={quote} onDone={onDone} />
  );
}
