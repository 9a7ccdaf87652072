import { useRef } from 'react';
import { AdminIsland } from './AdminIsland.tsx';
import { useBookings, useCounts } from './admin-queries.ts';
import { AttentionPanel } from './attention/AttentionPanel.tsx';
import { BookingList } from './BookingList.tsx';
import { CountCards } from './CountCards.tsx';
import { FilterBar } from './FilterBar.tsx';
import { adminTexts } from './messages.ts';
import { useBookingFilter } from './use-booking-filter.ts';

const { dashboard } = adminTexts;

/** `/admin` (spec.md section 2). */
export function Dashboard() {
  return <AdminIsland here="/admin">{() => <Bookings />}</AdminIsland>;
}

function Bookings() {
  const { filter, asked, setStatus, setSearch, showOnly } = useBookingFilter();
  const filterBar = useRef<HTMLDivElement>(null);
  const showBooking = (bookingId: string) => {
    showOnly(bookingId);
    // A dialog that closes gives the focus back first.
    requestAnimationFrame(() => filterBar.current?.scrollIntoView());
  };
  const counts = useCounts();
  const bookings = useBookings(asked);
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="text-4xl">{dashboard.heading}</h1>
        <p lang="ko" className="text-soft mt-1">
          {dashboard.korean}
        </p>
      </div>
      <div className="grid gap-3">
        <AttentionPanel onShowBooking={showBooking} />
      </div>
      <CountCards counts={counts.data} status={filter.status} onChoose={setStatus} />
      <div ref={filterBar} className="scroll-mt-4">
        <FilterBar filter={filter} onSearch={setSearch} onStatus={setStatus} />
      </div>
      <BookingList query={bookings} isFiltered={asked.status !== '' || asked.search !== ''} />
    </div>
  );
}
