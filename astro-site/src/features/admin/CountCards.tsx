import type { BookingCounts } from 'shared/bookings/admin-booking.ts';
import { bookingStatuses } from 'shared/bookings/booking-request.ts';
import { cn } from '../../lib/cn.ts';
import { adminTexts } from './messages.ts';
import { statusLook } from './status-look.ts';

const { dashboard } = adminTexts;
const order = ['total', ...bookingStatuses] as const;

interface CountCardsProps {
  counts: BookingCounts | undefined;
  /** The status that is filtered by; empty for all. */
  status: string;
  onChoose: (status: string) => void;
}

/** Six counts; pressing one shows the bookings behind it (spec.md section 2). */
export function CountCards({ counts, status, onChoose }: CountCardsProps) {
  return (
    <div
      role="group"
      aria-label={dashboard.countsLabel}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6"
    >
      {order.map((key) => {
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
              {dashboard.counts[key]}
            </span>
            <span className="figures text-3xl font-bold">
              {counts ? counts[key].toLocaleString('en-US') : '–'}
            </span>
          </button>
        );
      })}
    </div>
  );
}
