import { CalendarX2 } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { useLanguage, useTexts } from '../language/language.ts';
import { DeliveriesOfBooking } from '../deliveries/DeliveriesOfBooking.tsx';
import { BranchMark } from '../branches/BranchMark.tsx';
import { Badge } from '../parts/Badge.tsx';
import { BookingActions } from './BookingActions.tsx';
import { BookingFacts } from './BookingFacts.tsx';
import { statusNames } from '../parts/status-names.ts';
import { cardTexts } from './card-messages.ts';
import { statusLook } from '../parts/status-look.ts';
import { statusTexts } from './status-messages.ts';
import { PartyLine } from './PartyLine.tsx';
import type { OpenedBooking } from './use-opened-booking.ts';

interface BookingCardProps {
  booking: AdminBooking;
  opened: OpenedBooking;
}

function CardOf({ booking, opened }: BookingCardProps) {
  const language = useLanguage();
  const card = cardTexts[language];
  const heading = useRef<HTMLHeadingElement>(null);
  const { onSeen } = opened;
  const isOpened = opened.id === booking.id;
  useEffect(() => {
    if (!isOpened) return;
    heading.current?.focus();
    onSeen();
  }, [isOpened, onSeen]);
  const { icon, tone } = statusLook[booking.status];
  const reason = booking.cancellationReason;
  return (
    <article
      aria-labelledby={`booking-${booking.id}`}
      className="border-line bg-surface grid gap-5 rounded-2xl border p-5 sm:p-6"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2
          ref={heading}
          id={`booking-${booking.id}`}
          tabIndex={-1}
          className="font-text mr-1 scroll-mt-8 text-xl font-bold wrap-anywhere"
        >
          {booking.forgottenAt === null ? booking.name : <Removed at={booking.forgottenAt} />}
        </h2>
        <Badge tone={tone} icon={icon}>
          {statusNames[language][booking.status]}
        </Badge>
        <BranchMark id={booking.branchId} />
        {booking.bookingType === 'klook' && <Badge tone="border-amber text-amber">{card.klook}</Badge>}
        {booking.status === 'confirmed' && booking.bookingDate === null && (
          <Badge tone="border-bad text-bad" icon={CalendarX2}>
            {statusTexts[language].withoutTimeBadge}
          </Badge>
        )}
        {reason !== null && <span className="text-soft text-[0.9375rem]">{card.reason[reason]}</span>}
        <span className="figures text-soft ml-auto font-mono text-[0.9375rem]">#{booking.id}</span>
      </header>
      {booking.party.size > 1 && <PartyLine party={booking.party} onOpen={opened.open} />}
      <BookingFacts booking={booking} />
      <DeliveriesOfBooking booking={booking} />
      <BookingActions booking={booking} />
    </article>
  );
}

/** What stands where the name stood. */
function Removed({ at }: { at: string }) {
  const card = useTexts(cardTexts);
  const { date } = seoulWallClock(new Date(at));
  const korean = card.forgottenKorean(date);
  return (
    <>
      {card.forgotten(date)}{' '}
      {korean && (
        <span lang="ko" className="text-soft text-base font-normal">
          {korean}
        </span>
      )}
    </>
  );
}

/** One booking with all its fields. Drawn anew only when the booking is another. */
export const BookingCard = memo(
  CardOf,
  (before, after) =>
    JSON.stringify(before.booking) === JSON.stringify(after.booking) &&
    (before.opened.id === before.booking.id) === (after.opened.id === after.booking.id),
);
