import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Day, DaySession } from 'shared/day/day.ts';
import type { BlockedTime } from 'shared/slots/blocked-time.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { cn } from '../../../lib/cn.ts';
import { BlockTile } from '../blocks/BlockTile.tsx';
import { useTexts } from '../language/language.ts';
import { Draggable } from '../moves/Draggable.tsx';
import { PlaceButton } from '../moves/PlaceButton.tsx';
import { isMovable, type Place, type Subject } from '../moves/places.ts';
import type { Moving } from '../moves/use-moving.ts';
import { dayTexts } from './day-messages.ts';
import { FreeSlot, type SlotToSell } from '../walk-ins/FreeSlot.tsx';
import { HeldTile } from '../waitlist/HeldTile.tsx';
import { sellableSlots } from '../walk-ins/sellable-slots.ts';
import { gridOf, isInBlock, nowInRows, placeOf, placeOfBlock, rowOf, spanOf } from './grid.ts';
import { phaseOf } from './phase.ts';
import { minutesBehind, queuesOf } from './queues.ts';
import { SessionTile } from './SessionTile.tsx';

interface DayGridProps {
  day: Day;
  now: number;
  onOpen: (session: DaySession) => void;
  onSell: (slot: SlotToSell) => void;
  onOpenBlock: (block: BlockedTime) => void;
  /** On a phone it is seen only then. */
  isChosen: boolean;
  /** Who is being moved, if anybody is: free times and other guests are places for them then. */
  moving: Moving | null;
  onPickUp: (subject: Subject) => void;
  onPutDown: (place: Place) => void;
}

/** Height of ten minutes, in rem: two lines and the edge of a tile. */
const ROW_REM = 4;

