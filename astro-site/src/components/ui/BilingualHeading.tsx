import { useEffect, useRef } from 'react';
import { Accent } from './Accent.tsx';
import type { Bilingual } from './bilingual.ts';

/** The page's heading. It takes the focus when it changes, so that the new state is read out. */
export function BilingualHeading({ text, focus = false }: { text: Bilingual; focus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true });
  }, [focus, text]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-4xl text-balance outline-none sm:text-5xl">
      {text.text}
      <Accent of={text} className="font-text text-soft mt-3 block text-lg font-semibold tracking-normal" />
    </h1>
  );
}
