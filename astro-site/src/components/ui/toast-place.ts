/** Distances from the window's edges: below the top bar as in the classes of the Toaster, and at the foot. */
const TOP_PX = 80;
const BOTTOM_PX = 16;
/** How finely a place between the two is looked for. */
const STEP_PX = 8;

const headings = 'h1, h2, h3';
const controls = `a[href], button, input, select, textarea, summary, [role="tab"], ${headings}`;
/** How bad it is to lie over something: over the control in use, a heading, the one thing to do, any other control. */
const weight = { focused: 1000, heading: 100, primary: 10, other: 1 } as const;

/**
 * Where the toast in `region` covers least, in pixels from the foot of the window; null for the top, which it prefers. It stands at
 * the top or at the foot; between them only where it would lie over a heading, or the control in use, at both.
 */
export function freePlace(region: HTMLElement): number | null {
  const { left, right, height } = region.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(controls)]
    .filter((control) => !region.contains(control) && isWithinReach(control))
    .flatMap((control) => linesOf(control).map((box) => ({ box, weight: weightOf(control) })))
    .filter(({ box }) => box.right > left && box.left < right);
  const covers = (top: number) =>
    boxes
      .filter(({ box }) => box.bottom > top && box.top < top + height)
      .reduce((sum, box) => sum + box.weight, 0);
  const above = (bottom: number) => covers(window.innerHeight - bottom - height);
  let best = { bottom: BOTTOM_PX, cost: above(BOTTOM_PX) };
  const atTop = covers(TOP_PX);
  if (atTop <= best.cost && atTop < weight.heading) return null;
  const highest = window.innerHeight - TOP_PX - height;
  for (let bottom = BOTTOM_PX; best.cost >= weight.heading && bottom < highest; bottom += STEP_PX) {
    const cost = above(bottom);
    if (cost < best.cost) best = { bottom, cost };
  }
  return atTop <= best.cost ? null : best.bottom;
}

/** What lies behind an open dialog cannot be pressed anyway. */
const isWithinReach = (control: Element) =>
  control.checkVisibility({ visibilityProperty: true }) && !control.closest('[aria-hidden="true"], [inert]');

/** Of a heading its words, which are seldom as wide as its box. */
function linesOf(control: Element): DOMRect[] {
  if (!control.matches(headings)) return [control.getBoundingClientRect()];
  const words = document.createRange();
  words.selectNodeContents(control);
  return [...words.getClientRects()];
}

function weightOf(control: Element): number {
  if (control.matches(headings)) return weight.heading;
  if (control === document.activeElement) return weight.focused;
  return control.matches('[data-primary]') ? weight.primary : weight.other;
}
