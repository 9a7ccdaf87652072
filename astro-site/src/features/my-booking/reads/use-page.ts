import { useCallback, useEffect, useRef, useState } from 'react';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { takeLink, type AddressLink } from './link-in-address.ts';
import { openPage, readMyBooking } from './my-booking-api.ts';
import { isOpenedHere, rememberOpenedHere } from './opened-here.ts';
import { closedBy, stateAfter, type PageState } from './page-state.ts';

/**
 * What the page begins with: a link that opens it is used at once, one that changes something waits for a tap, and where
 * there is none, nor was one, nothing is asked for.
 */
function begin(asked: AddressLink | null): PageState {
  if (asked && asked.kind !== 'open') return asked;
  return asked || isOpenedHere() ? { kind: 'opening' } : { kind: 'find', reason: null };
}

/** Opens the page with a link, or finds it open already. */
async function read(link: string | null): Promise<MyBooking> {
  if (link !== null) await openPage(link);
  // Even if the next answer does not come.
  rememberOpenedHere(true);
  return readMyBooking();
}

function remembered(state: PageState): PageState {
  if (state.kind === 'open' || state.kind === 'find') rememberOpenedHere(state.kind === 'open');
  return state;
}

/**
 * The page's state, and the ways in and out of it.
 *
 * @param prepare fetches what shows an open page, beside what is on it; always the same function
 */
export function usePage(prepare: () => Promise<unknown>) {
  const [asked] = useState(takeLink);
  const [state, setState] = useState<PageState>(() => begin(asked));
  /** Counts openings: an answer to an earlier one is dropped. */
  const opening = useRef(0);

  const load = useCallback(
    async (link: string | null) => {
      const turn = ++opening.current;
      const next = await Promise.all([read(link), prepare()]).then(
        ([view]): PageState => ({ kind: 'open', view }),
        (error: unknown) => stateAfter(error, link),
      );
      if (turn === opening.current) setState(remembered(next));
    },
    [prepare],
  );

  useEffect(() => {
    const first = begin(asked);
    if (first.kind === 'opening') void load(asked?.link ?? null);
  }, [asked, load]);

  /** Shows what an answer has brought. What was asked for before that is dropped. */
  const show = useCallback((next: PageState) => {
    opening.current += 1;
    setState(remembered(next));
  }, []);

  const open = useCallback(
    (link: string | null) => {
      const first = begin(link === null ? null : { kind: 'open', link });
      show(first);
      if (first.kind === 'opening') return load(link);
    },
    [show, load],
  );

  const follow = useCallback(
    (link: AddressLink) => {
      if (link.kind === 'open') void open(link.link);
      else show(link);
    },
    [open, show],
  );

  useEffect(() => {
    // Another link of ours, opened in the tab that shows the page already.
    const onHash = () => {
      const link = takeLink();
      if (link) follow(link);
    };
    // Out of the browser's memory the page would come back as it was, even after it has been left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void open(null);
    window.addEventListener('hashchange', onHash);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('hashchange', onHash);
      window.removeEventListener('pageshow', onShow);
    };
  }, [follow, open]);

  /** Reads what is stored now. An error that does not close the page leaves it as it is. */
  const refresh = useCallback(async () => {
    const turn = opening.current;
    const next = await readMyBooking().then((view): PageState => ({ kind: 'open', view }), closedBy);
    if (next && turn === opening.current) setState(remembered(next));
  }, []);

  return { state, open, refresh, show };
}
