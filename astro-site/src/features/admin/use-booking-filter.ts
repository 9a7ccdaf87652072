import { useEffect, useState } from 'react';
import type { BookingFilter } from './admin-api.ts';
import { addressOf, filterFromAddress } from './dashboard-address.ts';

/** Typing asks the server once the fingers rest. */
const TYPING_PAUSE_MS = 300;

/** The dashboard's filter, kept in the address. `asked` is what the list shows; it follows typing with a pause. */
export function useBookingFilter() {
  const [filter, setFilter] = useState(() => filterFromAddress(window.location.search));
  const [asked, setAsked] = useState<BookingFilter>(filter);

  useEffect(() => {
    window.history.replaceState(null, '', `${window.location.pathname}${addressOf(filter)}`);
  }, [filter]);

  useEffect(() => {
    const search = filter.search.trim();
    const pause = setTimeout(() => setAsked({ ...filter, search }), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [filter]);

  return {
    filter,
    asked: asked.status === filter.status ? asked : { ...filter, search: filter.search.trim() },
    setStatus: (status: string) => setFilter((before) => ({ ...before, status })),
    /** Shows one booking, wherever it stands in the list. */
    showOnly: (bookingId: string) => setFilter({ status: '', search: bookingId }),
    setSearch: (search: string) => setFilter((before) => ({ ...before, search })),
  };
}
