import type { MyBooking, OwnSinger } from 'shared/my-booking/my-booking.ts';

/** Whose part of the order can be changed, moved and cancelled at this moment; the service has the last word. */
export const changeable = ({ singers }: MyBooking) => singers.filter(({ mayChange }) => mayChange);
export const movable = ({ singers }: MyBooking) => singers.filter(({ moving }) => moving.isAllowed);
export const cancellable = ({ singers }: MyBooking) =>
  singers.filter(({ cancelling }) => cancelling.isAllowed);

const over = ['cancelled', 'completed'];

/** Still to come, or running: what the counter, the calendar and the way here matter for. */
export const isToCome = ({ status }: OwnSinger): boolean => !over.includes(status);

/** Whose session staff cancel, since it was paid for at the studio. */
export const cancelledByStaff = ({ singers }: MyBooking) =>
  singers.filter(({ cancelling }) => cancelling.byStaff);

/** Bought on Klook, which moves, cancels and refunds it. */
export const isKlook = ({ bookingType }: MyBooking): boolean => bookingType === 'klook';

/** "Mina, Bora" */
export const namesOf = (singers: readonly OwnSinger[]): string => singers.map(({ name }) => name).join(', ');