/** The board: a column for each studio, ten minutes a line, and a line at now. */
export function DayGrid(props: DayGridProps) {
  const { day, now, onOpen, onSell, onOpenBlock, isChosen, moving, onPickUp, onPutDown } = props;
  const texts = useTexts(dayTexts);
  const grid = gridOf(day);
  const { next } = queuesOf(day, now);
  const line = nowInRows(grid, now);
  const nowLine = useRef<HTMLDivElement>(null);
  // The day opens where one is in it, and stays where one has scrolled to.
  useEffect(() => {
    nowLine.current?.scrollIntoView({ block: 'center' });
  }, [day.date, isChosen]);
  const columns = `4rem repeat(${day.studios.length}, minmax(min(16rem, 68vw), 1fr))`;
  return (
    <div className="border-line overflow-x-auto rounded-2xl border" data-day-grid data-scrolls-sideways>
      <div
        className="bg-ground border-line sticky top-0 z-20 grid border-b"
        style={{ gridTemplateColumns: columns }}
      >
        <span />
        {day.studios.map(({ id, name }) => {
          const behind = minutesBehind(day, id, now);
          return (
            <h2 key={id} className="font-text flex items-center gap-3 px-2 py-2 text-base font-bold">
              {name}
              {behind > 0 && (
                <span className="border-bad text-bad rounded-full border px-2.5 text-sm">
                  {texts.behind(behind)}
                </span>
              )}
            </h2>
          );
        })}
      </div>
      <div
        className="relative grid"
        style={{
          gridTemplateColumns: columns,
          gridTemplateRows: `repeat(${grid.rows.length}, ${ROW_REM}rem)`,
        }}
      >
        {grid.rows.map((time, index) => (
          <div
            key={time}
            style={{ gridRow: index + 1 }}
            className={
              time.endsWith('0:00') || time.endsWith(':00')
                ? 'border-control col-span-full border-t'
                : 'border-line/60 col-span-full border-t'
            }
          >
            <time className="figures text-soft block px-2 pt-0.5 text-[0.9375rem] font-semibold">{time}</time>
          </div>
        ))}
        {day.blocked.map((block) => {
          const place = placeOfBlock(block, grid);
          if (!place) return null;
          const column = 2 + day.studios.findIndex(({ id }) => id === block.studioId);
          return (
            <div
              key={`${block.blockId} ${block.studioId} ${block.startsAt}`}
              style={{ gridRow: `${place.row} / span ${place.span}`, gridColumn: column }}
              className="min-w-0 p-1"
            >
              <BlockTile block={block} onOpen={() => onOpenBlock(block)} />
            </div>
          );
        })}
        {day.waiting.map(({ id, held }) => {
          const place = held && placeOfBlock(held, grid);
          if (!place) return null;
          const column = 2 + day.studios.findIndex((studio) => studio.id === held.studioId);
          return (
            <div
              key={`held ${id}`}
              style={{ gridRow: `${place.row} / span ${place.span}`, gridColumn: column }}
              className="min-w-0 p-1"
            >
              <HeldTile held={held} />
            </div>
          );
        })}
        {day.sessions.map((session) => {
          const { row, span } = placeOf(session, grid);
          const column = 2 + day.studios.findIndex(({ id }) => id === session.studioId);
          const canMove = isMovable(session, now);
          const swap = placeIn(moving, `swap ${session.id}`);
          const pickUpByKey = (event: KeyboardEvent) => {
            if (event.code !== 'KeyM' || event.ctrlKey || event.metaKey || event.altKey || !canMove) return;
            event.preventDefault();
            onPickUp(session);
          };
          return (
            <div
              key={session.id}
              style={{ gridRow: `${row} / span ${span}`, gridColumn: column }}
              className={cn(
                'relative min-w-0 p-1',
                // What it stands on stays in reach beside it.
                isInBlock(day, session) && 'z-1 ml-10',
                moving?.subject.id === session.id && 'outline-cool rounded-xl outline-2 outline-dashed',
              )}
              onKeyDown={pickUpByKey}
            >
              <Draggable id={session.id} disabled={!canMove} className="h-full">
                {/* Who is a place for somebody else cannot be opened meanwhile. */}
                <div className="h-full" inert={swap !== undefined}>
                  <SessionTile
                    session={session}
                    phase={phaseOf(session, day.arrival.cafeMinutes, now)}
                    isNext={next.some(({ id }) => id === session.id)}
                    onOpen={() => onOpen(session)}
                  />
                </div>
              </Draggable>
              {moving && swap && (
                <div className="absolute inset-1">
                  <PlaceButton place={swap} moving={moving} onPutDown={onPutDown} />
                </div>
              )}
            </div>
          );
        })}
        {sellableSlots(day, now).map((slot, index) => {
          const column = 2 + day.studios.findIndex(({ id }) => id === slot.studio.id);
          const place = placeIn(moving, `free ${slot.studio.id} ${slot.time}`);
          if (moving && !place) return null;
          return (
            <div
              key={`${slot.studio.id} ${slot.time}`}
              style={{
                gridRow: `${rowOf(slot.time, grid)} / span ${spanOf(day, grid)}`,
                gridColumn: column,
              }}
              className="min-w-0 p-1"
            >
              {moving && place ? (
                <PlaceButton place={place} moving={moving} onPutDown={onPutDown} />
              ) : (
                <FreeSlot slot={slot} isTabStop={index === 0} onSell={() => onSell(slot)} />
              )}
            </div>
          );
        })}
        {line !== null && (
          <div
            ref={nowLine}
            role="img"
            aria-label={texts.nowAt(seoulWallClock(new Date(now)).time)}
            className="pointer-events-none absolute inset-x-0 z-10 flex items-center"
            style={{ top: `${line * ROW_REM}rem` }}
          >
            <span className="bg-hot text-on-hot figures -translate-y-1/2 rounded-r-full px-2 text-sm font-bold">
              {seoulWallClock(new Date(now)).time}
            </span>
            <span className="bg-hot h-0.5 flex-1 -translate-y-1/2" />
          </div>
        )}
      </div>
    </div>
  );
}

const placeIn = (moving: Moving | null, wanted: string) => moving?.places.find(({ id }) => id === wanted);
