import { vi } from 'vitest';

/**
 * Before each test file. A worker keeps the packages that it has loaded, which was most of what a file waited for, but every file has a
 * CMS of its own: our modules read the configuration once, so they are read anew; the clock is the real one, environment and Payload's
 * instances are as at first.
 */
interface Worker {
  firstEnvironment?: NodeJS.ProcessEnv;
  _payload?: Map<string, unknown>;
  [sessions: symbol]: Map<number, unknown> | undefined;
}
const worker = globalThis as Worker;
const environment = (worker.firstEnvironment ??= { ...process.env });

vi.unstubAllEnvs();
for (const key of Object.keys(process.env)) {
  if (!(key in environment) && !key.startsWith('VITEST')) Reflect.deleteProperty(process.env, key);
}
Object.assign(process.env, environment);
worker._payload?.clear();
worker[Symbol.for('cms.staff-sessions')]?.clear();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.resetModules();
