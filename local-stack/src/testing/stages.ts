import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { repositoryRoot } from '../start/options.ts';
import { type Counts, oneFailed, onePassed, summaryLine, total } from './counts.ts';

/** One command of a test run. */
export interface Stage {
  title: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads how many tests passed and failed; without it the stage is one test. */
  counts?: (file: unknown) => Counts;
  resultFile?: string;
  /** Where the command writes what went wrong outside of every test. */
  errorsFile?: string;
  /** Leaves the processor to whatever else runs. */
  isPatient?: boolean;
  /** Ends the command before its time. */
  signal?: AbortSignal;
}

export const seconds = (sinceMs: number) => `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;

export const headingLine = (title: string) => `\n── ${title} ${'─'.repeat(Math.max(0, 90 - title.length))}\n`;

/** Runs a stage; `isQuiet` keeps its output together until it has ended, so that stages can run side by side. */
export async function runStage(stage: Stage, isQuiet = false): Promise<Counts> {
  const startedAt = Date.now();
  const heading = headingLine(stage.title);
  if (!isQuiet) process.stdout.write(heading);
  const [program = '', ...args] = stage.command;
  const stream = isQuiet ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd: repositoryRoot,
    stdio: ['ignore', stream, stream],
    env: { ...process.env, ...stage.env },
    signal: stage.signal,
    shell: process.platform === 'win32',
  });
  if (stage.isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const output: Buffer[] = [];
  for (const part of [child.stdout, child.stderr]) part?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const printed = Buffer.concat(output).toString();
  if (isQuiet) process.stdout.write(heading + printed);
  const counts = countsOf(stage, code === 0, printed);
  process.stdout.write(`\n${stage.title}: ${summaryLine(counts)} (${seconds(startedAt)})\n`);
  return counts;
}

function countsOf(stage: Stage, hasSucceeded: boolean, output: string): Counts {
  if (!stage.counts || !stage.resultFile) return hasSucceeded ? onePassed : oneFailed(stage.title, output);
  if (!existsSync(stage.resultFile)) return oneFailed(stage.title, 'It ended before it wrote its results.');
  const counts = stage.counts(JSON.parse(readFileSync(stage.resultFile, 'utf8')));
  // A run can fail without a failed test: a file that cannot be loaded, a setup that breaks.
  if (hasSucceeded || counts.failed > 0) return counts;
  const errors =
    stage.errorsFile && existsSync(stage.errorsFile) ? readFileSync(stage.errorsFile, 'utf8') : '';
  return total([
    counts,
    oneFailed(stage.title, `No test failed, but the run did:\n${errors || 'its output tells why.'}`),
  ]);
}
