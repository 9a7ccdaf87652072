import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * For what changes under the hands of whoever presses a button in it: if the button has gone with the change, the focus goes on
 * to `next`, or to the first button in it, instead of to the top of the page. Whoever was elsewhere stays there.
 *
 * @param state what the change changes
 * @returns for the element around the buttons
 */
export function useKeptFocus(state: unknown, next: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      (next.current?.querySelector('button') ?? next.current)?.focus({ preventScroll: true });
  }, [state, next]);
  return {
    onFocus: () => {
      isInside.current = true;
    },
    // A button that goes while it has the focus leads nowhere.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) isInside.current = false;
    },
  };
}
