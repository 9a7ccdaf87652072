import { useMemo, useState } from 'react';
import { cn } from '../../../lib/cn.ts';
import { PageDialog } from '../parts/PageDialog.tsx';
import { useWords } from '../words/use-words.ts';
import { qrPath } from '../../../lib/qr-path.ts';

function Code({ number, className }: { number: string; className: string }) {
  const { ticket } = useWords();
  const { path, size } = useMemo(() => qrPath(number), [number]);
  return (
    <svg
      role="img"
      aria-label={ticket.qr.label(number)}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cn('bg-white', className)}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The booking number for the scanner at the counter; a tap shows it as large as the screen allows. */
export function QrCode({ number }: { number: string }) {
  const { ticket } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={ticket.qr.enlarge}
        onClick={() => setOpen(true)}
        className="focus-visible:outline-ground rounded-lg"
      >
        <Code number={number} className="block size-32 rounded-lg sm:size-36" />
      </button>
      {open && (
        <PageDialog title={ticket.qr.title} onClose={() => setOpen(false)} className="text-center">
          <Code number={number} className="mx-auto block w-full max-w-96 rounded-xl" />
          <p className="display mt-5 text-[min(1.875rem,7.5vw)] tracking-wide whitespace-nowrap sm:text-5xl">
            {number}
          </p>
        </PageDialog>
      )}
    </>
  );
}
