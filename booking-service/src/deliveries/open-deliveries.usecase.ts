import type { OpenDelivery } from 'shared/deliveries/deliveries.ts';
import { deliveriesOf, isOwed } from 'shared/deliveries/sold-deliveries.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { Queryable } from '../platform/database.ts';
import { findOwing } from './deliveries.store.ts';
import type { OwingRow } from './deliveries.store.ts';

/** A guest is somebody for so long by default; after that nobody can be sent anything. */
const LOOKED_BACK_MS = 365 * 86_400_000;

/** What is not sent of sessions that have begun by `now`: the first due first, what has no day last. */
export async function openDeliveries(
  db: Queryable,
  now: Date,
  branchIds: readonly number[] | null = null,
): Promise<OpenDelivery[]> {
  const rows = await findOwing(db, new Date(now.getTime() - LOOKED_BACK_MS), now, branchIds);
  return rows.filter(isOwed).flatMap(openOf).toSorted(byDay);
}

function openOf(row: OwingRow): OpenDelivery[] {
  const { id, name: guest, addons: sold, startsAt, branchId, lpDeliveryAddress } = row;
  const { addOnsOfVersion: addOns, notedDeliveries: noted } = row;
  return deliveriesOf({ sold, addOns, noted, startsAt })
    .filter(({ state }) => state !== 'sent')
    .map((delivery) => ({
      ...delivery,
      bookingId: id,
      guest,
      branchId,
      sungOn: seoulWallClock(startsAt).date,
      address: delivery.isPosted ? lpDeliveryAddress : null,
    }));
}

/** No day stands after every day. */
const dayOf = ({ dueOn }: OpenDelivery) => dueOn ?? '9999-12-31';

const byDay = (one: OpenDelivery, other: OpenDelivery) =>
  dayOf(one).localeCompare(dayOf(other)) ||
  one.sungOn.localeCompare(other.sungOn) ||
  one.bookingId.localeCompare(other.bookingId) ||
  one.addOnId - other.addOnId;
