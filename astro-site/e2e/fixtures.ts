import { randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { createMailbox, type Mailbox } from './support/mailbox.ts';
import { type PageProblems, watchProblems } from './support/page-problems.ts';
import { createSimulatorControl, type SimulatorControl } from './support/simulator.ts';
import { type StackUnderTest, stackUnderTest } from './support/stack.ts';

interface Fixtures {
  stack: StackUnderTest;
  mailbox: Mailbox;
  simulator: SimulatorControl;
  /** Say here what a test provokes on purpose; every other browser error fails it. */
  problems: PageProblems;
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
    async ({ context }, use) => {
      const problems = watchProblems(context);
      await use(problems);
      expect(problems.unexpected(), 'nothing unexpected went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
  guestEmail: async ({}, use) => use(`guest-${randomUUID()}@example.com`),
});

export { expect };
