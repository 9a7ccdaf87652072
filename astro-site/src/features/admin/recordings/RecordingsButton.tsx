import { AudioLines } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useTexts } from '../language/language.ts';
import { recordingTexts } from './recording-messages.ts';

/** What uploads is fetched by whoever opens it first. */
const RecordingsDialog = lazy(() => import('./RecordingsDialog.tsx'));

/** Opens the recordings of a session, and of whoever sings beside them. */
export function RecordingsButton({ bookingId, size }: { bookingId: string; size?: 'sm' | 'md' }) {
  const texts = useTexts(recordingTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        <AudioLines aria-hidden="true" className="size-4" /> {texts.open}
      </Button>
      {isOpen && (
        <Suspense fallback={<Spinner className="size-5 self-center" />}>
          <RecordingsDialog bookingId={bookingId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
