import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../platform/problem.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The package's default variant is argon2id. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes at a time; the rest of the thread pool stays free for the work that earns the money. */
const AT_ONCE = 2;
/** How many may wait: strangers little, so that a flood is turned away before it costs anything. */
const WAITING = { stranger: 6, trusted: 40 };

export type Standing = keyof typeof WAITING;

/** argon2id with a short queue (design.md section 6). */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether `password` is the one behind `storedHash`. Without a stored hash as much is computed and the answer is no,
   * so that time does not tell which accounts exist.
   *
   * @throws Problem `not-ready` when too many are waiting; nothing has been computed then
   */
  matches(storedHash: string | undefined, password: string, standing: Standing): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const lane = createLane(AT_ONCE);
  const decoy = hash('no password is this one', parameters);
  return {
    hash: (password) => lane.run('trusted', () => hash(password, parameters)),
    async matches(storedHash, password, standing) {
      const against = storedHash ?? (await decoy);
      const same = await lane.run(standing, () => verify(against, password));
      return same && storedHash !== undefined;
    },
  };
}

/** Runs at most `width` tasks at a time; later ones wait in line or are turned away. */
function createLane(width: number) {
  let running = 0;
  const line: (() => void)[] = [];
  return {
    async run<Result>(standing: Standing, task: () => Promise<Result>): Promise<Result> {
      if (running >= width) {
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

const SECONDS_UNTIL_RETRY = 3;

const tooBusy = () =>
  new Problem('not-ready', 'Too many people are signing in right now. Please try again in a few seconds.', {
    retryAfterSeconds: SECONDS_UNTIL_RETRY,
  });
