import type { Bilingual } from './bilingual.ts';

/** The Korean of a sentence, where the page has one. */
export function Accent({ of, className }: { of: Bilingual; className?: string }) {
  if (!of.accent) return null;
  return (
    <span lang="ko" className={className}>
      {of.accent}
    </span>
  );
}
