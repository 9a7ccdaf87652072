const KEY = 'my-booking-open';

/**
 * Whether the page was opened in this browser and not left: scripts cannot see its cookie, and whoever comes without one is
 * spared a question that is refused. Without storage nobody knows, so the service is asked.
 */
export function isOpenedHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function rememberOpenedHere(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // The service is asked the next time.
  }
}
