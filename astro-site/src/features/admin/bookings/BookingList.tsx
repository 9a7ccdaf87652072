import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import type { useBookings } from './booking-queries.ts';
import { BookingCard } from './BookingCard.tsx';
import type { BookingFilter } from '../filter/booking-filter.ts';
import { activeFilters, filterTexts } from '../filter/filter-texts.ts';
import { listTexts } from './list-messages.ts';
import type { OpenedBooking } from './use-opened-booking.ts';

interface BookingListProps {
  query: ReturnType<typeof useBookings>;
  filter: BookingFilter;
  opened: OpenedBooking;
  onClearFilters: () => void;
}

/** The booking cards, a page at a time, and what stands there when there are none. */
export function BookingList({ query, filter, opened, onClearFilters }: BookingListProps) {
  if (query.isPending) {
    return (
      <p role="status" className="text-soft flex items-center gap-3">
        <Spinner /> {listTexts.loading}
      </p>
    );
  }
  if (!query.data) {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{listTexts.failed}</p>
        <Button onClick={() => void query.refetch()}>{listTexts.tryAgain}</Button>
      </div>
    );
  }
  const bookings = query.data.pages.flatMap((page) => page.bookings);
  return (
    <section aria-label={listTexts.heading} aria-busy={query.isPlaceholderData} className="grid gap-4">
      <p role="status" className="text-soft text-[0.9375rem]">
        {bookings.length > 0 && listTexts.shown(bookings.length)}
      </p>
      {query.isRefetchError && (
        <p role="status" className="text-amber">
          {listTexts.outOfDate}
        </p>
      )}
      {bookings.length === 0 && <NoBookings filter={filter} onClearFilters={onClearFilters} />}
      <ul className="grid gap-4">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} opened={opened} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          className="justify-self-center"
        >
          {query.isFetchingNextPage ? listTexts.loadingMore : listTexts.more}
        </Button>
      )}
    </section>
  );
}

/** Says which filters are on: somebody who has forgotten one would take the bookings for lost. */
function NoBookings({ filter, onClearFilters }: Pick<BookingListProps, 'filter' | 'onClearFilters'>) {
  const active = activeFilters(filter, new Date());
  return (
    <div className="border-line rounded-2xl border border-dashed px-6 py-16 text-center">
      <p className="text-xl font-bold">{listTexts.noneFound}</p>
      {active.length === 0 ? (
        <p className="text-soft mt-2">{listTexts.noneYet}</p>
      ) : (
        <>
          <p className="text-soft mt-2">{listTexts.noneFoundHint}</p>
          <p className="text-soft mt-2 wrap-anywhere">{filterTexts.active(active.join(' · '))}</p>
          <Button onClick={onClearFilters} className="mt-6">
            {filterTexts.clear}
          </Button>
        </>
      )}
    </div>
  );
}
