import { isRemembered, remember } from '../../../lib/remembered.ts';

const KEY = 'my-booking-open';

/**
 * Whether the page was opened in this browser and not left: scripts cannot see its cookie, and whoever comes without one is
 * spared a question that is refused. Without storage nobody knows, so the service is asked.
 */
export const isOpenedHere = (): boolean => isRemembered(KEY, true);

export const rememberOpenedHere = (isOpen: boolean): void => remember(KEY, isOpen);
