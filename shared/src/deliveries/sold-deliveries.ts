import type { DeliveryTerms } from '../catalogue/delivery-terms.ts';
import { seoulWallClock } from '../time/seoul.ts';
import type { Delivery, DeliveryState } from './deliveries.ts';
import { dueOn } from './due.ts';

/** Statuses of bookings whose add-ons are owed: nobody is owed what was cancelled, not come for, or has yet to be paid. */
export const owingStatuses = ['confirmed', 'in-progress', 'completed'] as const;

interface Standing {
  status: string;
  paidWon: number;
  /** What is still with us of it; null where nothing was paid online. */
  balanceWon: number | null;
}

/** Whether a booking's add-ons are to be delivered. Whoever has all the money back is owed nothing either. */
export const isOwed = ({ status, paidWon, balanceWon }: Standing): boolean =>
  owingStatuses.some((owing) => owing === status) && !(paidWon > 0 && balanceWon === 0);

/** What staff have noted of one. */
export interface NotedDelivery {
  addOnId: number;
  state: Exclude<DeliveryState, 'open'>;
  trackingNumber: string | null;
  changedAt: string;
}

export interface SoldDeliveries {
  /** In the words of whoever reads it. */
  sold: readonly { id: number; name: string }[];
  /** Those of the catalogue version that it was sold under; null where nothing was sold. */
  addOns: readonly { id: number; needsDeliveryAddress: boolean; delivery: DeliveryTerms | null }[] | null;
  noted: readonly NotedDelivery[] | null;
  startsAt: Date | null;
}

/** What follows after a session, as it was promised then and as it stands, in the order of the sale. */
export function deliveriesOf({ sold, addOns, noted, startsAt }: SoldDeliveries): Delivery[] {
  const sungOn = startsAt && seoulWallClock(startsAt).date;
  return sold.flatMap(({ id, name }) => {
    const addOn = addOns?.find((one) => one.id === id);
    if (!addOn?.delivery) return [];
    const terms = addOn.delivery;
    const note = noted?.find(({ addOnId }) => addOnId === id);
    return {
      addOnId: id,
      name,
      isPosted: addOn.needsDeliveryAddress,
      state: note?.state ?? 'open',
      terms,
      dueOn: sungOn && dueOn(terms, sungOn),
      trackingNumber: note?.trackingNumber ?? null,
      changedAt: note?.changedAt ?? null,
    };
  });
}
