/** A guest who stands still for so long is looking. */
const STILL_MS = 150;
/** So does one who moves along the pictures for so long. */
const ALONG_MS = 1200;

/**
 * Fetches the contact sheet's pictures for a guest who looks at them (ContactSheet.astro hides them until then): one who only
 * passes them, on the way to the booking, would wait for all of them on a slow network.
 */
export function loadWhenLookedAt(): void {
  const sheet = document.querySelector<HTMLElement>('.sheet');
  if (!sheet) return;
  let still: ReturnType<typeof setTimeout> | undefined;
  /** When the pictures came into view; 0 while they are out of it. */
  let since = 0;
  const look = () => {
    clearTimeout(still);
    if (!since) return;
    const left = since + ALONG_MS - Date.now();
    still = setTimeout(() => (sheet.dataset['looked'] = ''), Math.min(STILL_MS, left));
  };
  new IntersectionObserver((seen) => {
    since = seen.some(({ isIntersecting }) => isIntersecting) ? Date.now() : 0;
    look();
  }).observe(sheet);
  addEventListener('scroll', look, { passive: true });
}
