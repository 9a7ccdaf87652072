import { ApiError } from '../../lib/api/api-error.ts';

let ended = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (ended === next) return;
  ended = next;
  for (const listener of listeners) listener();
}

/** Whether the session has ended while somebody was at work: the page then asks to sign in again, over what is open. */
export const sessionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): boolean => ended,
};

/** Called with every failed request of the admin area. A refused sign-in is a 401 too, and no news. */
export function noteFailure(error: unknown): void {
  const ours = error instanceof ApiError && error.status === 401;
  if (ours && error.problem?.type !== 'invalid-credentials') set(true);
}

export function noteSignedIn(): void {
  set(false);
}
