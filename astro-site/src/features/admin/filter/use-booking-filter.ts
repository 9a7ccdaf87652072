import { useEffect, useState } from 'react';
import { dateOrNothing, noFilter, type BookingFilter } from './booking-filter.ts';
import { addressOf, filterFromAddress } from './dashboard-address.ts';
import { isHideRemembered, rememberHide } from './remembered-hide.ts';

/** The server is asked once typing has paused for so long. */
const TYPING_PAUSE_MS = 300;

/** The dashboard's filter, kept in the address. `asked` is what the list shows; it follows typing with a pause. */
export function useBookingFilter() {
  const [filter, setFilter] = useState(() => filterFromAddress(window.location.search, isHideRemembered()));
  const [search, setSearch] = useState(filter.search.trim());

  useEffect(() => {
    const address = addressOf(filter, isHideRemembered());
    window.history.replaceState(null, '', `${window.location.pathname}${address}`);
  }, [filter]);

  useEffect(() => {
    const pause = setTimeout(() => setSearch(filter.search.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [filter.search]);

  const replace = (next: BookingFilter) => {
    setFilter(next);
    setSearch(next.search);
  };
  return {
    filter,
    asked: {
      ...filter,
      search,
      from: dateOrNothing(filter.from),
      to: dateOrNothing(filter.to),
    } satisfies BookingFilter,
    change: (change: Partial<BookingFilter>) => {
      if (change.hideNeverPaid !== undefined) rememberHide(change.hideNeverPaid);
      setFilter((before) => ({ ...before, ...change }));
    },
    /** Shows one booking, wherever it stands in the list, and in whichever branch. */
    showOnly: (bookingId: string) => replace({ ...noFilter, search: bookingId }),
    clear: () => {
      rememberHide(false);
      replace({ ...noFilter, sort: filter.sort, branchId: filter.branchId });
    },
  };
}
