import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAiff } from '../../../service/recordings/files/aiff.ts';
import { aFlac, aSilentFlac } from '../../../service/recordings/files/flac.ts';
import { anMp3 } from '../../../service/recordings/files/mp3.ts';
import { aWav } from '../../../service/recordings/wav.ts';
import { corpusFile } from './corpus/truth.ts';
import { contentOf, read, sumOf } from './read.ts';

/** Two seconds: silent but for a burst from 1.0 to 1.1. */
const RATE = 44_100;
const burst = Array.from({ length: 2 * RATE }, (_, index) =>
  index >= RATE && index < 1.1 * RATE ? 0.5 * Math.sin(index / 10) : 0,
);

function expectBurst(peaks: Uint8Array): void {
  expect(peaks).toHaveLength(1_000);
  const loud = [...peaks].flatMap((peak, index) => (peak > 60 ? [index] : []));
  expect(loud[0]).toBeGreaterThanOrEqual(495);
  expect(loud[0]).toBeLessThanOrEqual(505);
  expect(loud.at(-1)).toBeGreaterThanOrEqual(545);
  expect(loud.at(-1)).toBeLessThanOrEqual(555);
}

describe('a recording is known by its content', () => {
  test.each([16, 24] as const)('WAV, %i bit', async (bitsPerSample) => {
    const { content, peaks } = await contentOf(aWav({ seconds: 2, bitsPerSample, sampleRateHz: 48_000 }));
    expect(content).toEqual({
      format: 'wav',
      durationMs: 2_000,
      sampleRateHz: 48_000,
      channels: 2,
      bitsPerSample,
    });
    expect(peaks[250]).toBeGreaterThan(55);
    expect(peaks[250]).toBeLessThan(70);
    expect(peaks[999]).toBeGreaterThan(250);
  });

  test('WAV with chunks of other programs before the samples', async () => {
    const wav = aWav({ seconds: 1 });
    const list = Buffer.concat([Buffer.from('LIST'), Buffer.from([5, 0, 0, 0]), Buffer.from('hello\0')]);
    const padded = Buffer.concat([wav.subarray(0, 12), list, wav.subarray(12)]);
    padded.writeUInt32LE(padded.length - 8, 4);
    const { content, peaks } = await contentOf(padded);
    expect(content).toMatchObject({ format: 'wav', durationMs: 1_000 });
    expect(peaks[999]).toBeGreaterThan(250);
  });

  test.each([false, true])('AIFF (little endian: %s)', async (isLittleEndian) => {
    const { content, peaks } = await contentOf(anAiff(burst, RATE, isLittleEndian));
    expect(content).toEqual({
      format: 'aiff',
      durationMs: 2_000,
      sampleRateHz: RATE,
      channels: 1,
      bitsPerSample: 16,
    });
    expectBurst(peaks);
  });

  test('FLAC', async () => {
    const { content, peaks } = await contentOf(aFlac(burst));
    expect(content).toEqual({
      format: 'flac',
      durationMs: 2_000,
      sampleRateHz: RATE,
      channels: 1,
      bitsPerSample: 16,
    });
    expectBurst(peaks);
  });

  test('MP3, behind its tag', async () => {
    const { content, peaks } = await contentOf(anMp3(200));
    expect(content).toMatchObject({ format: 'mp3', sampleRateHz: 44_100, channels: 2 });
    expect(content.durationMs).toBeGreaterThan(5_100);
    expect(content.durationMs).toBeLessThan(5_300);
    // Silence has a waveform as well: a flat one.
    expect(peaks).toHaveLength(1_000);
    expect(Math.max(...peaks)).toBe(0);
  });
});

test('a steady tone has a waveform, whatever its pitch', async () => {
  // Every other sample is loud: whoever skips samples may hear none of it.
  const samples = Array.from({ length: 900_000 }, (_, index) => (index % 2) * 0.5);
  const { peaks } = await contentOf(anAiff(samples));
  expect(Math.min(...peaks)).toBeGreaterThan(120);
});

test('a small file that unfolds to hours of silence takes little memory', async () => {
  const beforeKb = process.resourceUsage().maxRSS;
  const { content, peaks } = await contentOf(aSilentFlac(2_000));
  expect(content.durationMs).toBeGreaterThan(2_900_000);
  expect(Math.max(...peaks)).toBe(0);
  expect((process.resourceUsage().maxRSS - beforeKb) / 1024).toBeLessThan(300);
}, 60_000);

test('the waveform is the same however the bytes are cut', async () => {
  const files = [aWav({ seconds: 1, bitsPerSample: 24 }), anAiff(burst), aFlac(burst)];
  const wholes = await Promise.all(files.map((file) => contentOf(file)));
  await fc.assert(
    fc.asyncProperty(
      fc.nat(files.length - 1),
      fc.integer({ min: 1_000, max: 90_000 }),
      async (which, pieceBytes) => {
        const file = files[which] ?? Buffer.alloc(0);
        expect(await contentOf(file, pieceBytes)).toEqual(wholes[which]);
      },
    ),
    { numRuns: 30 },
  );
});

describe('what is no recording is refused, whatever it calls itself', () => {
  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(100))],
    ['a PDF', Buffer.from('%PDF-1.7\n'.repeat(50))],
    ['a zip', Buffer.from([0x50, 0x4b, 3, 4, ...Array<number>(200).fill(0)])],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, ...Array<number>(200).fill(0)])],
    [
      'a picture that lies in the boxes of a film',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
    ],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...Array<number>(200).fill(0)])],
  ])('%s', async (_, file) => {
    expect(await read(file)).toEqual({ refusal: 'not-a-recording' });
  });

  test('what only begins like one', async () => {
    expect(await read(aWav().subarray(0, 40))).toEqual({ refusal: 'damaged' });
    expect(await read(corpusFile('aac.m4a').subarray(0, 30))).toEqual({ refusal: 'damaged' });
  });

  test('what was changed on its way, before anything else is said of it', async () => {
    expect(await read(aWav(), 1_000, sumOf(Buffer.from('another')))).toEqual({ refusal: 'other-content' });
  });

  test('any bytes whatever, also behind the head of a recording', async () => {
    const heads = [
      aWav().subarray(0, 60),
      aFlac(burst).subarray(0, 60),
      anAiff(burst).subarray(0, 60),
      anMp3(2),
      corpusFile('aac-faststart.m4a').subarray(0, 700),
      corpusFile('h264-aac-fragments.mp4').subarray(0, 1_400),
      Buffer.alloc(0),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.nat(heads.length - 1),
        fc.uint8Array({ minLength: 1, maxLength: 4_000 }),
        async (which, noise) => {
          const found = await read(Buffer.concat([heads[which] ?? Buffer.alloc(0), noise]));
          expect('refusal' in found || found.content.durationMs >= 0).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});
