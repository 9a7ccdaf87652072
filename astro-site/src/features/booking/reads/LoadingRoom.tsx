import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import type { BookingField } from '../form/form-values.ts';
import type { ReadState } from './read.ts';
import { words } from '../words/words.ts';

interface LoadingRoomProps {
  read: ReadState<unknown>;
  /** Takes the focus when its answer is missing and nothing can be chosen yet. */
  field: BookingField;
  texts: { loading: string; failed: string };
  onRetry: () => void;
  /** As it was published until it has been read. */
  children: ReactNode;
}

/** Something that is being loaded, or could not be, in the room that it takes once it is there. */
export function LoadingRoom({ read, field, texts, onRetry, children }: LoadingRoomProps) {
  const waiting = read.data === undefined;
  return (
    <div className="room">
      {waiting && (
        <div className="room-cover">
          <div
            key={String(read.failed)}
            data-field={field}
            tabIndex={-1}
            role={read.failed ? 'alert' : 'status'}
            className="room-words"
          >
            {!read.failed && <Spinner />}
            <p>{read.failed ? texts.failed : texts.loading}</p>
            {read.failed && (
              <Button size="sm" onClick={onRetry}>
                {words.when.tryAgain}
              </Button>
            )}
          </div>
        </div>
      )}
      <div inert={waiting}>{children}</div>
    </div>
  );
}
