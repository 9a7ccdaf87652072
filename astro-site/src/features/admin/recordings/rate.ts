/** How far an upload was at a moment. */
export interface Sample {
  atMs: number;
  bytes: number;
}

/** The speed of the last seconds is what the next ones will be like. */
const WINDOW_MS = 10_000;

/** The newest samples, with this one. */
export const withSample = (samples: readonly Sample[], sample: Sample): Sample[] => [
  ...samples.filter(({ atMs }) => sample.atMs - atMs <= WINDOW_MS),
  sample,
];

export interface Rate {
  bytesPerSecond: number;
  secondsLeft: number;
}

/** Speed, and the time that the rest takes at that speed; null before anything can be said. */
export function rateOf(samples: readonly Sample[], sizeBytes: number): Rate | null {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last || last.atMs - first.atMs < 500 || last.bytes <= first.bytes) return null;
  const bytesPerSecond = ((last.bytes - first.bytes) / (last.atMs - first.atMs)) * 1_000;
  return { bytesPerSecond, secondsLeft: Math.ceil((sizeBytes - last.bytes) / bytesPerSecond) };
}
