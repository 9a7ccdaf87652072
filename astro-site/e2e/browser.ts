import { randomUUID } from 'node:crypto';
import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { collectProblems, type PageProblems } from './support/page-problems.ts';
import { type SlowNetwork, startSlowNetwork } from './support/slow-network.ts';

export type OpenContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

interface Fixtures {
  /** Prepares every context of the test before its first page opens; the page tests mock the API here. */
  prepare: (context: BrowserContext) => Promise<void>;
  /** Name here what the test provokes: it has to happen, and every other browser error fails the test. */
  problems: PageProblems;
  /** Opens another visitor's browser, checked for errors like the first. It closes after the test. */
  openContext: OpenContext;
  /** The same behind a slow connection of its own. */
  openSlowContext: OpenContext;
  /** An address that no other test uses. */
  guestEmail: string;
}

/**
 * What page tests and journeys share. An unexpected console error, uncaught error, failed request or answer of 400 and
 * above fails the test, in any page of any context.
 */
export const test = base.extend<Fixtures>({
  prepare: async ({}, use) => use(async () => undefined),
  problems: [
    async ({ context, prepare }, use, testInfo) => {
      const problems = collectProblems();
      await prepare(context);
      problems.watch(context);
      await use(problems);
      expect.soft(problems.unexpected(), 'nothing unexpected went wrong in the browser').toEqual([]);
      // A test that broke off on the way has said so already.
      if (testInfo.errors.length > 0) return;
      await expect.poll(problems.missing, 'what the test says it provokes happens').toEqual([]);
    },
    { auto: true },
  ],
  openContext: async ({ browser, problems, prepare }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      await prepare(context);
      problems.watch(context);
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
  openSlowContext: async ({ openContext }, use) => {
    const opened: { context: BrowserContext; network: SlowNetwork }[] = [];
    await use(async (options) => {
      const network = await startSlowNetwork();
      const context = await openContext({ ...options, proxy: { server: network.server } });
      opened.push({ context, network });
      return context;
    });
    for (const { context, network } of opened) {
      await context.close();
      network.close();
    }
  },
  guestEmail: async ({}, use) => use(`guest-${randomUUID()}@example.com`),
});

export { expect };
