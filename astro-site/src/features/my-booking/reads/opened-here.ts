import { isRemembered, remember } from '../../../lib/remembered.ts';

/** Its name in the browser's storage. */
export const OPENED_HERE = 'my-booking-open';

/**
 * Whether the page was opened in this browser and not left: scripts cannot see its cookie, and whoever comes without one is
 * spared a question that is refused. Without storage nobody knows, so the service is asked.
 */
export const isOpenedHere = (): boolean => isRemembered(OPENED_HERE, true);

export const rememberOpenedHere = (isOpen: boolean): void => remember(OPENED_HERE, isOpen);
