import { Hourglass } from 'lucide-react';
import type { Waiting } from 'shared/waitlist/waitlist.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { useLanguage } from '../language/language.ts';
import { waitlistTexts } from './waitlist-messages.ts';

/** A time that is held for whoever is next on the waitlist. */
export function HeldTile({ held }: { held: NonNullable<Waiting['held']> }) {
  const texts = waitlistTexts[useLanguage()];
  const timeOf = (instant: string) => seoulWallClock(new Date(instant)).time;
  return (
    <div className="border-amber/60 text-amber flex size-full min-h-11 items-start gap-2 overflow-hidden rounded-xl border border-dashed px-3 py-2">
      <Hourglass aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <p className="min-w-0 font-semibold">
        <span className="sr-only">{timeOf(held.startsAt)} </span>
        {texts.heldTile(timeOf(held.until))}
      </p>
    </div>
  );
}
