/** A guest who has had it in view for so long is looking, and not passing by. */
const LOOKING_MS = 800;

/**
 * Fetches the contact sheet's pictures for a guest who looks at them (ContactSheet.astro hides them until then): one who only
 * passes them, on the way to the booking, would wait for all of them on a slow network.
 */
export function loadWhenLookedAt(): void {
  const sheet = document.querySelector('.sheet') as HTMLElement;
  let looking: ReturnType<typeof setTimeout> | undefined;
  new IntersectionObserver(([seen]) => {
    clearTimeout(looking);
    if (seen?.isIntersecting) looking = setTimeout(() => (sheet.dataset['looked'] = ''), LOOKING_MS);
  }).observe(sheet);
}
