import { useCallback, useEffect, useState } from 'react';
import { useOpenBooking } from './open-booking.ts';

interface Answer<T> {
  ask: unknown;
  data?: T;
}

/**
 * What the service answers to `ask`, asked whenever it is another function; null asks nothing. An answer to an earlier question
 * is dropped.
 */
export function useAnswer<T>(ask: (() => Promise<T>) | null) {
  const { closeAfter } = useOpenBooking();
  const [answer, setAnswer] = useState<Answer<T>>({ ask: null });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (!ask) return undefined;
    let isCurrent = true;
    ask().then(
      (data) => isCurrent && setAnswer({ ask, data }),
      (error: unknown) => isCurrent && !closeAfter(error) && setAnswer({ ask }),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, turn, closeAfter]);

  const again = useCallback(() => {
    setAnswer({ ask: null });
    setTurn((last) => last + 1);
  }, []);

  const known = answer.ask === ask ? answer : undefined;
  return {
    data: known?.data,
    loading: ask !== null && known === undefined,
    failed: ask !== null && known !== undefined && known.data === undefined,
    again,
  };
}
