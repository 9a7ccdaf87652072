import { AdminIsland } from './AdminIsland.tsx';
import { useBookings, useCounts } from './admin-queries.ts';
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
  const { filter, asked, setStatus, setSearch } = useBookingFilter();
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
      <CountCards counts={counts.data} status={filter.status} onChoose={setStatus} />
      <FilterBar filter={filter} onSearch={setSearch} onStatus={setStatus} />
      <BookingList query={bookings} isFiltered={asked.status !== '' || asked.search !== ''} />
    </div>
  );
}
