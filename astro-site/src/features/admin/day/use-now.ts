import { useEffect, useState } from 'react';

/** Now by the server's clock, in milliseconds, every second. @param offset how far the server's is ahead of ours */
export function useNow(offset: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, []);
  return now + offset;
}
