import { expect, type Locator, type Page } from '@playwright/test';

/** The viewer of the gallery, open and with the focus in it: it is drawn before it hears any key. */
export async function viewerIsOpen(page: Page): Promise<Locator> {
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer).toBeVisible();
  await expect(viewer.locator(':focus')).toBeAttached();
  return viewer;
}

/** The element that has the focus, as a sighted keyboard user finds it. */
export interface FocusStop {
  what: string;
  /** A ring of at least two pixels, on the element or on the label that stands for it. */
  hasRing: boolean;
  /** Some of it can be seen: inside the window and not under a bar (WCAG 2.4.11). */
  isSeen: boolean;
}

/** What has the focus now; undefined when it is on the page itself or outside of it. */
export function focusStop(page: Page): Promise<FocusStop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const shown = element.matches('input[type=radio], input[type=checkbox]')
      ? (element.closest('label') ?? element)
      : element;
    const ring = getComputedStyle(shown);
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const points = shares.flatMap((x) =>
      shares.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    return {
      what: `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
      hasRing: ring.outlineStyle !== 'none' && parseFloat(ring.outlineWidth) >= 2,
      isSeen: points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && shown.contains(hit);
      }),
    };
  });
}

/** Goes through the page with Tab from where the focus is, to its end or for `most` stops. */
export async function tabThrough(page: Page, most = 400): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < most) {
    await page.keyboard.press('Tab');
    // A smooth scroll to the element takes a moment; where motion is reduced it is there at once.
    const stop = await focusStop(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}
