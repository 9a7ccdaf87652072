import { localized } from 'shared/languages/localized-text.ts';
import type { StaffBranch } from 'shared/branches/staff-branch.ts';
import { CheckboxCard } from '../../../components/ui/CheckboxCard.tsx';
import { userTexts } from '../accounts/account-messages.ts';
import { useLanguage } from '../language/language.ts';

interface WorksForProps {
  branches: readonly StaffBranch[];
  /** None: all of them. */
  value: readonly number[];
  onChange: (branchIds: number[]) => void;
}

/** The cafes that somebody at the counter works for. */
export function WorksFor({ branches, value, onChange }: WorksForProps) {
  const language = useLanguage();
  const { worksFor: texts } = userTexts[language];
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{texts.legend}</legend>
      <p className="text-soft">{texts.hint}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {branches.map(({ id, name }) => (
          <CheckboxCard
            key={id}
            title={localized(name, language)}
            checked={value.includes(id)}
            onCheckedChange={(isOn) =>
              onChange(isOn ? [...value, id] : value.filter((other) => other !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
