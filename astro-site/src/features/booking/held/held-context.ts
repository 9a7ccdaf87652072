import { createContext, useContext } from 'react';
import type { Ordered } from '../../../lib/checkout/checkout-session.ts';
import { useBranchId } from '../reads/published.ts';
import type { Held } from '../../../lib/checkout/held-here.ts';

/** The session that waits for payment in this tab, as the form needs to know it. */
export interface HeldInForm {
  held: Held;
  /** The form changes this session; otherwise it books another one beside it. */
  changing: boolean;
  /** Its hold has ended meanwhile: what is booked now is booked on its own. */
  ended: boolean;
  /** The service says that it no longer waits for payment. */
  onGone: () => void;
}

export const HeldContext = createContext<HeldInForm | null>(null);

/** The session that the form is changing; null while a new one is booked. */
export function useChangingSession(): HeldInForm | null {
  const inForm = useContext(HeldContext);
  return inForm?.changing ? inForm : null;
}

/** The times (HH:mm) on this date, in the cafe that is chosen, that are held for the visitor, one for each singer. */
export function useOwnTimes(date: string): string[] {
  const inForm = useContext(HeldContext);
  const branchId = useBranchId();
  const ordered = inForm && !inForm.ended ? inForm.held.session?.ordered : undefined;
  const isThere = ordered?.bookingDate === date && (ordered.branchId ?? 0) === branchId;
  return isThere ? timesOf(ordered) : [];
}

/** When each singer of an order begins. */
export const timesOf = (ordered: Ordered) =>
  [ordered, ...ordered.companions].flatMap(({ bookingTime }) => bookingTime ?? []);
