import { useSyncExternalStore } from 'react';

/** What is known of something that the booking service is asked for. */
export interface ReadState<T> {
  /** The last answer; it stays while the service is asked again. */
  data: T | undefined;
  loading: boolean;
  /** The last question had no answer. */
  failed: boolean;
  /** When the answer came, or else when the question was first asked. */
  at: Date;
}

const unasked = () => ({ data: undefined, loading: true, failed: false, at: new Date() });

/**
 * Something that the booking service is asked for once, when the first component needs it, and again when `refresh` or
 * `restart` says so: never on focus, never by the clock, never a second time by itself. The wizard's three reads need
 * nothing else of TanStack Query, which weighs 10 KB of the wizard's budget; the dashboard uses it.
 */
export class Read<T> {
  readonly #ask: () => Promise<T>;
  readonly #listeners = new Set<() => void>();
  #state: ReadState<T> = unasked();
  /** Counts questions: an answer that comes after a newer question was asked is dropped. */
  #asked = 0;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#asked === 0 || this.#state.failed) void this.refresh();
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): ReadState<T> => this.#state;

  /** Asks again; what is known stays until the answer is there. Never rejects: `failed` says that none came. */
  readonly refresh = async (): Promise<void> => {
    const question = ++this.#asked;
    this.#set({ ...this.#state, loading: true, failed: false });
    const answer = await this.#ask().then(
      (data) => ({ data, loading: false, failed: false, at: new Date() }),
      () => ({ ...this.#state, loading: false, failed: true }),
    );
    if (question === this.#asked) this.#set(answer);
  };

  /** Forgets what is known, and asks again. */
  restart(): Promise<void> {
    this.#set(unasked());
    return this.refresh();
  }

  #set(state: ReadState<T>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export function useRead<T>(read: Read<T>): ReadState<T> {
  return useSyncExternalStore(read.subscribe, read.state, read.state);
}
