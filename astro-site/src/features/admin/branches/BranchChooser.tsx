import { localized } from 'shared/languages/localized-text.ts';
import type { StaffBranch } from 'shared/branches/staff-branch.ts';
import { Select } from '../../../components/ui/Select.tsx';
import { useLanguage } from '../language/language.ts';
import { branchTexts } from './branch-messages.ts';

interface BranchChooserProps {
  branches: readonly StaffBranch[];
  /** Undefined: all of them, where that may be chosen. */
  value: number | undefined;
  /** Whether all may be chosen together. */
  hasAll?: boolean;
  onChoose: (branchId: number | undefined) => void;
}

/** Of which branch a page is; nothing to see where there is no choice. */
export function BranchChooser({ branches, value, hasAll = false, onChoose }: BranchChooserProps) {
  const language = useLanguage();
  const texts = branchTexts[language];
  if (branches.length < 2) return null;
  return (
    <div className="w-full sm:w-auto sm:min-w-44">
      <Select
        aria-label={texts.branch}
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
      >
        {hasAll && <option value="">{texts.all}</option>}
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {localized(name, language)}
          </option>
        ))}
      </Select>
    </div>
  );
}
