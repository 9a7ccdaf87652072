/** Where a toast can stand: below the top bar, or at the foot of the window. */
export type ToastPlace = 'top' | 'bottom';

/** The same distances as in the classes of the Toaster. */
const TOP_PX = 80;
const BOTTOM_PX = 16;

const controls = 'a[href], button, input, select, textarea, summary, [role="tab"], h1, h2, h3';
/** How bad it is to lie over something: over the control in use, the one thing to do, any other control or a heading. */
const weight = { focused: 100, primary: 10, other: 1 } as const;

/** The place where the toast in `region` covers least; the top where both are alike. */
export function freePlace(region: HTMLElement): ToastPlace {
  const { left, right, height } = region.getBoundingClientRect();
  const covers = (top: number) =>
    [...document.querySelectorAll(controls)]
      .filter((control) => !region.contains(control) && isWithinReach(control))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return box.bottom > top && box.top < top + height && box.right > left && box.left < right;
      })
      .reduce((sum, control) => sum + weightOf(control), 0);
  return covers(window.innerHeight - BOTTOM_PX - height) < covers(TOP_PX) ? 'bottom' : 'top';
}

/** What lies behind an open dialog cannot be pressed anyway. */
const isWithinReach = (control: Element) =>
  control.checkVisibility({ visibilityProperty: true }) && !control.closest('[aria-hidden="true"], [inert]');

function weightOf(control: Element): number {
  if (control === document.activeElement) return weight.focused;
  return control.matches('[data-primary]') ? weight.primary : weight.other;
}
