import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { isSameProcess } from '../../../src/processes/process-identity.ts';
import { dataPaths } from '../../../src/start/data-folder.ts';
import { repositoryRoot } from '../../../src/start/options.ts';
import { useScratchFolder } from '../../support/scratch-folder.ts';

/** From the signal to the end of the last process. */
const ENDS_WITHIN_MS = 10_000;

const scratch = useScratchFolder();
let data: string;

beforeAll(() => {
  data = join(scratch.path, 'data');
  // npm hands its shell the script as the argument after `-c`.
  for (const [name, text] of Object.entries({
    stays: 'sh -c "$2"\nexit $?',
    leaves: 'exec sh -c "exec $2"',
  })) {
    writeFileSync(join(scratch.path, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(scratch.path, name), 0o755);
  }
});

const running = z.object({ pid: z.int(), identity: z.string() });
const recordSchema = z.object({
  supervisor: running,
  processes: z.array(running.extend({ name: z.string() })),
});

function record() {
  const file = dataPaths(data).runRecord;
  return existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/**
 * Runs `npm start` until PostgreSQL and two services are up; the others wait for builds, which would take minutes.
 *
 * @param shell whether npm's shell `stays` between npm and the launcher, as dash does, or `leaves` by exec, as bash does
 */
async function npmStart(shell: 'stays' | 'leaves') {
  const npm = spawn('npm', ['start', '--', '--ports=auto', `--data=${data}`], {
    cwd: repositoryRoot,
    env: { ...process.env, npm_config_script_shell: join(scratch.path, shell) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // npm, its shell, the launcher and the supervisor hold these streams: they close when the last of them has ended.
  const closed = once(npm, 'close');
  await vi.waitUntil(
    () =>
      ['PostgreSQL 18', 'Mail catcher', 'Payment simulator'].every((title) => output.includes(`✓ ${title}`)),
    { timeout: 60_000, interval: 50 },
  );
  // The test before this one left nothing behind, and its PostgreSQL was stopped and not killed.
  expect(output).not.toContain('killed run');
  expect(readFileSync(join(dataPaths(data).logs, 'postgres.log'), 'utf8')).toContain(
    'database system was shut down at',
  );
  if (npm.pid === undefined) throw new Error('npm did not start');
  return { pid: npm.pid, closed };
}

/** Throws the names of the processes that still run after ten seconds. */
async function everythingHasEnded(closed: Promise<unknown[]>): Promise<void> {
  const seen = new Map<number, { name: string; identity: string }>();
  let isClosed = false;
  void closed.then(() => (isClosed = true));
  const left = () => {
    const now = record();
    for (const { pid, name, identity } of now?.processes ?? []) seen.set(pid, { name, identity });
    const alive = [...seen].filter(([pid, { identity }]) => isSameProcess(pid, identity));
    return [
      ...alive.map(([, { name }]) => name),
      ...(isClosed ? [] : ['npm, the launcher or the supervisor']),
      ...(now ? ['the record of the run'] : []),
    ];
  };
  await vi.waitFor(() => expect(left()).toEqual([]), { timeout: ENDS_WITHIN_MS, interval: 100 });
}

describe('everything that npm start has started ends within ten seconds', () => {
  /** Stops a stack that a failed test has left running. */
  afterEach(async () => {
    const supervisor = record()?.supervisor;
    if (!supervisor || !isSameProcess(supervisor.pid, supervisor.identity)) return;
    process.kill(supervisor.pid, 'SIGTERM');
    await vi.waitUntil(() => record() === undefined, { timeout: 30_000 });
  });

  test.each([
    ['SIGTERM', 'stays'],
    ['SIGKILL', 'stays'],
    ['SIGKILL', 'leaves'],
  ] as const)('when npm alone gets %s, and its shell %s', { timeout: 90_000 }, async (signal, shell) => {
    const { pid, closed } = await npmStart(shell);
    process.kill(pid, signal);
    await everythingHasEnded(closed);
  });

  test('when npm, the launcher and the supervisor are killed at once', { timeout: 90_000 }, async () => {
    const { pid, closed } = await npmStart('stays');
    process.kill(-pid, 'SIGKILL');
    await everythingHasEnded(closed);
  });

  test('by Ctrl-C, which reaches all who share the terminal', { timeout: 90_000 }, async () => {
    const { pid, closed } = await npmStart('leaves');
    process.kill(-pid, 'SIGINT');
    await everythingHasEnded(closed);
    expect(await closed).toEqual([130, null]);
  });
});
