/**
 * Makes something when it is first needed, keeps it while it is used, and forgets it when nobody has asked for `quietMs`: for what
 * is heavy to hold and quick to make. What could not be made is made anew the next time.
 */
export function keptWhileUsed<T>(make: () => Promise<T>, quietMs: number): () => Promise<T> {
  let kept: Promise<T> | null = null;
  let quiet: NodeJS.Timeout | undefined;
  const forget = () => {
    kept = null;
  };
  return () => {
    clearTimeout(quiet);
    quiet = setTimeout(forget, quietMs).unref();
    if (!kept) {
      kept = make();
      kept.catch(forget);
    }
    return kept;
  };
}
