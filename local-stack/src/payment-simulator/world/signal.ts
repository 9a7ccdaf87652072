/** Wakes everybody who waits for something to change: tests await a condition through the control API, nobody polls. */
export function createSignal() {
  const waiting = new Set<() => void>();

  /** Resolves with what `read` returns as soon as `enough` holds, or with what it returns after `waitMs`. */
  async function until<T>(read: () => T, enough: (value: T) => boolean, waitMs: number): Promise<T> {
    const deadline = Date.now() + waitMs;
    for (;;) {
      const value = read();
      const left = deadline - Date.now();
      if (enough(value) || left <= 0) return value;
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, left);
        waiting.add(wake);
      });
    }
  }

  function notify(): void {
    for (const wake of [...waiting]) wake();
  }

  return { until, notify };
}

export type Signal = ReturnType<typeof createSignal>;
