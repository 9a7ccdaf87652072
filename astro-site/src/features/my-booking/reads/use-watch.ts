import { useEffect, useRef } from 'react';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { isUnderWay, nextLookSeconds } from './page-state.ts';

/**
 * Looks again while a refund or a payment is on its way, until it has arrived, and once whenever somebody comes back to the
 * page: what it says is what is stored. A page that nobody sees asks for nothing.
 */
export function useWatch(view: MyBooking, refresh: () => Promise<void>): void {
  const underWay = isUnderWay(view);
  const looks = useRef(0);

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [refresh]);

  useEffect(() => {
    if (!underWay) {
      looks.current = 0;
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => void look(), nextLookSeconds(looks.current) * 1000);
    };
    const look = async () => {
      looks.current += 1;
      if (document.visibilityState === 'visible') await refresh();
      if (timer !== undefined) wait();
    };
    wait();
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, [underWay, refresh]);
}
