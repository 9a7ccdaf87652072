import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<{ requestId: string }>();

/** Runs `work` for a request: every log line and every call that comes of it says its id. */
export const runFor = <Result>(requestId: string, work: () => Result): Result =>
  current.run({ requestId }, work);

/** The id of the request under way; undefined outside of any. */
export const currentRequestId = (): string | undefined => current.getStore()?.requestId;

/** What a log line says of the request that it comes from. */
export const requestFacts = (): object => current.getStore() ?? {};
