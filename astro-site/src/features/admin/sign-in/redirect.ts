/** So that the message can be read before the page changes. */
const REDIRECT_DELAY_MS = 1500;

/** Goes to `path` after 1.5 seconds; returns how to stay. */
export function redirectSoon(path: string): () => void {
  const timer = setTimeout(() => window.location.assign(path), REDIRECT_DELAY_MS);
  return () => clearTimeout(timer);
}
