import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

const run = promisify(execFile);
const workspace = join(import.meta.dirname, '..');

/** The site as a start builds it, once for each state of its sources, so that tests render the present ones. */
export default async function buildSite(project: TestProject): Promise<void> {
  await run(process.execPath, [join(workspace, '../local-stack/src/testing/build.ts'), 'site-build']);
  project.provide('siteBuild', join(workspace, 'dist'));
}
