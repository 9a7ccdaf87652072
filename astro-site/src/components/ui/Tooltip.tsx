import {
  cloneElement,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { tooltipClosed, tooltipDelay } from './tooltip-timing.ts';

interface TooltipProps {
  text: ReactNode;
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** Keeps this many pixels between the tooltip and the edge of the window. */
const EDGE_PX = 12;

/**
 * A remark on a focusable control, on hover after the specified delay and at once on keyboard focus; Escape closes it.
 * Never the only place of a needed fact. Our own because Radix's brings a positioning engine of 18 KB.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), tooltipDelay(performance.now()));
  };
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setOpen((wasOpen) => {
      if (wasOpen) tooltipClosed(performance.now());
      return false;
    });
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  // With the commit, not after the paint: whoever sees the tooltip can close it.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open, hide]);

  return (
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => event.pointerType !== 'touch' && show()}
      onPointerLeave={hide}
      onFocus={() => setOpen(true)}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open && (
        <span
          id={id}
          role="tooltip"
          ref={keepInWindow}
          className="bg-ink text-ground absolute bottom-full left-1/2 z-50 w-max max-w-64 -translate-x-1/2 rounded-lg px-3.5 py-2 text-left text-[0.9375rem] leading-snug font-normal shadow-lg before:absolute before:inset-x-0 before:top-full before:h-3"
        >
          {text}
        </span>
      )}
    </span>
  );
}

function keepInWindow(tip: HTMLElement | null): void {
  if (!tip) return;
  const { left, right } = tip.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const shift = Math.max(EDGE_PX - left, 0) || Math.min(width - EDGE_PX - right, 0);
  tip.style.marginLeft = `${shift}px`;
}
