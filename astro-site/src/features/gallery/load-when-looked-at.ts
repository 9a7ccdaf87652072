/** A guest who stands still for so long is looking. */
const STILL_MS = 150;

/**
 * Fetches the contact sheet's pictures for a guest who looks at them (ContactSheet.astro hides them until then): one who only
 * passes them, on the way to the booking, would wait for all of them on a slow network.
 */
export function loadWhenLookedAt(): void {
  const sheet = document.querySelector('.sheet') as HTMLElement;
  let still: ReturnType<typeof setTimeout> | undefined;
  addEventListener('scroll', () => {
    clearTimeout(still);
    still = setTimeout(() => {
      const { top, bottom } = sheet.getBoundingClientRect();
      if (top < innerHeight && bottom > 0) sheet.dataset['looked'] = '';
    }, STILL_MS);
  });
}
