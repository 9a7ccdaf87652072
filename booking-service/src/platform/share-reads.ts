/**
 * Answers callers who ask for the same thing at the same time with one read, and never with one that began before they
 * asked: who comes while a read is under way waits for the next. So nothing is cached and nothing can be stale, and a
 * rush on one key costs the database one read at a time instead of one per visitor.
 */
export function shareReads<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const running = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, Promise<Value>>();

  function start(key: string): Promise<Value> {
    waiting.delete(key);
    const reading = read(key);
    const ended = reading.then(
      () => running.delete(key),
      () => running.delete(key),
    );
    running.set(key, ended);
    return reading;
  }

  return (key) => {
    const current = running.get(key);
    if (!current) return start(key);
    let next = waiting.get(key);
    if (!next) {
      next = current.then(() => start(key));
      waiting.set(key, next);
    }
    return next;
  };
}
