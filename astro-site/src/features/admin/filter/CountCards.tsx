import type { BookingCounts } from 'shared/bookings/admin-booking.ts';
import { bookingStatuses, type BookingStatus } from 'shared/bookings/booking-status.ts';
import { cn } from '../../../lib/cn.ts';
import { useLanguage } from '../language/language.ts';
import { statusNames } from '../parts/status-names.ts';
import { filterTexts } from './filter-messages.ts';
import { statusLook } from '../parts/status-look.ts';

const cards = ['total', ...bookingStatuses] as const;

interface CountCardsProps {
  counts: BookingCounts | undefined;
  /** The status that is filtered by; empty for all. */
  status: BookingStatus | '';
  onChoose: (status: BookingStatus | '') => void;
}

/** Six counts; pressing one shows the bookings behind it. */
export function CountCards({ counts, status, onChoose }: CountCardsProps) {
  const language = useLanguage();
  return (
    <div
      role="group"
      aria-label={filterTexts[language].countsLabel}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6"
    >
      {cards.map((key) => {
        const value = key === 'total' ? '' : key;
        const Icon = key === 'total' ? null : statusLook[key].icon;
        return (
          <button
            key={key}
            type="button"
            aria-pressed={status === value}
            onClick={() => onChoose(value)}
            className={cn(
              'bg-surface hover:bg-raised grid gap-1 rounded-xl border p-4 text-left transition-colors',
              status === value ? 'border-cool' : 'border-line',
            )}
          >
            <span className="text-soft flex items-center gap-2 text-[0.9375rem]">
              {Icon && key !== 'total' && (
                <Icon aria-hidden="true" className={cn('size-4', statusLook[key].tone)} />
              )}
              {statusNames[language][key]}
            </span>
            <span className="figures text-2xl font-bold sm:text-3xl">
              {counts ? counts[key].toLocaleString('en-US') : '–'}
            </span>
          </button>
        );
      })}
    </div>
  );
}
