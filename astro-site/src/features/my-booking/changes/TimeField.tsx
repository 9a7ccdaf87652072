import { useId, type ReactNode } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ChoiceGroup } from '../../../components/ui/ChoiceGroup.tsx';
import { ChoiceKey } from '../../../components/ui/ChoiceKey.tsx';
import type { useAnswer } from '../parts/use-answer.ts';
import { useWords } from '../words/use-words.ts';
import { timesByPart, type PartOfDay } from './times.ts';

interface TimeFieldProps {
  /** Seoul date, or ''. */
  date: string;
  times: ReturnType<typeof useAnswer<string[]>>;
  value: string;
  onChange: (time: string) => void;
  /** What is said above the times. */
  children: ReactNode;
}

/** The free times of the chosen day as keys. */
export function TimeField({ date, times, value, onChange, children }: TimeFieldProps) {
  const { changes, dayShort } = useWords();
  const texts = changes.move;
  const free = times.data ?? [];
  const said = () => {
    if (date === '') return texts.chooseDay;
    if (times.loading) return texts.loadingTimes;
    if (times.failed) return texts.failed;
    return free.length === 0 ? texts.none(dayShort(date)) : texts.count(free.length);
  };
  return (
    <div className="grid min-h-40 content-start gap-3">
      <p role="status" className="text-soft">
        {said()}
      </p>
      {times.failed && (
        <Button size="sm" className="justify-self-start" onClick={times.again}>
          {texts.again}
        </Button>
      )}
      {children}
      {free.length > 0 && (
        <ChoiceGroup label={texts.time} labelHidden value={value} onValueChange={onChange} className="gap-5">
          {timesByPart(free).map((group) => (
            <Keys key={group.part} {...group} />
          ))}
        </ChoiceGroup>
      )}
    </div>
  );
}

function Keys({ part, times }: { part: PartOfDay; times: readonly string[] }) {
  const { parts } = useWords().changes.move;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="border-line mb-2 border-b pb-1 font-bold">
        {parts[part]}
      </p>
      <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-6">
        {times.map((time) => (
          <ChoiceKey key={time} value={time} className="text-[0.9375rem]">
            {time}
          </ChoiceKey>
        ))}
      </div>
    </div>
  );
}
