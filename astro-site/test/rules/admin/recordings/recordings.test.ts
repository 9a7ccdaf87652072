import { describe, expect, it } from 'vitest';
import type { RecordingKind } from 'shared/recordings/recordings.ts';
import { fileProblem } from '../../../../src/features/admin/recordings/file-problem.ts';
import { guessKind, guessSinger } from '../../../../src/features/admin/recordings/guess-kind.ts';
import { rateOf, withSample } from '../../../../src/features/admin/recordings/rate.ts';
import type { Sample } from '../../../../src/features/admin/recordings/rate.ts';
import {
  contentInWords,
  lengthInWords,
  sizeInWords,
} from '../../../../src/features/admin/recordings/sizes.ts';

const nothingYet = { kinds: [], addOnIds: [] };

describe('what a file probably is', () => {
  it.each([
    ['Mina vocals.wav', 'vocals'],
    ['mina_VOX_24bit.aiff', 'vocals'],
    ['민아 목소리.wav', 'vocals'],
    ['Mina MR.wav', 'with-backing'],
    ['mina-with-backing.wav', 'with-backing'],
    ['민아 반주.wav', 'with-backing'],
    ['민아 반주.wav'.normalize('NFD'), 'with-backing'],
    ['vocal mix final.wav', 'mix'],
    ['민아_믹싱.wav', 'mix'],
    ['민아 무반주.wav', 'vocals'],
    ['Mina acapella.flac', 'vocals'],
    ['Mina inst.mp3', 'with-backing'],
    ['IMG_0042.MOV', 'video'],
    ['take.mp4', 'video'],
  ] as const)('%s: %s', (name, kind) => {
    expect(guessKind(name, nothingYet)).toEqual({ what: kind, isSaid: true });
  });

  it.each(['Back to you with you.wav', 'Video killed the radio star.flac', 'Comeback solo.wav'])(
    '%s: a song’s own words say nothing',
    (name) => {
      expect(guessKind(name, nothingYet).isSaid).toBe(false);
    },
  );

  it('goes by the order of the booth where the name says nothing, then by what was ordered, and says that it guesses', () => {
    const guess = (kinds: readonly RecordingKind[], addOnIds: readonly number[] = []) =>
      guessKind('001.wav', { kinds, addOnIds });
    expect(guess([])).toEqual({ what: 'vocals', isSaid: false });
    expect(guess(['vocals'])).toEqual({ what: 'with-backing', isSaid: false });
    expect(guess(['vocals', 'with-backing'])).toEqual({ what: 'other', isSaid: false });
    const mixing = [1];
    expect(guess(['vocals', 'with-backing'], mixing).what).toBe('mix');
    expect(guess(['vocals', 'with-backing', 'mix'], mixing).what).toBe('other');
  });
});

it('whose file it is, its name may say', () => {
  const singers = [
    { id: 'A', name: 'Mina' },
    { id: 'B', name: '준' },
  ];
  expect(guessSinger('mina vocals.wav', singers, 'B')).toEqual({ what: 'A', isSaid: true });
  expect(guessSinger('준_반주.wav', singers, 'A')).toEqual({ what: 'B', isSaid: true });
  // As macOS writes it.
  expect(guessSinger('준_반주.wav'.normalize('NFD'), singers, 'A')).toEqual({ what: 'B', isSaid: true });
  expect(guessSinger('take 3.wav', singers, 'B')).toEqual({ what: 'B', isSaid: false });
  expect(guessSinger('Mina and 준.wav', singers, 'B')).toEqual({ what: 'B', isSaid: false });
  // Who sings alone cannot be mistaken for anybody.
  expect(guessSinger('take 3.wav', singers.slice(1), 'B')).toEqual({ what: 'B', isSaid: true });
});

describe('a file is refused before it is sent', () => {
  it.each([
    [{ name: 'take.WAV', size: 10 }, null],
    [{ name: 'take.aif', size: 10 }, null],
    [{ name: 'page.html', size: 10 }, 'kind'],
    [{ name: 'wav', size: 10 }, null],
    [{ name: 'take.wav', size: 0 }, 'empty'],
    [{ name: 'take.wav', size: 4 * 1024 ** 3 }, null],
    [{ name: 'take.wav', size: 4 * 1024 ** 3 + 1 }, 'size'],
  ] as const)('%j: %s', (file, problem) => {
    expect(fileProblem(file)).toBe(problem);
  });
});

describe('speed and time left', () => {
  const after = (...samples: [seconds: number, megabytes: number][]) =>
    samples.reduce<Sample[]>(
      (before, [seconds, megabytes]) => withSample(before, { atMs: seconds * 1_000, bytes: megabytes * 1e6 }),
      [],
    );

  it('come from the last seconds', () => {
    expect(rateOf(after([0, 0], [1, 10], [2, 20]), 100e6)).toEqual({ bytesPerSecond: 10e6, secondsLeft: 8 });
    // It was fast before; it is slow now.
    expect(rateOf(after([0, 0], [1, 50], [11, 60], [12, 61]), 100e6)?.bytesPerSecond).toBeCloseTo(1e6, -5);
  });

  it('are not said before there is something to say', () => {
    expect(rateOf(after([0, 0]), 100)).toBeNull();
    expect(rateOf(after([0, 5], [9, 5]), 100e6)).toBeNull();
  });
});

it('sizes, lengths and formats are said as file managers say them', () => {
  expect([900, 52_300, 172_800_044, 1_240_000_000, 3_999_999_999].map(sizeInWords)).toEqual([
    '900 B',
    '52 KB',
    '173 MB',
    '1.2 GB',
    '4.0 GB',
  ]);
  expect([1_400, 185_000, 3_729_000].map(lengthInWords)).toEqual(['0:01', '3:05', '1:02:09']);
  const content = {
    format: 'wav',
    durationMs: 598_000,
    sampleRateHz: 48_000,
    bitsPerSample: 24,
    channels: 2,
  } as const;
  expect(contentInWords(content, 'en')).toBe('WAV, 9:58, 48 kHz, 24 bit, stereo');
  expect(contentInWords({ ...content, channels: 1 }, 'ko')).toBe('WAV, 9:58, 48 kHz, 24 bit, 모노');
});
