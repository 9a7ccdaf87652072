/** Whether this browser was told to remember something. @param unknown the answer where nothing can be stored */
export function isRemembered(key: string, unknown = false): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return unknown;
  }
}

/** Without storage it is forgotten with the page. */
export function remember(key: string, isSo: boolean): void {
  try {
    if (isSo) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Nothing can be stored here.
  }
}
