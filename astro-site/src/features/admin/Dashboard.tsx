import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from './language/language.ts';
import { AdminIsland } from './shell/AdminIsland.tsx';
import { useBookings, useCounts } from './bookings/booking-queries.ts';
import { branchChoice } from './branches/branch-choice.ts';
import { BranchChooser } from './branches/BranchChooser.tsx';
import { useBranches } from './branches/use-branches.ts';
import { AttentionPanel } from './attention/AttentionPanel.tsx';
import { BookingList } from './bookings/BookingList.tsx';
import { CountCards } from './filter/CountCards.tsx';
import { BehindBar } from './filter/BehindBar.tsx';
import { FilterBar } from './filter/FilterBar.tsx';
import { useOpenedBooking } from './bookings/use-opened-booking.ts';
import { useBookingFilter } from './filter/use-booking-filter.ts';
import { UploadsMark } from './recordings/UploadsMark.tsx';
import { listTexts } from './bookings/list-messages.ts';
import { SystemStatusLine } from './system-status/SystemStatusLine.tsx';

/** `/admin`. */
export function Dashboard() {
  return <AdminIsland here="/admin">{() => <Bookings />}</AdminIsland>;
}

function Bookings() {
  const texts = useTexts(listTexts);
  const { filter, asked, change, showOnly, clear } = useBookingFilter();
  const searchField = useRef<HTMLInputElement>(null);
  const filterBar = useRef<HTMLDivElement>(null);
  const showBooking = (bookingId: string) => {
    showOnly(bookingId);
    // A dialog that closes gives the focus back first.
    requestAnimationFrame(() => filterBar.current?.scrollIntoView());
  };
  /** The button that clears them disappears with the filters, so the focus moves to the search field. */
  const clearFilters = () => {
    // The search field comes only with the other filters.
    flushSync(clear);
    searchField.current?.focus();
  };
  const opened = useOpenedBooking(showOnly);
  const counts = useCounts(asked);
  const branches = useBranches() ?? [];
  const branchId = filter.branchId ?? undefined;
  const bookings = useBookings(asked);
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-4xl">{texts.heading}</h1>
          {texts.korean && (
            <p lang="ko" className="text-soft mt-1">
              {texts.korean}
            </p>
          )}
        </div>
        {!filter.behind && (
          <BranchChooser
            hasAll
            branches={branchChoice(branches, branchId)}
            value={branchId}
            onChoose={(chosen) => change({ branchId: chosen ?? null })}
          />
        )}
      </div>
      <div className="grid gap-3">
        <AttentionPanel onShowBooking={showBooking} />
        <SystemStatusLine />
      </div>
      <CountCards
        counts={counts.data}
        status={filter.status}
        onChoose={(status) => change({ status, behind: null })}
      />
      <div ref={filterBar} className="scroll-mt-4">
        {filter.behind ? (
          <BehindBar filter={filter} onClear={clearFilters} />
        ) : (
          <FilterBar filter={filter} onChange={change} onClear={clearFilters} searchField={searchField} />
        )}
      </div>
      <BookingList query={bookings} filter={asked} opened={opened} onClearFilters={clearFilters} />
      <UploadsMark />
    </div>
  );
}
