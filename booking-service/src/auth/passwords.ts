import { hash, verify } from '@node-rs/argon2';
import { createLane, type Standing } from 'shared/auth/lane.ts';
import { Problem } from '../platform/problem.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The package's default variant is argon2id. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id with a short queue. */
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
  const lane = createLane(tooBusy);
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

const SECONDS_UNTIL_RETRY = 3;

const tooBusy = () => new Problem('not-ready', 'sign-ins-busy', { retryAfterSeconds: SECONDS_UNTIL_RETRY });
