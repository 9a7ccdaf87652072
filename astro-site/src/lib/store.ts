/** A value that lives outside React, for `useSyncExternalStore`; the component says what stands on the server. */
export function store<Value>(value: Value) {
  const listeners = new Set<() => void>();
  return {
    read: (): Value => value,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
