import { isRemembered, remember } from '../../../lib/remembered.ts';

const KEY = 'admin-hide-never-paid';

/** Whether this browser hides bookings that were never paid. Without storage the choice ends with the page. */
export const isHideRemembered = (): boolean => isRemembered(KEY);

export const rememberHide = (isHidden: boolean): void => remember(KEY, isHidden);
