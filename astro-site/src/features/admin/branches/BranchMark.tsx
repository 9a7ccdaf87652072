import { MapPin } from 'lucide-react';
import { localized } from 'shared/languages/localized-text.ts';
import { useLanguage } from '../language/language.ts';
import { Badge } from '../parts/Badge.tsx';
import { useBranches } from './use-branches.ts';

/** In which cafe something is; nothing to see where there is but one. */
export function BranchMark({ id }: { id: number }) {
  const language = useLanguage();
  const branches = useBranches() ?? [];
  const branch = branches.find((one) => one.id === id);
  if (!branch || branches.length < 2) return null;
  return (
    <Badge tone="border-control text-soft" icon={MapPin}>
      {localized(branch.name, language)}
    </Badge>
  );
}
