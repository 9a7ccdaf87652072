import { describe, expect, test } from 'vitest';
import { corpusFile, truths } from './corpus/truth.ts';
import { contentOf, read } from './read.ts';

const names = Object.entries(truths);

/** What ffprobe cannot know, because their heads say nothing of their length. */
const knownLengths: Partial<Record<string, number>> = { 'piped.flac': 500 };

/** Decoders of what is in these boxes are not at hand; nor do these samples rise and fall in proportion, or have a size that studios use. */
const hasNoWaveform = /\.(m4a|mp4|mov)$|^(u8|s8|f64|alaw|mulaw|adpcm|mp3-inside)/;

test('the corpus is whole', () => {
  expect(names.length).toBeGreaterThanOrEqual(60);
});

describe('every file of the corpus is what ffprobe says that it is', () => {
  test.each(names)('%s', async (name, { durationMs, sampleRateHz, channels, bitsPerSample }) => {
    const { content, peaks } = await contentOf(corpusFile(name));
    const format = name.slice(name.lastIndexOf('.') + 1);
    expect(content).toEqual({
      format,
      durationMs: expect.any(Number) as number,
      sampleRateHz,
      channels,
      bitsPerSample,
    });
    const length = knownLengths[name] ?? durationMs ?? Number.NaN;
    expect(Math.abs(content.durationMs - length), `${content.durationMs} ms`).toBeLessThanOrEqual(1);
    expect(peaks).toHaveLength(hasNoWaveform.test(name) ? 0 : 1_000);
  });
});

/** Nothing in them says how long they were. */
const sayNothing = new Set(['bare.mp3', 'piped.wav', 'sox-piped.wav']);

describe.each([0.5, 0.9, 0.97])('of which only so much has been saved (%d), is refused', (share) => {
  test.each(names.filter(([name]) => !sayNothing.has(name)))('%s', async (name) => {
    const whole = corpusFile(name);
    expect(await read(whole.subarray(0, Math.floor(whole.length * share)))).toEqual({ refusal: 'damaged' });
  });

  test.each([...sayNothing])('%s aside, which is as long as what is there', async (name) => {
    const whole = corpusFile(name);
    const { durationMs } = truths[name] ?? {};
    const { content } = await contentOf(whole.subarray(0, Math.floor(whole.length * share)));
    expect(content.durationMs / (durationMs ?? 0)).toBeGreaterThan(share - 0.15);
    expect(content.durationMs).toBeLessThan(durationMs ?? 0);
  });
});
