import { Button } from '../../../components/ui/Button.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { useWords } from '../words/use-words.ts';
import { nearestTimes } from './times.ts';

interface NearestTimesProps {
  /** HH:mm, gone while it was being chosen. */
  taken: string;
  free: readonly string[];
  onPick: (time: string) => void;
}

/** The chosen time is gone: those nearest to it, each with one tap. */
export function NearestTimes({ taken, free, onPick }: NearestTimesProps) {
  const texts = useWords().changes.move;
  const near = nearestTimes(taken, free);
  return (
    <div className="grid gap-3">
      <FieldMessage isAlert>{texts.taken(taken)}</FieldMessage>
      {near.length > 0 && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{texts.nearest}</span>
          {near.map((time) => (
            <Button key={time} size="sm" onClick={() => onPick(time)}>
              {time}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}
