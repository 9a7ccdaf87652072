import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isGoneWithin } from '../processes/stop-process.ts';
import { withBuildLock } from './build-lock.ts';
import { ChildProgram } from './child-program.ts';
import { type DatabaseServer, startDatabases } from './databases.ts';
import { dataPaths } from './data-folder.ts';
import { repositoryRoot, type StackOptions } from './options.ts';
import { report } from './report.ts';
import { RunRecorder } from './run-record.ts';
import { loadSecrets } from './secrets.ts';
import {
  type Definition,
  definitions as allDefinitions,
  type ServiceDefinition,
  type TaskDefinition,
} from './services.ts';
import { hashSources, isMadeFrom, noteMadeFrom } from './source-hash.ts';
import { type StackContext, stackUrls } from './stack-context.ts';
import { runSteps } from './step-runner.ts';

/** A service that ends more often than this within a minute is not started again. */
const restartsPerMinute = 3;

/** The running product: starts everything in order, starts again what dies, stops everything. */
export class Stack {
  readonly #options: StackOptions;
  readonly #definitions: Definition[];
  readonly #recorder: RunRecorder;
  readonly context: StackContext;
  readonly #programs = new Map<string, ChildProgram>();
  #databases: Promise<DatabaseServer> | undefined;
  /** When PostgreSQL ended by itself, within the last minute. */
  #databaseEnds: number[] = [];
  #isStopping = false;
  /** Rejects when something has died for good and the stack cannot go on. */
  readonly broken = Promise.withResolvers<never>();

  /** `definitions` says what the stack consists of beside its databases; tests put programs of their own there. */
  constructor(options: StackOptions, definitions: Definition[] = allDefinitions) {
    this.#options = options;
    this.#definitions = definitions;
    const paths = dataPaths(options.dataFolder);
    this.#recorder = new RunRecorder(paths.runRecord);
    this.context = {
      ports: options.ports,
      host: options.host,
      paths,
      secrets: loadSecrets(paths.secrets),
      urls: stackUrls(options.ports),
      databaseUrls: {
        bookingOwner: options.givenDatabases.bookingOwner ?? '',
        booking: options.givenDatabases.booking ?? '',
        cms: options.givenDatabases.cms ?? '',
      },
    };
    this.broken.promise.catch(() => undefined);
  }

