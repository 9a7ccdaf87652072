import { expect, test as base } from '../../astro-site/e2e/fixtures.ts';
import { Compose } from './compose.ts';
import { type DockerStack, dockerStack } from './docker-stack.ts';
import { Visitor } from './visitor.ts';

interface Fixtures {
  docker: DockerStack;
  compose: Compose;
  /** Books and pays without a browser, through the front door. */
  visitor: Visitor;
}

/** The browser tests' `test`, with the composed stack at hand. */
export const test = base.extend<Fixtures>({
  docker: async ({}, use) => use(dockerStack()),
  compose: async ({ docker }, use) => use(new Compose(docker)),
  visitor: async ({ request, stack }, use) => use(new Visitor(request, stack)),
});

export { expect };
