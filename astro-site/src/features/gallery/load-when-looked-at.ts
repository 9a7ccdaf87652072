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
  let passing = new AbortController();
  const observer = new IntersectionObserver(
    (seen) => {
      passing.abort();
      if (!seen.at(-1)?.isIntersecting) return;
      passing = new AbortController();
      const { signal } = passing;
      const look = () => {
        passing.abort();
        observer.disconnect();
        sheet.dataset['looked'] = '';
      };
      let still = setTimeout(look, STILL_MS);
      const along = setTimeout(look, ALONG_MS);
      const wait = () => {
        clearTimeout(still);
        still = setTimeout(look, STILL_MS);
      };
      addEventListener('scroll', wait, { signal, passive: true });
      signal.addEventListener('abort', () => [still, along].forEach(clearTimeout));
    },
    { rootMargin: '200px' },
  );
  observer.observe(sheet);
}
