import { ChoiceGroup } from '../../../components/ui/ChoiceGroup.tsx';
import { ChoiceKey } from '../../../components/ui/ChoiceKey.tsx';
import { useTexts } from '../language/language.ts';
import { partyTexts } from './party-messages.ts';

interface WhomChoiceProps {
  /** Whose card it is. */
  name: string;
  /** Everybody whom the change can be for, by place. */
  names: readonly string[];
  /** How many are of the party. */
  size: number;
  isWhole: boolean;
  onChange: (isWhole: boolean) => void;
}

/** Whether a change is for one singer or for the whole party. */
export function WhomChoice({ name, names, size, isWhole, onChange }: WhomChoiceProps) {
  const texts = useTexts(partyTexts);
  return (
    <ChoiceGroup
      label={texts.whom}
      value={isWhole ? 'all' : 'one'}
      onValueChange={(value) => onChange(value === 'all')}
      className="gap-2 sm:grid-cols-2"
    >
      <ChoiceKey value="one" className="px-4 py-2 wrap-anywhere">
        {texts.only(name)}
      </ChoiceKey>
      <ChoiceKey value="all" className="px-4 py-2 wrap-anywhere">
        {texts.all(names, size)}
      </ChoiceKey>
    </ChoiceGroup>
  );
}
