import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

const run = promisify(execFile);
const workspace = join(import.meta.dirname, '..');

/** Builds the site as a start does, once for each state of its sources. Rules need none. */
export default async function buildSite(project: TestProject): Promise<void> {
  if (process.env['TEST_LAYER'] === 'rules') return;
  await run(process.execPath, [join(workspace, '../local-stack/src/testing/build.ts'), 'site-build']);
  project.provide('siteBuild', join(workspace, 'dist'));
}
