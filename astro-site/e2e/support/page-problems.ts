import type { BrowserContext } from '@playwright/test';

/** What went wrong in the browser during a test; anything that was not expected fails it. */
export interface PageProblems {
  /**
   * This test provokes it: an answer (`/409 .*api\/bookings/`), a console error or a failed request. A test in which it
   * does not happen fails: its reason is gone, or the test never came to it.
   */
  expect: (pattern: RegExp) => void;
  /** Listens to every page of the context, pop-ups too. */
  watch: (context: BrowserContext) => void;
  /** What happened and nobody expected. */
  unexpected: () => string[];
  /** What was expected and did not happen. */
  missing: () => RegExp[];
}

const LONGEST_TEXT = 500;

/** Collects console errors, uncaught errors, requests that fail, and answers of 400 and above. */
export function collectProblems(): PageProblems {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  const watch = (context: BrowserContext) => {
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      // Chromium's echo of an answer or a failed request, which are listened to below with more detail.
      if (message.text().startsWith('Failed to load resource')) return;
      problems.push(`console.error: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (webError) => {
      problems.push(`uncaught error: ${webError.error().stack ?? webError.error().message}`);
    });
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? 'unknown';
      // A page that is left gives up its open requests; that is no failure.
      if (why !== 'net::ERR_ABORTED')
        problems.push(`request failed: ${request.method()} ${request.url()} ${why}`);
    });
    context.on('response', (response) => {
      if (response.status() < 400) return;
      const at =
        problems.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`) - 1;
      if (response.status() < 500) return;
      // What it was, and the number that leads to it in the logs. A page that is gone has no answer to read any more.
      void response.text().then(
        (text) => (problems[at] += ` ${text.slice(0, LONGEST_TEXT)}`),
        () => undefined,
      );
    });
  };
  return {
    expect: (pattern) => void expected.push(pattern),
    watch,
    unexpected: () => problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
    missing: () => expected.filter((pattern) => !problems.some((problem) => pattern.test(problem))),
  };
}
