import { Gift, Music, SkipForward, StickyNote, Users } from 'lucide-react';
import { drinkInWords } from 'shared/drinks/drink-words.ts';
import type { DaySession } from 'shared/day/day.ts';
import { cn } from '../../../lib/cn.ts';
import { paymentTexts, shortStanding } from '../bookings/payment-messages.ts';
import { useLanguage, useTexts } from '../language/language.ts';
import { useAddOnName } from '../reads/use-add-ons.ts';
import { dayTexts } from './day-messages.ts';
import { PhaseMark } from './PhaseMark.tsx';
import { phaseLook } from './phase-look.ts';
import type { Phase } from './phase.ts';

interface SessionTileProps {
  session: DaySession;
  phase: Phase;
  /** Who sings next in this studio. */
  isNext: boolean;
  onOpen: () => void;
}

/** Payments that nobody has to think of. */
const settled: readonly string[] = ['paid', 'free', 'kept', 'at-studio', 'paid-at-counter'];

/** A session on the board: all of it opens the guest; the song opens by itself. */
export function SessionTile({ session, phase, isNext, onOpen }: SessionTileProps) {
  const language = useLanguage();
  const texts = dayTexts[language];
  const addOnName = useAddOnName();
  const { name, bookingTime, payment, addons, note } = session;
  const isOver = phase === 'done' || phase === 'away';
  return (
    <article
      aria-label={`${bookingTime} ${name}`}
      data-phase={phase}
      data-next={isNext || undefined}
      className={cn(
        'bg-surface @container relative flex h-full min-w-0 items-center gap-3 overflow-hidden rounded-xl border px-3 py-1.5',
        'has-[button:focus-visible]:outline-cool has-[button:focus-visible]:outline-2',
        phaseLook[phase].tile,
        isNext && 'ring-ink ring-2',
      )}
    >
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-baseline gap-2">
          {isNext && (
            <SkipForward
              role="img"
              aria-label={texts.next}
              className="text-ink size-4.5 shrink-0 self-center"
            />
          )}
          <button
            type="button"
            onClick={onOpen}
            className={cn(
              'min-w-0 truncate text-left text-lg leading-tight font-bold after:absolute after:inset-0',
              isOver && 'text-soft font-semibold',
              phase === 'away' && 'line-through',
            )}
          >
            {name}
          </button>
          <span className="contents @max-xs:hidden">
            <Marks session={session} />
          </span>
        </div>
        <p className="text-soft flex min-w-0 items-center gap-2.5 text-[0.9375rem] leading-snug">
          <span className="truncate">
            {drinkInWords(session.selectedDrink, session.drinkTemperature, language)}
          </span>
          {/* Where it is narrow the first line is the name's alone. */}
          <span className="inline-flex shrink-0 items-baseline gap-2 @xs:hidden">
            <Marks session={session} isShort />
          </span>
          {addons.length > 0 && (
            <span
              className="text-ink inline-flex shrink-0 items-center gap-1"
              title={addons.map(addOnName).join(', ')}
            >
              <Gift aria-hidden="true" className="size-4" />
              <span className="sr-only">{texts.addOns}: </span>
              {addons.length}
            </span>
          )}
          {!settled.includes(payment.state) && (
            <span className="text-amber shrink-0 font-semibold">
              {shortStanding(paymentTexts[language], payment.state)}
            </span>
          )}
          {note !== '' && (
            <span className="text-ink inline-flex min-w-0 items-center gap-1">
              <StickyNote aria-hidden="true" className="text-amber size-4 shrink-0" />
              <span className="sr-only">{texts.hasNote}: </span>
              <span className="truncate">{note}</span>
            </span>
          )}
        </p>
      </div>
      <PhaseMark phase={phase} isTight />
      {session.youtubeTrackUrl && (
        <a
          href={session.youtubeTrackUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.openSong(name)}
          className="text-soft hover:bg-raised hover:text-ink relative grid size-11 shrink-0 place-items-center rounded-full"
        >
          <Music aria-hidden="true" className="size-5" />
        </a>
      )}
    </article>
  );
}

/** Place in the party, Klook, and the language that the guest reads. */
function Marks({ session, isShort = false }: { session: DaySession; isShort?: boolean }) {
  const texts = useTexts(dayTexts);
  const { party, bookingType, locale } = session;
  const place = texts.partyPlace(party.place, party.size);
  return (
    <>
      {party.size > 1 && (
        <span className="text-cool inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap">
          <Users aria-hidden="true" className="size-4 shrink-0 self-center" />
          {isShort && (
            <span aria-hidden="true">
              {party.place}/{party.size}
            </span>
          )}
          <span className={isShort ? 'sr-only' : undefined}>{place}</span>
        </span>
      )}
      {bookingType === 'klook' && (
        <span className="border-amber text-amber rounded-full border px-2 text-sm font-semibold">
          {texts.klook}
        </span>
      )}
      <span
        className={cn('text-soft text-sm font-semibold uppercase', isShort && 'sr-only')}
        title={texts.speaks(texts.languages[locale])}
      >
        <span aria-hidden="true">{locale}</span>
        <span className="sr-only">{texts.speaks(texts.languages[locale])}</span>
      </span>
    </>
  );
}
