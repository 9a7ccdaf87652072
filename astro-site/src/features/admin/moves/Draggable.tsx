import { useDraggable } from '@dnd-kit/react';
import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.ts';

interface DraggableProps {
  /** The booking's number. */
  id: string;
  /** Who cannot be moved stays. */
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Somebody who can be dragged: at once by mouse, after a long press by touch, so that scrolling and swiping stay. */
export function Draggable({ id, disabled = false, className, children }: DraggableProps) {
  const { ref, isDragging } = useDraggable({ id, disabled });
  return (
    <div
      ref={ref}
      data-moves={disabled ? undefined : id}
      className={cn(
        className,
        !disabled && 'cursor-grab select-none [-webkit-touch-callout:none]',
        isDragging && 'opacity-50',
      )}
    >
      {children}
    </div>
  );
}
