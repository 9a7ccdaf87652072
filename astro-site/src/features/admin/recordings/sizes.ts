import type { RecordingContent } from 'shared/recordings/recordings.ts';
import type { AdminLanguage } from '../language/language.ts';

const units = ['KB', 'MB', 'GB'] as const;

/** "170 MB", "1.2 GB": as file managers say it, in steps of 1000. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  let amount = bytes / 1_000;
  let unit = 0;
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1_000;
    unit += 1;
  }
  return `${amount < 10 ? amount.toFixed(1) : Math.round(amount)} ${units[unit]}`;
}

/** "3:05", "1:02:09". */
export function lengthInWords(durationMs: number): string {
  const seconds = Math.round(durationMs / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** "WAV, 9:58, 48 kHz, 24 bit, stereo". */
export function contentInWords(content: RecordingContent, language: AdminLanguage): string {
  const { format, durationMs, sampleRateHz, bitsPerSample, channels } = content;
  const sides = { en: ['mono', 'stereo'], ko: ['모노', '스테레오'] }[language];
  return [
    format.toUpperCase(),
    lengthInWords(durationMs),
    sampleRateHz && `${sampleRateHz / 1_000} kHz`,
    bitsPerSample && `${bitsPerSample} bit`,
    channels && sides[channels - 1],
  ]
    .filter(Boolean)
    .join(', ');
}
