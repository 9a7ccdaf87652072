import { cn } from '../../lib/cn.ts';
import { words } from './words/words.ts';

interface CalendarDayProps {
  /** yyyy-MM-dd, or null for a cell outside of the month. */
  date: string | null;
  /** How the page writes a date. */
  longDate: (date: string) => string;
  selected: boolean;
  /** The one day of the month that Tab reaches. */
  active: boolean;
  today: boolean;
  open: boolean;
  errorId: string | undefined;
  onPick: (date: string) => void;
}

export function CalendarDay({
  date,
  longDate,
  selected,
  active,
  today,
  open,
  errorId,
  onPick,
}: CalendarDayProps) {
  if (!date) return <td role="gridcell" />;
  const spoken = [longDate(date), today && words.today, !open && words.notBookable]
    .filter(Boolean)
    .join(', ');
  return (
    <td role="gridcell" aria-selected={selected} className="p-0">
      <button
        type="button"
        data-date={date}
        tabIndex={active ? 0 : -1}
        aria-label={spoken}
        aria-disabled={!open || undefined}
        aria-describedby={errorId}
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