  async start(): Promise<void> {
    const databases = { id: 'postgres', needs: [], run: () => this.#startDatabases() };
    const programs = this.#definitions.map((definition) => ({
      id: definition.id,
      needs: definition.needs,
      run: () => (definition.kind === 'task' ? this.#runTask(definition) : this.#startService(definition)),
    }));
    await runSteps([databases, ...programs]);
  }

  /** Only what is made of the sources alone, or the one with this id; a later start finds it done. */
  async build(only?: string): Promise<void> {
    const tasks = this.#definitions.filter((definition) => definition.kind === 'task');
    const builds = tasks.filter(
      ({ id, onceFor, needs }) => onceFor && needs.length === 0 && (only === undefined || id === only),
    );
    await Promise.all(builds.map((build) => this.#runTask(build)));
  }

  /** Stops everything that was started: programs with their children first, then the database they use. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all([...this.#programs.values()].map((program) => program.stop()));
    // A PostgreSQL that is still starting has to be stopped too.
    const databases = await this.#databases?.catch(() => undefined);
    await databases?.stop();
    this.#recorder.delete();
  }

  async #startDatabases(): Promise<void> {
    const startedAt = Date.now();
    this.#databases = startDatabases(this.#options, this.context, (pid) =>
      this.#recorder.add('postgres', pid),
    );
    const databases = await this.#databases;
    if (this.#isStopping) return;
    this.context.databaseUrls = databases.urls;
    report.done(databases.title, Date.now() - startedAt);
    void databases.ended.then((end) => this.#restartDatabases(end));
  }

  /** Starts PostgreSQL again when it ends by itself; whoever uses it connects anew. Gives up when that happens too often. */
  async #restartDatabases(end: string): Promise<void> {
    if (this.#isStopping) return;
    const failure = `PostgreSQL ended (${end}). Its log: ${this.context.paths.logs}/postgres.log`;
    this.#databaseEnds = [...this.#databaseEnds, Date.now()].filter((at) => at > Date.now() - 60_000);
    const ends = this.#databaseEnds.length;
    if (ends > restartsPerMinute) return this.broken.reject(new Error(failure));
    report.warning(`${failure}\n\n    Starting it again.`);
    // Its children notice a moment later that it is gone, and hold its memory until then.
    await delay(1_000 * ends);
    if (this.#isStopping) return;
    await this.#startDatabases().catch((error: unknown) => this.#restartDatabases(String(error)));
  }

  async #runTask(task: TaskDefinition): Promise<void> {
    const once = task.onceFor && this.#mark(task.onceFor);
    if (!once) return this.#runToEnd(task);
    const doOnce = async () => {
      if (isMadeFrom(once.file, once.hash)) return report.skipped(task.title, 'up to date');
      await this.#runToEnd(task);
      noteMadeFrom(once.file, once.hash);
    };
    const lock = join(repositoryRoot, '.data', 'locks', task.id);
    await withBuildLock(lock, doOnce, () =>
      report.begins(`${task.title}: waiting for another run of the same`),
    );
  }

  async #runToEnd(task: TaskDefinition): Promise<void> {
    if (task.announce) report.begins(task.announce);
    const startedAt = Date.now();
    const program = this.#launch(task);
    await program.succeeded();
    this.#recorder.remove(program.running.pid);
    this.#programs.delete(task.id);
    report.done(task.title, Date.now() - startedAt);
  }

  #mark({ sources, mark }: NonNullable<TaskDefinition['onceFor']>) {
    const file = typeof mark === 'string' ? mark : mark(this.context);
    return {
      file: isAbsolute(file) ? file : join(repositoryRoot, file),
      hash: hashSources(repositoryRoot, sources),
    };
  }

  async #startService(service: ServiceDefinition): Promise<void> {
    const startedAt = Date.now();
    const program = this.#launch(service);
    await program.ready(service);
    report.done(service.title, Date.now() - startedAt);
    void this.#keepRunning(service, program, []);
  }

  /** Starts a service again when it ends by itself, and gives up when that happens too often. */
  async #keepRunning(
    service: ServiceDefinition,
    program: ChildProgram,
    earlierEnds: number[],
  ): Promise<void> {
    const end = await program.ended;
    if (program.isStopping || this.#isStopping) return;
    const failure = program.failure(`ended (${end})`);
    const ends = [...earlierEnds, Date.now()].filter((at) => at > Date.now() - 60_000);
    if (ends.length > restartsPerMinute) return this.broken.reject(failure);
    report.warning(`${failure.message}\n\n    Starting ${service.id} again.`);
    await isGoneWithin(program.running, 1_000);
    await delay(250 * ends.length);
    if (this.#isStopping) return;
    try {
      const next = this.#launch(service);
      const startedAt = Date.now();
      void this.#keepRunning(service, next, ends);
      await next.ready(service);
      report.done(`${service.title} (again)`, Date.now() - startedAt);
    } catch {
      // It ended before it was ready: the call above says so and tries again.
    }
  }

  #launch(definition: Definition): ChildProgram {
    if (this.#isStopping) throw new Error('The stack is being stopped.');
    if (!existsSync(join(repositoryRoot, definition.workspace))) {
      throw new Error(`The folder ${definition.workspace} is missing: clone the repository again.`);
    }
    const program = new ChildProgram(definition, this.context, this.#options.dataFolder);
    this.#programs.set(definition.id, program);
    this.#recorder.add(definition.id, program.running.pid);
    return program;
  }
}
