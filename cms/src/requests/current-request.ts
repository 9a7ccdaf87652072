import { AsyncLocalStorage } from 'node:async_hooks';

type Current = AsyncLocalStorage<{ requestId: string }>;

/** Next keeps what starts the server and what answers apart, each with modules of its own; they share only what is global. */
const held = globalThis as { [key: symbol]: Current | undefined };
const key = Symbol.for('cms.current-request');
const current = (held[key] ??= new AsyncLocalStorage());

/** From here on, in this request and all that it causes, every log line and every statement says its id. */
export const enterRequest = (requestId: string): void => current.enterWith({ requestId });

/** The id of the request under way; undefined outside of any, as in what runs by the clock. */
export const currentRequestId = (): string | undefined => current.getStore()?.requestId;

/** What a log line says of the request that it comes from. */
export const requestFacts = (): object => current.getStore() ?? {};
