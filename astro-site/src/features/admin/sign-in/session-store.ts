import { ApiError } from '../../../lib/api/api-error.ts';
import { store } from '../../../lib/store.ts';

/** Whether the session has ended while somebody was at work: the page then asks to sign in again, over what is open. */
export const sessionStore = store(false);

/** Called with every failed request of the admin area. A refused sign-in is a 401 too, but ends no session. */
export function noteFailure(error: unknown): void {
  const ours = error instanceof ApiError && error.status === 401;
  if (ours && error.problem?.type !== 'invalid-credentials') sessionStore.set(true);
}

export function noteSignedIn(): void {
  sessionStore.set(false);
}
