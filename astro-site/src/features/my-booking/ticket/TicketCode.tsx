import { useState } from 'react';
import { QrCode } from '../../../components/ui/QrCode.tsx';
import { PageDialog } from '../parts/PageDialog.tsx';
import { useWords } from '../words/use-words.ts';

/** The booking number for the scanner at the counter; a tap shows it as large as the screen allows. */
export function TicketCode({ number }: { number: string }) {
  const { ticket } = useWords();
  const code = { text: number, label: ticket.qr.label(number) };
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={ticket.qr.enlarge}
        onClick={() => setOpen(true)}
        className="focus-visible:outline-ground rounded-lg"
      >
        <QrCode {...code} className="block size-32 rounded-lg sm:size-36" />
      </button>
      {open && (
        <PageDialog title={ticket.qr.title} onClose={() => setOpen(false)} className="text-center">
          <QrCode {...code} className="mx-auto block w-full max-w-96 rounded-xl" />
          <p className="display mt-5 text-[min(1.875rem,7.5vw)] tracking-wide whitespace-nowrap sm:text-5xl">
            {number}
          </p>
        </PageDialog>
      )}
    </>
  );
}
