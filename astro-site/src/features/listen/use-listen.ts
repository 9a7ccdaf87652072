import { useCallback, useEffect, useState } from 'react';
import { openShared, tokenIn, type ListenState } from './listen.ts';

/** What the link in the address opens, read again with `read` and whenever another one is opened in this tab. */
export function useListen() {
  const [token, setToken] = useState(() => tokenIn(window.location.hash));
  const [state, setState] = useState<ListenState>({ kind: 'opening' });

  const read = useCallback(async () => setState(await openShared(token)), [token]);

  useEffect(() => {
    let isCurrent = true;
    void openShared(token).then((next) => isCurrent && setState(next));
    return () => {
      isCurrent = false;
    };
  }, [token]);

  useEffect(() => {
    const onHash = () => {
      // "Skip to content" and the like are no links of ours.
      const next = tokenIn(window.location.hash);
      if (next !== null) setToken(next);
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  return { token, state, read };
}
