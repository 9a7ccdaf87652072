import { Button } from '../../components/ui/Button.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import type { useBookings } from './admin-queries.ts';
import { BookingCard } from './BookingCard.tsx';
import { adminTexts } from './messages.ts';

const { dashboard } = adminTexts;

interface BookingListProps {
  query: ReturnType<typeof useBookings>;
  isFiltered: boolean;
}

/** The booking cards, a page at a time, and what stands there when there are none (spec.md section 2). */
export function BookingList({ query, isFiltered }: BookingListProps) {
  if (query.isPending) {
    return (
      <p role="status" className="text-soft flex items-center gap-3">
        <Spinner /> {dashboard.loading}
      </p>
    );
  }
  if (!query.data) {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{dashboard.failed}</p>
        <Button onClick={() => void query.refetch()}>{dashboard.tryAgain}</Button>
      </div>
    );
  }
  const bookings = query.data.pages.flatMap((page) => page.bookings);
  return (
    <section aria-label={dashboard.heading} aria-busy={query.isPlaceholderData} className="grid gap-4">
      <p role="status" className="text-soft text-[0.9375rem]">
        {bookings.length > 0 && dashboard.shown(bookings.length)}
      </p>
      {query.isRefetchError && (
        <p role="status" className="text-amber">
          {dashboard.outOfDate}
        </p>
      )}
      {bookings.length === 0 && <NoBookings isFiltered={isFiltered} />}
      <ul className="grid gap-4">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          className="justify-self-center"
        >
          {query.isFetchingNextPage ? dashboard.loadingMore : dashboard.more}
        </Button>
      )}
    </section>
  );
}

function NoBookings({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="border-line rounded-2xl border border-dashed px-6 py-16 text-center">
      <p className="text-xl font-bold">{dashboard.noneFound}</p>
      <p className="text-soft mt-2">{isFiltered ? dashboard.noneFoundHint : dashboard.noneYet}</p>
    </div>
  );
}
