import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processIdentity } from '../processes/process-identity.ts';
import { type RunningProcess, stopProcess } from '../processes/stop-process.ts';
import { lastLines, logPath, openLog } from './log-file.ts';
import { repositoryRoot } from './options.ts';
import { ownerKey } from './run-record.ts';
import type { Definition, ServiceDefinition } from './services.ts';
import type { StackContext } from './stack-context.ts';

const readyTimeoutMs = 120_000;

/** One program of the stack, started with its output in its log file. */
export class ChildProgram {
  readonly #definition: Definition;
  readonly #context: StackContext;
  readonly #child: ChildProcess;
  readonly running: RunningProcess;
  /** Resolves with how the program ended, in words: `exit code 1`, `signal SIGKILL`. */
  readonly ended: Promise<string>;
  #isStopping = false;

  constructor(definition: Definition, context: StackContext, dataFolder: string) {
    this.#definition = definition;
    this.#context = context;
    const log = openLog(context.paths.logs, definition.id);
    this.#child = spawn(process.execPath, definition.command(context), {
      cwd: join(repositoryRoot, definition.workspace),
      env: { ...inheritedEnv(), ...definition.env(context), HOST: context.host, [ownerKey]: dataFolder },
      stdio: ['ignore', log, log],
      // Its own group: Ctrl-C reaches us alone, and we stop it with all its children, in order.
      detached: true,
    });
    closeSync(log);
    const pid = this.#child.pid ?? -1;
    this.running = { pid, identity: processIdentity(pid) ?? 'unknown' };
    this.ended = once(this.#child, 'exit').then(
      ([code, signal]) => (signal ? `signal ${signal}` : `exit code ${code}`),
      (error: unknown) => String(error),
    );
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await stopProcess(this.running);
  }

  /** Resolves when the program has ended well; otherwise rejects with its last lines of output. */
  async succeeded(): Promise<void> {
    const end = await this.ended;
    if (end !== 'exit code 0') throw this.failure(`failed (${end})`);
  }

  /** Resolves when the program answers; rejects when it ends before, or takes longer than two minutes. */
  async ready(definition: ServiceDefinition): Promise<void> {
    const url = definition.readyUrl(this.#context);
    const deadline = Date.now() + readyTimeoutMs;
    let end: string | undefined;
    void this.ended.then((words) => (end = words));
    while (!(await answers(url, definition.isReady))) {
      if (end !== undefined) throw this.failure(`did not start (${end})`);
      if (Date.now() > deadline)
        throw this.failure(`did not answer at ${url} within ${readyTimeoutMs / 1000} s`);
      await delay(100);
    }
  }

  failure(what: string): Error {
    const { logs } = this.#context.paths;
    const { id, title } = this.#definition;
    return new Error(
      `${title}: ${id} ${what}. Its last lines, from ${logPath(logs, id)}:\n${lastLines(logs, id)}`,
    );
  }
}

async function answers(url: string, isReady: ServiceDefinition['isReady'] = () => true): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    const body = await response.text();
    return response.ok && isReady(body);
  } catch {
    return false;
  }
}

/** Of our own environment only what programs need; a PORT or a NODE_OPTIONS of the user's is not meant for ours. */
function inheritedEnv(): NodeJS.ProcessEnv {
  const { PORT: _port, NODE_OPTIONS: _options, NODE_ENV: _mode, ...rest } = process.env;
  return {
    ...rest,
    PATH: [dirname(process.execPath), rest['PATH']].join(delimiter),
    APP_ENV: 'local',
    LOG_LEVEL: rest['LOG_LEVEL'] ?? 'info',
    // Compiled code and stripped types are kept between starts.
    NODE_COMPILE_CACHE: join(repositoryRoot, 'node_modules', '.cache', 'node-compile'),
  };
}
