/** A guest who stands still for so long is looking. */
const STILL_MS = 150;

const sheet = document.querySelector<HTMLElement>('.sheet');
let still: ReturnType<typeof setTimeout> | undefined;

function look(): void {
  const { top = Infinity, bottom = 0 } = sheet?.getBoundingClientRect() ?? {};
  if (sheet && top < innerHeight && bottom > 0) sheet.dataset['looked'] = '';
}

function wait(): void {
  clearTimeout(still);
  still = setTimeout(look, STILL_MS);
}

/*
 * Fetches the contact sheet's pictures for a guest who looks at them (ContactSheet.astro hides them until then): one who only
 * passes them, on the way to the booking, would wait for all of them on a slow network. Imported once the page is scrolled.
 */
addEventListener('scroll', wait, { passive: true });
wait();
