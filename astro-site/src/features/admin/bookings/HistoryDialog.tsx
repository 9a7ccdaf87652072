import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { useLanguage, useTexts } from '../language/language.ts';
import { useHistory } from './booking-queries.ts';
import { deliveryReason } from '../mails/delivery-reason.ts';
import { mailTexts } from '../mails/mail-messages.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { historyTexts } from './history-messages.ts';
import { historyText } from './history-text.ts';

interface HistoryDialogProps {
  booking: AdminBooking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Who changed a booking, when, and the mails about it. */
export function HistoryDialog({ booking, open, onOpenChange }: HistoryDialogProps) {
  const texts = useTexts(historyTexts);
  return (
    <AdminDialog open={open} onOpenChange={onOpenChange} title={texts.title(booking.id)}>
      {open && <HistoryOf id={booking.id} />}
    </AdminDialog>
  );
}

function HistoryOf({ id }: { id: string }) {
  const language = useLanguage();
  const texts = historyTexts[language];
  const { delivery } = mailTexts[language];
  const { data, isPending } = useHistory(id);
  if (isPending) return <p role="status">{texts.loading}</p>;
  if (!data) return <p role="alert">{texts.failed}</p>;
  return (
    <div className="grid gap-6">
      <Lines
        heading={texts.events}
        none={texts.noEvents}
        lines={data.history.map((entry) => ({ at: entry.at, text: historyText(entry, language) }))}
      />
      <Lines
        heading={texts.emails}
        none={texts.noEmails}
        lines={data.emails.map(({ createdAt, subject, state, lastError }) => ({
          at: createdAt,
          text: `${subject} (${[delivery[state], lastError && deliveryReason(lastError, language)].filter(Boolean).join(': ')})`,
        }))}
      />
    </div>
  );
}

interface LinesProps {
  heading: string;
  none: string;
  lines: { at: string; text: string }[];
}

function Lines({ heading, none, lines }: LinesProps) {
  return (
    <section>
      <h3 className="mb-2 text-lg">{heading}</h3>
      {lines.length === 0 && <p className="text-soft">{none}</p>}
      <ol className="grid gap-2">
        {lines.map(({ at, text }, index) => (
          <li key={index} className="wrap-anywhere">
            <time dateTime={at} className="text-faint figures mr-2 text-[0.9375rem]">
              {dateTimeKst(new Date(at))}
            </time>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
