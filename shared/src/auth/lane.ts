/** A stranger's password is computed for whoever asks; that of a known browser or of somebody signed in is trusted. */
export type Standing = 'stranger' | 'trusted';

/** Passwords at a time; the rest of a process's thread pool stays free for its other work. */
const AT_ONCE = 2;
/** How many may wait: strangers little, so that a flood is turned away before it costs anything. */
const WAITING: Record<Standing, number> = { stranger: 6, trusted: 40 };

/** Computes a few passwords at a time; later ones wait in line or are turned away. */
export interface Lane {
  /** @throws what `tooBusy` makes, when too many are waiting; nothing has been computed then */
  run<Result>(standing: Standing, task: () => Promise<Result>): Promise<Result>;
}

/** @param tooBusy makes the error of whoever is turned away */
export function createLane(tooBusy: () => Error): Lane {
  let running = 0;
  const line: (() => void)[] = [];
  return {
    async run(standing, task) {
      if (running >= AT_ONCE) {
        if (line.length >= WAITING[standing]) throw tooBusy();
        await new Promise<void>((resolve) => line.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await task();
      } finally {
        // The place is handed over, not given back, so nobody can slip in between.
        const next = line.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
