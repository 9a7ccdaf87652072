import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useLanguage, useTexts } from '../language/language.ts';
import type { useBookings } from './booking-queries.ts';
import { BookingCard } from './BookingCard.tsx';
import type { BookingFilter } from '../filter/booking-filter.ts';
import { filterTexts } from '../filter/filter-messages.ts';
import { activeFilters } from '../filter/filter-texts.ts';
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
  const texts = useTexts(listTexts);
  if (query.isPending) {
    return (
      <p role="status" className="text-soft flex items-center gap-3">
        <Spinner /> {texts.loading}
      </p>
    );
  }
  if (!query.data) {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{texts.failed}</p>
        <Button onClick={() => void query.refetch()}>{texts.tryAgain}</Button>
      </div>
    );
  }
  const all = query.data.pages.flatMap((page) => page.bookings);
  // A booking can stand behind a figure of the reports on several days.
  const bookings = [...new Map(all.map((booking) => [booking.id, booking])).values()];
  return (
    <section aria-label={texts.heading} aria-busy={query.isPlaceholderData} className="grid gap-4">
      <p role="status" className="text-soft text-[0.9375rem]">
        {bookings.length > 0 && texts.shown(bookings.length)}
      </p>
      {query.isRefetchError && (
        <p role="status" className="text-amber">
          {texts.outOfDate}
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
          {query.isFetchingNextPage ? texts.loadingMore : texts.more}
        </Button>
      )}
    </section>
  );
}

/** Says which filters are on: somebody who has forgotten one would take the bookings for lost. */
function NoBookings({ filter, onClearFilters }: Pick<BookingListProps, 'filter' | 'onClearFilters'>) {
  const language = useLanguage();
  const texts = listTexts[language];
  const filters = filterTexts[language];
  const active = activeFilters(filter, new Date(), language);
  return (
    <div className="border-line rounded-2xl border border-dashed px-6 py-16 text-center">
      <p className="text-xl font-bold">{texts.noneFound}</p>
      {active.length === 0 ? (
        <p className="text-soft mt-2">{texts.noneYet}</p>
      ) : (
        <>
          <p className="text-soft mt-2">{texts.noneFoundHint}</p>
          <p className="text-soft mt-2 wrap-anywhere">{filters.active(active.join(' · '))}</p>
          <Button onClick={onClearFilters} className="mt-6">
            {filters.clear}
          </Button>
        </>
      )}
    </div>
  );
}
