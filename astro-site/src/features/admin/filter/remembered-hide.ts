const KEY = 'admin-hide-never-paid';

/** Whether this browser hides bookings that were never paid. Without storage the choice ends with the page. */
export function isHideRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function rememberHide(isHidden: boolean): void {
  try {
    if (isHidden) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // It holds for this page then.
  }
}
