/** 700 ms before a tooltip shows, 300 ms after one closed in which the next shows at once. */
const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

let lastClosedAtMs = -Infinity;

export function tooltipClosed(nowMs: number): void {
  lastClosedAtMs = nowMs;
}

/** How long the pointer must rest at `nowMs` until a tooltip shows. */
export function tooltipDelay(nowMs: number): number {
  return nowMs - lastClosedAtMs <= TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS;
}
