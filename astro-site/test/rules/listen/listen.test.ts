import { expect, test } from 'vitest';
import { sharedTracks, stateAfter, tokenIn } from '../../../src/features/listen/listen.ts';
import { ApiError, NoAnswerError } from '../../../src/lib/api/api-error.ts';
import { sampleRecording } from '../../fixtures/recordings.ts';

const token = 'aB3_-'.padEnd(43, 'x');

test('the link in the address is told apart from the places of the page', () => {
  expect(tokenIn(`#${token}`)).toBe(token);
  for (const hash of ['', '#', '#main', `#${token}x`, `#${token.slice(1)}`]) expect(tokenIn(hash)).toBeNull();
});

test('a refusal means that it is over, anything else that it may come yet', () => {
  const answered = (status: number) => stateAfter(new ApiError(status, '')).kind;
  expect([400, 404, 410].map(answered)).toEqual(['over', 'over', 'over']);
  expect([429, 500, 503].map(answered)).toEqual(['unreachable', 'unreachable', 'unreachable']);
  expect(stateAfter(new NoAnswerError(null)).kind).toBe('unreachable');
});

test('files are played by the link alone', () => {
  const shared = { name: 'Mina', sungOn: '2026-11-26', recordings: [sampleRecording()] };
  expect(sharedTracks(token, shared)[0]?.src).toBe(`/api/listen/${token}/${'0'.repeat(26)}`);
});
