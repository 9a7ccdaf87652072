import type { APIResponse } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Every answer to a browser carries these. */
export function expectSecured(answer: APIResponse, what: string) {
  const headers = answer.headers();
  expect(headers['strict-transport-security'], what).toMatch(/max-age=(3153|6307)\d{4}/);
  expect(headers['x-content-type-options'], what).toBe('nosniff');
  expect(headers['referrer-policy'], what).toMatch(/strict-origin-when-cross-origin|no-referrer|same-origin/);
  expect(headers['content-security-policy'], what).toBeTruthy();
  expect(headers['x-powered-by'], what).toBeUndefined();
  expect(headers['server'] ?? '', what).not.toMatch(/\d/);
}
