import { expect, test as base } from './browser.ts';
import { createMailbox, type Mailbox } from './support/mailbox.ts';
import { createSimulatorControl, type SimulatorControl } from './support/simulator.ts';
import { type StackUnderTest, stackUnderTest } from './support/stack.ts';

interface Fixtures {
  stack: StackUnderTest;
  mailbox: Mailbox;
  simulator: SimulatorControl;
}

/** Playwright's `test` with the whole product under test. `page.goto('/')` opens the site. */
export const test = base.extend<Fixtures>({
  stack: async ({}, use) => use(stackUnderTest()),
  baseURL: async ({ stack }, use) => use(stack.urls.site),
  mailbox: async ({ stack }, use) => use(createMailbox(stack.urls.inbox)),
  simulator: async ({ stack }, use) =>
    use(createSimulatorControl(stack.urls.simulator, stack.tossKeys.clientKey)),
});

export { expect };
