import { ApiError } from '../../../lib/api/api-error.ts';
import { store } from '../../../lib/store.ts';

/** Whether the session has ended while somebody was at work: the page then asks to sign in again, over what is open. */
export const sessionStore = store(false);

const waiting = new Set<() => void>();

/** Called with every failed request of the admin area. A refused sign-in is a 401 too, but ends no session. */
export function noteFailure(error: unknown): void {
  const ours = error instanceof ApiError && error.status === 401;
  if (ours && error.problem?.type !== 'invalid-credentials') sessionStore.set(true);
}

/** Whoever puts the question away stays signed out; what is asked for next asks again. */
export function putOffSignIn(): void {
  sessionStore.set(false);
}

export function noteSignedIn(): void {
  sessionStore.set(false);
  for (const goOn of waiting) goOn();
}

/** For what goes on by itself once somebody has signed in again. */
export function onSignedIn(goOn: () => void): void {
  waiting.add(goOn);
}
