import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { processIdentity } from '../../../src/processes/process-identity.ts';
import { findRunningStack, ownerKey, RunRecorder, stopLeftovers } from '../../../src/start/run-record.ts';
import { useScratchFolder } from '../../support/scratch-folder.ts';

const scratch = useScratchFolder();
let folder: string;
let file: string;

beforeAll(async () => {
  folder = scratch.path;
  file = join(folder, 'run.json');
});

/** Long enough to be asked, short enough to be waited for. */
const graceMs = 200;

/** A process that says "up", ignores SIGTERM, and has a child that ignores it too; prints that child's pid. */
const stubborn = `
process.on('SIGTERM', () => undefined);
const child = require('node:child_process').spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => undefined); setInterval(() => 0, 1000); console.log("up")'], { stdio: ['ignore', 'pipe', 'ignore'] });
child.stdout.once('data', () => console.log(child.pid));
setInterval(() => 0, 1000);`;

async function startStubborn(owner: string) {
  const child = spawn(process.execPath, ['-e', stubborn], {
    env: { ...process.env, [ownerKey]: owner },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { pid: child.pid as number, childPid: Number(output) };
}

/** Rewrites the record as a supervisor that was killed would have left it. */
function pretendSupervisorWasKilled() {
  const record = JSON.parse(readFileSync(file, 'utf8')) as { supervisor: { identity: string } };
  record.supervisor.identity = 'of an earlier boot';
  writeFileSync(file, JSON.stringify(record));
}

describe('the record of a run', () => {
  test('shows that a stack is running on these data', () => {
    new RunRecorder(file);
    expect(findRunningStack(file)?.pid).toBe(process.pid);
  });

  test('is not fooled by a pid that belongs to another process now', () => {
    new RunRecorder(file);
    pretendSupervisorWasKilled();
    expect(findRunningStack(file)).toBeUndefined();
  });

  test('lets the next start end what a killed run left, with its children, even if they ignore the request', async () => {
    const left = await startStubborn(folder);
    new RunRecorder(file).add('booking-service', left.pid);
    pretendSupervisorWasKilled();
    expect(await stopLeftovers(file, folder, graceMs)).toContain(`booking-service (pid ${left.pid})`);
    expect(processIdentity(left.pid)).toBeUndefined();
    expect(processIdentity(left.childPid)).toBeUndefined();
    expect(existsSync(file)).toBe(false);
  });

  test.runIf(process.platform === 'linux')('finds ours by their mark when no record names them', async () => {
    const left = await startStubborn(folder);
    expect((await stopLeftovers(file, folder, graceMs)).join()).toContain(`(pid ${left.pid})`);
    expect(processIdentity(left.pid)).toBeUndefined();
  });

  test('leaves the processes of other stacks alone', async () => {
    const others = await startStubborn(`${folder}-other`);
    new RunRecorder(file);
    expect(await stopLeftovers(file, folder, graceMs)).toEqual([]);
    expect(processIdentity(others.pid)).toBeDefined();
    process.kill(-others.pid, 'SIGKILL');
  });
});
