import { useEffect, useRef } from 'react';

/** The page's heading. It takes the focus when it comes in the place of another one, so that the new state is read out. */
export function PageHeading({ children, focus = false }: { children: string; focus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focus) return;
    heading.current?.focus({ preventScroll: true });
    // Whoever was further down would look past the end of what has come, or under the bar.
    heading.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [focus, children]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-4xl text-balance outline-none sm:text-5xl">
      {children}
    </h1>
  );
}
