import { Button } from '../../components/ui/Button.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { bookingTexts } from './messages.ts';

const texts = bookingTexts.when;

interface TimeReadoutProps {
  /** HH:mm, or '' while none is chosen. */
  time: string;
  placeholder: string;
  /** Said to screen readers beside the placeholder. */
  announcement: string;
  loading: boolean;
  /** Offered when there are no times. */
  onCheckAgain?: (() => void) | undefined;
}

/** The display above the keys: the chosen time, or what to do. Its changes are read out. */
export function TimeReadout({ time, placeholder, announcement, loading, onCheckAgain }: TimeReadoutProps) {
  return (
    <div className="border-line bg-ground flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border px-4 py-2">
      <p role="status" className="flex items-center gap-2.5">
        {loading && <Spinner />}
        {time ? (
          <span className="figures text-ink text-xl font-bold">
            {time} <span className="text-soft text-base font-semibold">{texts.kst}</span>
          </span>
        ) : (
          placeholder
        )}
        <span className="sr-only">{announcement}</span>
      </p>
      {onCheckAgain && (
        <Button size="sm" onClick={onCheckAgain}>
          {texts.checkAgain}
        </Button>
      )}
    </div>
  );
}
