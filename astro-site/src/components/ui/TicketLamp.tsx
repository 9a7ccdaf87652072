import { Accent } from './Accent.tsx';
import type { Bilingual } from './bilingual.ts';

/** How it stands with what a ticket is for: its first line. */
export function TicketLamp({ text }: { text: Bilingual }) {
  return (
    <p className="flex items-baseline justify-between gap-4 text-sm font-bold">
      <span>{text.text}</span>
      <Accent of={text} />
    </p>
  );
}
