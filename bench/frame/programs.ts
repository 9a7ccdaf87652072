import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../local-stack/src/processes/ports.ts';
import { repositoryRoot } from '../../local-stack/src/start/options.ts';

const READY_WITHIN_MS = 60_000;

export interface Program {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

export interface ProgramOptions {
  /** Where it runs, below the repository. */
  folder: string;
  /** Arguments for Node; a function where they hold the port. */
  command: string[] | ((port: number) => string[]);
  env?: Record<string, string>;
  /** Answers 2xx as soon as the program is ready. */
  readyPath?: string;
}

/** Of our own environment nothing that is meant for us alone. */
function inherited(): NodeJS.ProcessEnv {
  const { PORT: _port, NODE_OPTIONS: _options, NODE_ENV: _mode, ...rest } = process.env;
  return { ...rest, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
}

/** Starts a program in a process of its own, on a free port, and waits until it answers. */
export async function startProgram({
  folder,
  command,
  env = {},
  readyPath = '/',
}: ProgramOptions): Promise<Program> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = typeof command === 'function' ? command(port) : command;
  const child = spawn(process.execPath, program, {
    cwd: join(repositoryRoot, folder),
    env: { ...inherited(), ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(`${url}${readyPath}`))) {
    if (Date.now() > deadline) child.kill();
    if (hasEnded()) throw new Error(`${program.join(' ')} in ${folder} ended before it answered.`);
    await delay(50);
  }
  return {
    url,
    pid: child.pid ?? -1,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs a program to its end, and gives what it has written. */
export async function runProgram({
  folder,
  command,
  env = {},
}: {
  folder: string;
  command: string[];
  env?: Record<string, string>;
}): Promise<string> {
  const child = spawn(process.execPath, command, {
    cwd: join(repositoryRoot, folder),
    env: { ...inherited(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const output = await text(child.stdout);
  const [exitCode] = await ended;
  if (exitCode !== 0) throw new Error(`${command.join(' ')} failed in ${folder}.`);
  return output;
}

/** Asks a program for something, and reads its answer. */
export async function ask<Answer>(url: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
