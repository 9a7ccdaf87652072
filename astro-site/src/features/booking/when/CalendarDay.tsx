import { cn } from '../../../lib/cn.ts';
import { DATE_ERROR_ID } from '../form/field-ids.ts';
import { whenTexts as texts } from './when-messages.ts';

interface CalendarDayProps {
  /** yyyy-MM-dd, or null for a cell outside of the month. */
  date: string | null;
  label: string;
  selected: boolean;
  /** The one day of the month that Tab reaches. */
  active: boolean;
  today: boolean;
  open: boolean;
  invalid: boolean;
  onPick: (date: string) => void;
}

export function CalendarDay({
  date,
  label,
  selected,
  active,
  today,
  open,
  invalid,
  onPick,
}: CalendarDayProps) {
  if (!date) return <td role="gridcell" />;
  const spoken = [label, today && texts.today, !open && texts.notBookable].filter(Boolean).join(', ');
  return (
    <td role="gridcell" aria-selected={selected} className="p-0">
      <button
        type="button"
        data-date={date}
        tabIndex={active ? 0 : -1}
        aria-label={spoken}
        aria-disabled={!open || undefined}
        aria-describedby={invalid ? DATE_ERROR_ID : undefined}
        onClick={() => onPick(date)}
        className={cn(
          'figures relative grid min-h-11 w-full place-items-center rounded-lg font-semibold transition-colors duration-150',
          selected && 'bg-hot text-on-hot',
          !selected && open && 'bg-raised text-ink hover:bg-line',
          !open && 'text-faint cursor-not-allowed font-normal',
        )}
      >
        {Number(date.slice(8))}
        {today && (
          <span aria-hidden="true" className="absolute bottom-1.5 h-0.5 w-4 rounded-full bg-current" />
        )}
      </button>
    </td>
  );
}
