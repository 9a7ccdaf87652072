import { useCallback, useEffect, useState } from 'react';
import type { Wish } from 'shared/waitlist/waitlist.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { fetchWish } from './waitlist-api.ts';

export type WishRead =
  | { kind: 'opening' }
  | { kind: 'open'; wish: Wish }
  | { kind: 'invalid' }
  | { kind: 'unreachable' };

const UNAUTHORIZED = 401;
/** Whoever looks at their place sees their turn come. */
const LOOK_EVERY_MS = 15_000;

const read = async (link: string): Promise<WishRead> => {
  try {
    return { kind: 'open', wish: await fetchWish(link) };
  } catch (error) {
    return { kind: error instanceof ApiError && error.status === UNAUTHORIZED ? 'invalid' : 'unreachable' };
  }
};

/** What a link opens, looked at anew while somebody waits. */
export function useWish(link: string) {
  const [state, setState] = useState<WishRead>({ kind: 'opening' });
  const look = useCallback(async () => setState(await read(link)), [link]);
  const isChanging = state.kind === 'open' && ['waiting', 'offered'].includes(state.wish.state);

  useEffect(() => {
    let isCurrent = true;
    void read(link).then((next) => isCurrent && setState(next));
    return () => {
      isCurrent = false;
    };
  }, [link]);

  // Once more at the moment when what is held ends.
  const until = state.kind === 'open' ? state.wish.offer?.until : undefined;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => void look(), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until, look]);

  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(() => {
      // A look that fails leaves what is known.
      if (!document.hidden) void read(link).then((next) => next.kind !== 'unreachable' && setState(next));
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [link, isChanging]);

  return { state, look };
}
