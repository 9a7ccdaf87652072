export interface Gathered {
  call(): void;
  /** What was still to come does not. */
  stop(): void;
}

/** Does `work` at once and then no more often than every `ms`; whatever calls meanwhile is done once, at the end of that. */
export function atMostEvery(ms: number, work: () => void): Gathered {
  let pause: NodeJS.Timeout | undefined;
  let isDue = false;
  const begin = () => {
    isDue = false;
    work();
    pause = setTimeout(() => {
      pause = undefined;
      if (isDue) begin();
    }, ms);
  };
  return {
    call() {
      if (pause === undefined) begin();
      else isDue = true;
    },
    stop: () => clearTimeout(pause),
  };
}
