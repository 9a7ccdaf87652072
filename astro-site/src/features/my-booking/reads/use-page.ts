import { useCallback, useEffect, useRef, useState } from 'react';
import { takeLink, type AddressLink } from './link-in-address.ts';
import { openPage, readMyBooking } from './my-booking-api.ts';
import { closedBy, stateAfter, type PageState } from './page-state.ts';

/** What the page begins with: a link that opens it is used at once, one that changes something waits for a tap. */
function begin(asked: AddressLink | null): PageState {
  return asked && asked.kind !== 'open' ? asked : { kind: 'opening' };
}

/** Opens the page with a link, or finds it open already. */
async function opened(link: string | null): Promise<PageState> {
  try {
    if (link !== null) await openPage(link);
    return { kind: 'open', view: await readMyBooking() };
  } catch (error) {
    return stateAfter(error, link);
  }
}

/** The page's state, and the ways in and out of it. */
export function usePage() {
  const [asked] = useState(takeLink);
  const [state, setState] = useState<PageState>(() => begin(asked));
  /** Counts openings: an answer to an earlier one is dropped. */
  const opening = useRef(0);

  const load = useCallback(async (link: string | null) => {
    const turn = ++opening.current;
    const next = await opened(link);
    if (turn === opening.current) setState(next);
  }, []);

  useEffect(() => {
    const first = begin(asked);
    if (first.kind === 'opening') void load(asked?.link ?? null);
  }, [asked, load]);

  /** Shows what an answer has brought. What was asked for before that is dropped. */
  const show = useCallback((next: PageState) => {
    opening.current += 1;
    setState(next);
  }, []);

  const open = useCallback(
    (link: string | null) => {
      show({ kind: 'opening' });
      return load(link);
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
    if (next && turn === opening.current) setState(next);
  }, []);

  return { state, open, refresh, show };
}
