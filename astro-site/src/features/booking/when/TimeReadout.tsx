import { Spinner } from '../../../components/ui/Spinner.tsx';
import { words } from '../words/words.ts';

interface TimeReadoutProps {
  /** HH:mm, or '' while none is chosen. */
  time: string;
  /** When the others of a party begin. */
  others: readonly string[];
  placeholder: string;
  /** Said to screen readers beside the placeholder. */
  announcement: string;
  loading: boolean;
}

/** The display above the keys: the chosen time, or what to do. Its changes are read out. */
export function TimeReadout({ time, others, placeholder, announcement, loading }: TimeReadoutProps) {
  return (
    // As high as two lines from the start, and the words as new ones: so nothing moves when they change.
    <p
      role="status"
      className="border-line bg-ground flex min-h-17 items-center gap-2.5 rounded-lg border px-4 py-2"
    >
      {loading && <Spinner />}
      {time ? (
        <span className="figures text-ink text-xl font-bold">
          {time}{' '}
          <span className="text-soft text-base font-semibold">
            {others.length > 0 && `${words.party.then(others)} `}
            {words.when.kst}
          </span>
        </span>
      ) : (
        <span key={placeholder}>{placeholder}</span>
      )}
      <span className="sr-only">{announcement}</span>
    </p>
  );
}
