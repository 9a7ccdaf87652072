import { useChoice } from '../../../components/ui/ChoiceGroup.tsx';
import { choiceStyles, hiddenInputStyles } from '../../../components/ui/choice-styles.ts';
import { cn } from '../../../lib/cn.ts';
import { langOf, told } from '../../../lib/language/content.ts';
import type { PublishedBranch } from '../reads/published.ts';

/** One cafe: its name, and how to find it. */
export function BranchChoice({ branch: { id, name, place } }: { branch: PublishedBranch }) {
  return (
    <label className={cn(choiceStyles, 'grid content-start gap-1 p-4')}>
      <input {...useChoice(String(id))} className={hiddenInputStyles} />
      <span lang={langOf(name)} className="text-lg font-bold">
        {told(name)}
      </span>
      <span lang={langOf(place)} className="text-soft text-[0.9375rem]">
        {told(place)}
      </span>
    </label>
  );
}
