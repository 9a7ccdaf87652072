import type { StackUnderTest } from '../../astro-site/e2e/support/stack.ts';

export type VariantName = 'development' | 'production';

/** A composed product under test, as the runner hands it to the tests. */
export interface DockerStack {
  variant: VariantName;
  /** What `docker compose` needs to mean this stack: COMPOSE_FILE, COMPOSE_PROJECT_NAME, COMPOSE_ENV_FILES. */
  composeEnv: Record<string, string>;
  /** What is in its .env file. */
  settings: Record<string, string>;
  /** Leads the domains of the stack to its ports; production only. */
  frontDoor: string | null;
  /** The same as an argument for Chromium, which never asks a proxy for names below `.localhost`. */
  hostRules: string[];
  /** What the browser tests want to know. */
  e2e: StackUnderTest;
}

const key = 'DOCKER_STACK';

/** Set by the runner, for the tests. */
export const stackEnvironment = (stack: DockerStack): Record<string, string> => ({
  [key]: JSON.stringify(stack),
  E2E_STACK: JSON.stringify(stack.e2e),
});

export function dockerStack(): DockerStack {
  const described = process.env[key];
  if (!described) throw new Error(`${key} is not set: run these tests with "npm run test:docker".`);
  return JSON.parse(described) as DockerStack;
}

/** What is in an .env file: `KEY=value` lines, comments left out. */
export function parseSettings(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^[A-Z][A-Z0-9_]*=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
