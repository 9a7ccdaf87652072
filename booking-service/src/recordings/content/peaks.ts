/** The waveform of a recording while it is read. */
export interface Peaks {
  readonly count: number;
  /** @param place 0 to 1: where in the recording; `loudness` 0 to 1 */
  add(place: number, loudness: number): void;
  /** Loudest of each part, 0 to 255. Empty where nothing was read. */
  result(): Uint8Array;
}

/** Adds the waveform of a file to `Peaks` as its bytes come. */
export interface PieceReader {
  piece(bytes: Buffer): Promise<void> | void;
  /** @returns how many samples of each channel there were */
  end(): Promise<number> | number;
}

export function createPeaks(count: number): Peaks {
  const loudest = new Float32Array(count);
  let isEmpty = true;
  return {
    count,
    add(place, loudness) {
      isEmpty = false;
      const part = Math.min(count - 1, Math.floor(place * count));
      if (loudness > (loudest[part] ?? 0)) loudest[part] = loudness;
    },
    result: () =>
      isEmpty
        ? new Uint8Array()
        : Uint8Array.from(loudest, (value) => Math.min(255, Math.round(value * 255))),
  };
}
