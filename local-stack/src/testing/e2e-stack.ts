import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataPaths } from '../start/data-folder.ts';
import { repositoryRoot } from '../start/options.ts';
import { makeTestFolder, removeTestFolder } from './test-folder.ts';

/** Names the data folder of a stack that runs already; browser tests then use that one instead of their own. */
const runningStackKey = 'E2E_STACK_DATA';

/**
 * Playwright's global setup: the whole product, started by the same supervisor as `npm start`, on free ports and with
 * no data. Tests find its addresses in `E2E_STACK` (stack.json's content). What is already built is used again.
 */
export default async function startE2eStack(): Promise<(() => Promise<void>) | undefined> {
  const running = process.env[runningStackKey];
  if (running) {
    useStack(running);
    return undefined;
  }
  const dataFolder = await makeTestFolder({ isThrownAway: true });
  const supervisor = startSupervisor(dataFolder);
  try {
    await isReady(supervisor);
    useStack(dataFolder);
  } catch (error) {
    await end(supervisor, dataFolder);
    throw error;
  }
  return () => end(supervisor, dataFolder);
}

/** The channel that `fork` opens lets the supervisor stop everything when we are gone, however that came. */
function startSupervisor(dataFolder: string): ChildProcess {
  const main = join(repositoryRoot, 'local-stack/src/start/main.ts');
  return fork(main, ['--ports=auto', `--data=${dataFolder}`], { cwd: repositoryRoot, silent: true });
}

async function isReady(supervisor: ChildProcess): Promise<void> {
  let output = '';
  const ready = new Promise<void>((resolve) => {
    supervisor.on('message', (message) => message === 'ready' && resolve());
  });
  for (const stream of [supervisor.stdout, supervisor.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
  }
  const ended = once(supervisor, 'exit').then(([code]) => {
    throw new Error(`The stack for the browser tests did not start (exit code ${code}):\n${output}`);
  });
  await Promise.race([ready, ended]);
  ended.catch(() => undefined);
}

function useStack(dataFolder: string): void {
  process.env['E2E_STACK'] = readFileSync(dataPaths(dataFolder).stackFile, 'utf8');
}

/** Stops the stack and forgets its data; its logs stay beside the test results. */
async function end(supervisor: ChildProcess, dataFolder: string): Promise<void> {
  if (supervisor.exitCode === null && supervisor.signalCode === null) {
    const exited = once(supervisor, 'exit');
    supervisor.kill('SIGTERM');
    await exited;
  }
  const { logs } = dataPaths(dataFolder);
  if (existsSync(logs)) cpSync(logs, join(repositoryRoot, 'test-results', 'stack-logs'), { recursive: true });
  removeTestFolder(dataFolder);
}
