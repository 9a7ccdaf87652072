/** The waveform of a recording while it is read from its beginning to its end, however long it turns out to be. */
export interface Peaks {
  /** @param loudness of the next moment, 0 to 1 */
  add(loudness: number): void;
  /** Loudest of each part, 0 to 255. Empty where nothing was read. */
  result(): Uint8Array;
}

/** Parts of which each peak is made: a moment that lies on a border of two peaks is in both. */
const FINENESS = 16;

export function createPeaks(count: number): Peaks {
  const loudest = new Float32Array(2 * FINENESS * count);
  let momentsOfPart = 1;
  let part = 0;
  let moments = 0;

  /** Makes room at the end: each part holds twice as much from now on. */
  function halve(): void {
    part /= 2;
    momentsOfPart *= 2;
    for (let at = 0; at < part; at += 1)
      loudest[at] = Math.max(loudest[2 * at] ?? 0, loudest[2 * at + 1] ?? 0);
    loudest.fill(0, part);
  }

  /** In parts from the beginning. */
  const loudestOf = (from: number, to: number) =>
    loudest
      .subarray(Math.floor(from), Math.max(Math.floor(from) + 1, Math.ceil(to)))
      .reduce((one, other) => Math.max(one, other), 0);

  return {
    add(loudness) {
      if (loudness > (loudest[part] ?? 0)) loudest[part] = loudness;
      moments += 1;
      if (moments < momentsOfPart) return;
      moments = 0;
      part += 1;
      if (part === loudest.length) halve();
    },
    result() {
      const parts = part + moments / momentsOfPart;
      if (parts === 0) return new Uint8Array();
      return Uint8Array.from({ length: count }, (_, peak) =>
        Math.min(255, Math.round(255 * loudestOf((peak * parts) / count, ((peak + 1) * parts) / count))),
      );
    },
  };
}
