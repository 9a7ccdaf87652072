import { TriangleAlert, Upload } from 'lucide-react';
import { Button } from '../../../components/ui/Button.tsx';
import { cn } from '../../../lib/cn.ts';
import { useTexts } from '../language/language.ts';
import { recordingTexts } from './recording-messages.ts';
import RecordingsDialog from './RecordingsDialog.tsx';
import { percentOf, type QueuedUpload } from './uploads.ts';
import { useChecked } from './use-checked.ts';

interface UploadsUnderWayProps {
  uploads: readonly QueuedUpload[];
  /** The session that is looked at. */
  openedId: string | null;
  onOpen: (bookingId: string | null) => void;
  className: string | undefined;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** That files are on their way, while nobody looks at them; it leads to the first that needs somebody, or is next. */
export default function UploadsUnderWay({ uploads, openedId, onOpen, className }: UploadsUnderWayProps) {
  const texts = useTexts(recordingTexts);
  useChecked(uploads);
  const stopped = uploads.find(({ state }) => state === 'stopped');
  const said = stopped ? texts.someStopped : texts.someUnderWay(uploads.length);
  const sent = sumOf(uploads.map(({ sentBytes }) => sentBytes));
  const all = sumOf(uploads.map(({ file }) => file.size));
  const next = stopped ?? uploads[0];
  const Icon = stopped ? TriangleAlert : Upload;
  return (
    <>
      {next && (
        <>
          {/* Figures that move would be read out without end. */}
          <p role="status" className="sr-only">
            {said}
          </p>
          <Button
            size="sm"
            onClick={() => onOpen(next.bookingId)}
            className={cn(
              'bg-raised! fixed right-4 bottom-4 z-30 shadow-2xl',
              stopped && 'border-bad text-bad',
              className,
            )}
          >
            <Icon aria-hidden="true" className="size-4" /> {said}
            {!stopped && <span className="figures">{percentOf(sent, all)} %</span>}
          </Button>
        </>
      )}
      {openedId !== null && <RecordingsDialog bookingId={openedId} onClose={() => onOpen(null)} />}
    </>
  );
}
