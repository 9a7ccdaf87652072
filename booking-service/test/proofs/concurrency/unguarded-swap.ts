import { takeSlot } from '../../../src/slots/slot-claims.store.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';

/**
 * The control: how a swap must not be made. Who has which time is read without a lock, and each is put where the other stood at
 * that look, whoever is there by now. For the tests alone; nothing in the product does this.
 */
export function unguardedSwap({ db, clock }: Pick<ServiceUnderTest, 'db' | 'clock'>) {
  return async (one: string, other: string): Promise<void> => {
    const { rows } = await db.query<{ id: string; at: Date }>(
      'SELECT booking_id AS id, starts_at AS at FROM slot_claims WHERE booking_id = ANY ($1)',
      [[one, other]],
    );
    const timeOf = (id: string) => rows.find((row) => row.id === id)?.at;
    await db.transaction(async (trx) => {
      await trx.query('DELETE FROM slot_claims WHERE booking_id = ANY ($1)', [[one, other]]);
      for (const [id, startsAt] of [
        [one, timeOf(other)],
        [other, timeOf(one)],
      ] as const) {
        if (!startsAt) continue;
        await takeSlot(trx, id, { studioId: 1, startsAt, slotMinutes: 10 }, null, clock.now());
      }
    });
  };
}
