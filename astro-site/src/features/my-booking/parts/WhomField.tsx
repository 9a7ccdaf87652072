import type { OwnSinger } from 'shared/my-booking/my-booking.ts';
import { ChoiceGroup } from '../../../components/ui/ChoiceGroup.tsx';
import { ChoiceKey } from '../../../components/ui/ChoiceKey.tsx';
import { useWords } from '../words/use-words.ts';
import { namesOf } from './abilities.ts';

export const EVERYBODY = 'all';

interface WhomFieldProps {
  singers: readonly OwnSinger[];
  /** A booking number, or `EVERYBODY`. */
  value: string;
  onChange: (value: string) => void;
  /** Each of them has to be done alone. */
  oneOnly?: boolean;
}

/** For whom something is done; nothing to choose where it can be for one person only. */
export function WhomField({ singers, value, onChange, oneOnly = false }: WhomFieldProps) {
  const { changes } = useWords();
  if (singers.length < 2) return null;
  return (
    <ChoiceGroup label={changes.whom} value={value} onValueChange={onChange} className="gap-2 sm:grid-cols-2">
      {!oneOnly && (
        <ChoiceKey value={EVERYBODY} className="px-4 py-2 wrap-anywhere sm:col-span-2">
          {changes.all(namesOf(singers))}
        </ChoiceKey>
      )}
      {singers.map(({ id, name }) => (
        <ChoiceKey key={id} value={id} className="px-4 py-2 wrap-anywhere">
          {name}
        </ChoiceKey>
      ))}
    </ChoiceGroup>
  );
}

/** Those whom the choice is for; whoever cannot be chosen any more is left out. */
export const chosenOf = (singers: readonly OwnSinger[], value: string): OwnSinger[] =>
  value === EVERYBODY ? [...singers] : singers.filter(({ id }) => id === value);
