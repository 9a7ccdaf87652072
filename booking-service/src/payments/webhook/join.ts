/** Runs a piece of work for a key. */
export type Joined = (key: string, work: () => Promise<void>) => Promise<void>;

interface Line {
  current: Promise<void>;
  next?: Promise<void>;
}

/**
 * Work that is done for everybody who asks for it meanwhile: one piece per key is under way at a time, and whoever asks
 * during it shares a single piece that begins after it, because the one under way may have looked too early for them.
 */
export function createJoined(): Joined {
  const lines = new Map<string, Line>();

  function begin(key: string, work: () => Promise<void>): Promise<void> {
    const line: Line = {
      current: work().finally(() => {
        if (line.next === undefined) lines.delete(key);
      }),
    };
    lines.set(key, line);
    return line.current;
  }

  return (key, work) => {
    const line = lines.get(key);
    if (line === undefined) return begin(key, work);
    // What became of the piece before it is for those who asked for that one.
    line.next ??= line.current.then(
      () => begin(key, work),
      () => begin(key, work),
    );
    return line.next;
  };
}
