import { locales } from 'shared/languages/localized-text.ts';
import type { RecordingFormat } from 'shared/recordings/recordings.ts';
import { describe, expect, test } from 'vitest';
import {
  areOneTake,
  clock,
  factsOf,
  isVideo,
  numbered,
  sizeText,
  within,
  type Track,
} from '../../../src/components/player/track.ts';
import { positionInWords, titleOf } from '../../../src/components/player/track-in-words.ts';
import { inLanguage } from '../../support/in-language.ts';
import { sampleRecording } from '../../fixtures/recordings.ts';

interface Given extends Partial<Omit<Track, 'content'>> {
  seconds?: number;
  format?: RecordingFormat;
}
function track({ seconds = 600, format = 'wav', ...more }: Given = {}): Track {
  const sample = sampleRecording();
  const content = { ...sample.content, format, durationMs: seconds * 1000 };
  return { ...sample, number: undefined, src: '/file', ...more, content };
}

describe('files', () => {
  test('of one kind are numbered, and one alone is not', () => {
    const kinds = ['vocals', 'with-backing', 'vocals'] as const;
    expect(numbered(kinds.map((kind) => ({ kind }))).map(({ number }) => number)).toEqual([1, undefined, 2]);
    expect(inLanguage('en', () => titleOf({ kind: 'vocals', number: 2 }))).toBe('Vocals 2');
    expect(inLanguage('zh', () => titleOf({ kind: 'with-backing', number: undefined }))).toBe('人声加伴奏');
    expect(inLanguage('ja', () => titleOf({ kind: 'with-backing', number: 2 }))).toBe('ボーカル＋伴奏 2');
  });

  test('are told by what somebody who saves them wants to know', () => {
    expect(factsOf(track())).toEqual(['WAV', '10:00', '48 kHz', '24 bit', '173 MB']);
    const video = track({ format: 'mp4', sizeBytes: 1_430_000_000 });
    const silent = { ...video, content: { ...video.content, sampleRateHz: null, bitsPerSample: null } };
    expect(factsOf(silent)).toEqual(['MP4', '10:00', '1.4 GB']);
    expect(sizeText(200)).toBe('1 kB');
  });

  test('are one take when only their tails differ; a film is none', () => {
    expect(areOneTake(track(), track({ seconds: 602 }))).toBe(true);
    expect(areOneTake(track(), track({ seconds: 610 }))).toBe(false);
    const film = track({ format: 'mov' });
    expect(isVideo(film)).toBe(true);
    expect(areOneTake(track(), film)).toBe(false);
  });
});

describe('the position', () => {
  test('stays within the file', () => {
    expect([-5, 3, 700].map((seconds) => within(track(), seconds))).toEqual([0, 3, 600]);
  });

  test('is written as on a clock', () => {
    expect([0, 7.9, 187, 3729].map(clock)).toEqual(['0:00', '0:07', '3:07', '1:02:09']);
  });

  test('is said in the words of each language', () => {
    expect(locales.map((locale) => inLanguage(locale, () => positionInWords(61, 187.4)))).toEqual([
      '1 minute 1 second of 3 minutes 7 seconds',
      '전체 3분 7초 중 1분 1초',
      '1 分 1 秒，共 3 分 7 秒',
      '全体3分7秒のうち1分1秒',
    ]);
  });
});
