import { randomUUID } from 'node:crypto';
import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { createMailbox, type Mailbox } from './support/mailbox.ts';
import { collectProblems, type PageProblems } from './support/page-problems.ts';
import { type SlowNetwork, startSlowNetwork } from './support/slow-network.ts';
import { createSimulatorControl, type SimulatorControl } from './support/simulator.ts';
import { type StackUnderTest, stackUnderTest } from './support/stack.ts';

export type OpenContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

interface Fixtures {
  stack: StackUnderTest;
  mailbox: Mailbox;
  simulator: SimulatorControl;
  /** Say here what a test provokes on purpose: it has to happen, and every other browser error fails the test. */
  problems: PageProblems;
  /** Another visitor with a browser of their own, listened to like the first; it is closed after the test. */
  openContext: OpenContext;
  /** The same with a bad connection of their own from the first request on. */
  openSlowContext: OpenContext;
  /** An address that no other test uses, nor this one in another run on the same data. */
  guestEmail: string;
}

/**
 * Playwright's `test` with the product under test. `page.goto('/')` opens the site. An unexpected console error,
 * uncaught error, failed request or answer of 400 and above fails the test, in whichever page it happens.
 */
export const test = base.extend<Fixtures>({
  stack: async ({}, use) => use(stackUnderTest()),
  baseURL: async ({ stack }, use) => use(stack.urls.site),
  mailbox: async ({ stack }, use) => use(createMailbox(stack.urls.inbox)),
  simulator: async ({ stack }, use) =>
    use(createSimulatorControl(stack.urls.simulator, stack.tossKeys.clientKey)),
  problems: [
    async ({ context }, use, testInfo) => {
      const problems = collectProblems();
      problems.watch(context);
      await use(problems);
      expect.soft(problems.unexpected(), 'nothing unexpected went wrong in the browser').toEqual([]);
      // A test that broke off on the way has said so already.
      if (testInfo.errors.length > 0) return;
      await expect.poll(problems.missing, 'what the test says it provokes happens').toEqual([]);
    },
    { auto: true },
  ],
  openContext: async ({ browser, problems }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
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
