import { X } from 'lucide-react';
import { localized } from 'shared/languages/localized-text.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useBranches } from '../branches/use-branches.ts';
import { useLanguage } from '../language/language.ts';
import type { BookingFilter } from './booking-filter.ts';
import { filterTexts } from './filter-messages.ts';
import { activeFilters } from './filter-texts.ts';

interface BehindBarProps {
  filter: BookingFilter;
  onClear: () => void;
}

/** Says which figure of the reports the list is behind, and leads back to all bookings. */
export function BehindBar({ filter, onClear }: BehindBarProps) {
  const language = useLanguage();
  const texts = filterTexts[language];
  const branchId = filter.behind?.branchId ?? '';
  const branch = useBranches()?.find(({ id }) => String(id) === branchId);
  const active = activeFilters(filter, new Date(), language);
  const report = { from: filter.from, to: filter.to, ...(branchId !== '' && { branchId }) };
  return (
    <div className="border-cool bg-surface flex flex-wrap items-center justify-between gap-3 rounded-2xl border p-4">
      <p className="min-w-0 wrap-anywhere">
        {texts.active([...(branch ? [localized(branch.name, language)] : []), ...active].join(' · '))}
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          href={`/admin/reports?${new URLSearchParams(report)}`}
          className="text-cool inline-flex min-h-11 items-center px-2 underline underline-offset-4"
        >
          {texts.toReport}
        </a>
        <Button size="sm" variant="quiet" onClick={onClear}>
          <X aria-hidden="true" className="size-4" />
          {texts.clear}
        </Button>
      </div>
    </div>
  );
}
