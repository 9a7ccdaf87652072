import { Accessibility, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider, DragOverlay, useDragOperation } from '@dnd-kit/react';
import { ArrowRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Place, Subject } from './places.ts';
import type { Moving } from './use-moving.ts';

const MOUSE_PX = 6;
/** From the pointer to what hangs at it. */
const BESIDE_PX = 20;
const LONG_PRESS_MS = 300;
/** A finger that goes further before that is scrolling. */
const FINGER_PX = 8;

const sensors = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) => [
      pointerType === 'mouse'
        ? new PointerActivationConstraints.Distance({ value: MOUSE_PX })
        : new PointerActivationConstraints.Delay({ value: LONG_PRESS_MS, tolerance: FINGER_PX }),
    ],
    // All of a tile opens the guest and can be dragged; the song is a link of its own.
    preventActivation: ({ target }) => target instanceof Element && target.closest('a') !== null,
  }),
];

interface DragBoardProps {
  known: readonly Subject[];
  moving: Moving | null;
  onPickUp: (subject: Subject) => void;
  onPutDown: (place: Place) => void;
  onStop: () => void;
  children: ReactNode;
}

/** Where people are dragged. Keys and what is said have a way of their own (`MovingBar`), for drags and without them alike. */
export function DragBoard({ known, moving, onPickUp, onPutDown, onStop, children }: DragBoardProps) {
  const [pressedAt, setPressedAt] = useState(0);
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(usual) => usual.filter((plugin) => plugin !== Accessibility)}
      onDragStart={({ operation: { source, position } }) => {
        const subject = known.find(({ id }) => id === source?.id);
        setPressedAt(position.initial.x - (source?.element?.getBoundingClientRect().left ?? 0));
        if (subject) onPickUp(subject);
      }}
      onDragEnd={({ canceled, operation: { target } }) => {
        const place = moving?.places.find(({ id }) => id === target?.id);
        if (canceled || !place) onStop();
        else onPutDown(place);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {moving?.isDragged && <Dragged moving={moving} pressedAt={pressedAt} />}
      </DragOverlay>
    </DragDropProvider>
  );
}

/** What hangs at the pointer, beside it so that the place below can be seen: who, and to when. */
function Dragged({ moving: { subject, places }, pressedAt }: { moving: Moving; pressedAt: number }) {
  const { target } = useDragOperation();
  const place = places.find(({ id }) => id === target?.id);
  return (
    <div
      style={{ marginLeft: pressedAt + BESIDE_PX }}
      className="bg-raised border-cool flex min-h-12 w-max max-w-72 items-center gap-2 rounded-xl border-2 px-3 py-1 shadow-2xl"
    >
      <span className="min-w-0 truncate text-lg font-bold">{subject.name}</span>
      <span className="figures text-soft font-semibold">{subject.bookingTime}</span>
      {place && (
        <>
          <ArrowRight aria-hidden="true" className="text-cool size-5 shrink-0" />
          <span className="figures font-bold">{place.time}</span>
        </>
      )}
    </div>
  );
}
