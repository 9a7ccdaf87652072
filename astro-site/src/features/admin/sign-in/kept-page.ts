import { fetchCurrentUser } from './sign-in-api.ts';

/** At once and for every reader, with the place on the page and the focus left as they are. */
function show(isShown: boolean): void {
  const { body } = document;
  body.inert = !isShown;
  for (const [property, value] of [
    ['opacity', '0'],
    ['transition', 'none'],
  ] as const) {
    if (isShown) body.style.removeProperty(property);
    else body.style.setProperty(property, value, 'important');
  }
}

/**
 * Browsers keep a page as it was when one leaves it, and "back" shows it again without asking anybody. So it hides itself on
 * leaving, and when it comes back it shows nothing before the server has said that its admin is still signed in.
 *
 * @returns how to stop
 */
export function guardKeptPage(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  window.addEventListener('pagehide', () => show(false), { signal });
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return show(true);
      void fetchCurrentUser().then(
        (user) => (user ? show(true) : window.location.replace('/login')),
        // Nobody can say: a fresh page tells so, and holds nothing.
        () => window.location.reload(),
      );
    },
    { signal },
  );
  return () => leaving.abort();
}
