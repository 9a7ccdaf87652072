import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createLane, type Standing } from 'shared/auth/lane.ts';
import { accounts } from 'shared/problems/accounts.en.ts';
import { cleanPassword } from 'shared/typed/account-name.ts';
import { refused } from '../language/refusal.ts';
import type { Reader } from '../language/staff-text.ts';

const derive = promisify(pbkdf2);

/** What Payload keeps of a password. Its own check is not exported; a test compares the two. */
export interface StoredPassword {
  hash?: string | null;
  salt?: string | null;
}

const currentForm = 'pbkdf2-sha256-v1:';

/** Payload stores the current form, and the earlier one until its owner signs in again. */
function partsOf(hash: string) {
  return hash.startsWith(currentForm)
    ? { expected: hash.slice(currentForm.length), iterations: 600_000, length: 32 }
    : { expected: hash, iterations: 25_000, length: 512 };
}

/** Nobody's: for accounts that do not exist as much is computed as for others. */
const decoy = { hash: `${currentForm}${'0'.repeat(64)}`, salt: '0'.repeat(64) };

const tooMany = {
  en: accounts['sign-ins-busy'],
  ko: '지금 로그인하는 사람이 너무 많습니다. 몇 초 뒤에 다시 시도해 주세요.',
};

class TurnedAway extends Error {}
const lane = createLane(() => new TurnedAway());

/**
 * Whether `password` is the one behind `stored`. Without an account as much is computed and the answer is no.
 *
 * @throws APIError 503 when too many are waiting; nothing has been computed then
 */
export async function isPasswordOf(
  req: Reader,
  stored: StoredPassword | null,
  password: string,
  standing: Standing,
): Promise<boolean> {
  const { hash, salt } = stored?.hash && stored.salt ? { hash: stored.hash, salt: stored.salt } : decoy;
  const { expected, iterations, length } = partsOf(hash);
  const given = await lane
    .run(standing, () => derive(cleanPassword(password), salt, iterations, length, 'sha256'))
    .catch((error: unknown) => {
      throw error instanceof TurnedAway ? refused(req, 503, tooMany) : error;
    });
  const wanted = Buffer.from(expected, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted) && hash !== decoy.hash;
}
