import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Shared by all tooltips of an island: 700 ms before the first shows, 300 ms in which the next shows at once (spec.md section 9). */
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** Put it once around an island that has tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

/** A remark on a focusable control (`children`: one element that takes a ref). Never the only place of a needed fact. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={8}
          collisionPadding={12}
          className="bg-ink text-ground z-50 max-w-72 rounded-lg px-3.5 py-2 text-[0.9375rem] leading-snug shadow-lg"
        >
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
