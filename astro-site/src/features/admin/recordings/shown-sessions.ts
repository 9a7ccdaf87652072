const shown = new Map<string, number>();

/** Notes sessions whose recordings are on the screen. @returns ends it */
export function noteShown(bookingIds: readonly string[]): () => void {
  const add = (change: number) => bookingIds.forEach((id) => shown.set(id, (shown.get(id) ?? 0) + change));
  add(1);
  return () => add(-1);
}

/** Whether somebody sees by themselves what becomes of a session's files. */
export const isShown = (bookingId: string) => (shown.get(bookingId) ?? 0) > 0;
