import { progress } from '../../../harness/proof.ts';
import type { StaffDesk } from '../../../service/payments/staff-desk.ts';

const TOGETHER = 4;

interface Kill<Ready> {
  /** Starts a copy, which takes a while: a few at once. */
  ready: (kill: number) => Promise<Ready>;
  /** One after the other, because a copy may take over what another one has begun. */
  die: (ready: Ready) => Promise<void>;
  /** After the leases of the dead have run out and another copy has looked after what they left. */
  check: (ready: Ready) => Promise<void>;
}

/** Kills so many copies, a few between two looks after what they left. */
export async function inGroups<Ready>(
  desk: StaffDesk,
  { proof, kills }: { proof: string; kills: number },
  { ready, die, check }: Kill<Ready>,
): Promise<void> {
  for (let done = 0; done < kills; done += TOGETHER) {
    const numbers = Array.from({ length: Math.min(TOGETHER, kills - done) }, (_, index) => done + index);
    const group = await Promise.all(numbers.map(ready));
    for (const one of group) await die(one);
    // Postgres notices a moment later that a client has died; until then the locks of the dead are skipped, not waited for.
    await desk.db.query('SELECT FROM refunds FOR UPDATE');
    await desk.db.query('SELECT FROM payment_attempts FOR UPDATE');
    desk.clock.advanceMinutes(1);
    await desk.reconcile();
    for (const one of group) await check(one);
    progress(proof, done + group.length, kills);
  }
}
