import { Accessibility, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider, DragOverlay } from '@dnd-kit/react';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Place, Subject } from './places.ts';
import type { Moving } from './use-moving.ts';

const MOUSE_PX = 6;
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
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(usual) => usual.filter((plugin) => plugin !== Accessibility)}
      onDragStart={({ operation: { source } }) => {
        const subject = known.find(({ id }) => id === source?.id);
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
        {moving?.isDragged && (
          <div className="bg-raised border-cool flex h-14 items-center gap-2 rounded-xl border-2 px-3 shadow-2xl">
            <GripVertical aria-hidden="true" className="text-cool size-5" />
            <span className="figures text-soft font-bold">{moving.subject.bookingTime}</span>
            <span className="min-w-0 truncate text-lg font-bold">{moving.subject.name}</span>
          </div>
        )}
      </DragOverlay>
    </DragDropProvider>
  );
}
