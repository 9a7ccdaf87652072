import type { Page } from '@playwright/test';

/** Something on screen that moved although nobody had touched anything. */
export interface Shift {
  /** What share of the screen moved, times how far: the measure of Core Web Vitals. */
  value: number;
  /** What moved, and by how many pixels. */
  moved: string[];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  /** Within half a second of a tap or a key; scrolling is none. */
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Notes every layout shift from the first paint on, on each page that this tab opens. What follows the visitor's own tap
 * or key within half a second is meant to move; whatever comes later was not asked for.
 * @returns reads what the current page has noted so far.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const named = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'something that is gone';
      const words = element.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 30);
      return `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} "${words}"`;
    };
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${named(node)} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** Scrolls with the wheel to the end of the page, as fast as a reader in a hurry, and back to its beginning. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 720;
  const at = () => page.evaluate(() => Math.round(window.scrollY));
  await page.mouse.move(5, height / 2);
  for (const step of [height / 2, -height]) {
    for (let before = -1, now = await at(); now !== before;) {
      before = now;
      await page.mouse.wheel(0, step);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      now = await at();
    }
  }
}
