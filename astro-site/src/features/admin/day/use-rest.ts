import { useEffect, useState } from 'react';

/** What is pressed twice in this time, or just as somebody else has noted it, was meant for what the button stood for before. */
const REST_MS = 700;

/**
 * A button at one place that stands for one thing after the other: it rests for a moment after each press, and whenever it comes
 * to stand for another.
 *
 * @param meant what it stands for
 */
export function useRest(meant: string): { isResting: boolean; rest: () => void } {
  const [isResting, setResting] = useState(false);
  const [shown, setShown] = useState(meant);
  if (shown !== meant) {
    setShown(meant);
    setResting(true);
  }
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), REST_MS);
    return () => clearTimeout(timer);
  }, [isResting, meant]);
  return { isResting, rest: () => setResting(true) };
}
