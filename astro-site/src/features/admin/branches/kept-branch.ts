const KEY = 'admin-branch';

/** Undefined also where storage is switched off: the choice then ends with the page. */
export function keptBranch(): number | undefined {
  try {
    return Number(localStorage.getItem(KEY)) || undefined;
  } catch {
    return undefined;
  }
}

export function keepBranch(id: number): void {
  try {
    localStorage.setItem(KEY, String(id));
  } catch {
    return;
  }
}
