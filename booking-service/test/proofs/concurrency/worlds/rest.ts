import { expect } from 'vitest';
import type { World } from './world.ts';

/** The provider answers again, time passes, and what is open is settled. */
export async function comesToRest({ desk, checkouts }: World): Promise<void> {
  await desk.provider.control('DELETE', `/faults?clientKey=${desk.provider.keys.clientKey}`);
  // A webhook that we could not follow up was answered 503, so the provider sends it again.
  for (const { paymentKey } of checkouts.flatMap(({ returned }) => returned))
    await desk.provider.control('POST', `/payments/${paymentKey}/webhook`).catch(() => undefined);
  for (let round = 0; ; round += 1) {
    // What was never to be confirmed ends with the provider's own clock.
    if (round === 2) await desk.provider.advance(11 * 60);
    desk.clock.advanceMinutes(1);
    await desk.reconcile();
    const { rows } = await desk.db.query<{ open: number }>(
      `SELECT (SELECT count(*) FROM payment_attempts WHERE state IN ('CONFIRMING', 'UNKNOWN'))
            + (SELECT count(*) FROM refunds WHERE state IN ('REQUESTED', 'SENDING')) AS open`,
    );
    if (rows[0]?.open === 0) return;
    expect(round, 'comes to rest').toBeLessThan(10);
  }
}
