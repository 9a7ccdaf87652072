import { join } from 'node:path';
import { ensureDatabase } from '../../local-stack/src/postgres/databases.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../local-stack/src/postgres/embedded-postgres.ts';
import { freePort } from '../../local-stack/src/processes/ports.ts';
import { makeTestFolder, removeTestFolder } from '../../local-stack/src/testing/test-folder.ts';
import type { Options } from './options.ts';
import { type Program, type ProgramOptions, startProgram } from './programs.ts';

interface Stoppable {
  stop(): Promise<void>;
}

/** What a run has for all measurements: its options, a folder and a PostgreSQL of its own, which are forgotten afterwards. */
export class Bench {
  readonly options: Options;
  readonly folder: string;
  readonly #postgres: EmbeddedPostgres;
  #databases = 0;
  readonly #ends: (() => Promise<void>)[] = [];
  readonly #shared = new Map<unknown, Promise<Stoppable>>();

  private constructor(options: Options, folder: string, postgres: EmbeddedPostgres) {
    this.options = options;
    this.folder = folder;
    this.#postgres = postgres;
  }

  static async open(options: Options): Promise<Bench> {
    const folder = await makeTestFolder();
    const postgres = await startEmbeddedPostgres({
      folder: join(folder, 'postgres'),
      port: await freePort(),
      password: 'bench-superuser',
    });
    return new Bench(options, folder, postgres);
  }

  /** The superuser's connection. */
  get postgresUrl(): string {
    return this.#postgres.url;
  }

  get postgresPid(): number {
    return this.#postgres.pid;
  }

  /** A new, empty database with a role that owns it. */
  newDatabase(name: string): Promise<string> {
    this.#databases += 1;
    const role = `${name}_${this.#databases}`;
    return ensureDatabase(this.#postgres.url, { database: role, role, password: 'bench' });
  }

  /** Starts a program that is measured, until the end of the measurement. */
  async start(program: ProgramOptions): Promise<Program> {
    const started = await startProgram(program);
    this.atEnd(() => started.stop());
    return started;
  }

  /** What is to be done at the end of the measurement, however it ends. */
  atEnd(work: () => Promise<void>): void {
    this.#ends.push(work);
  }

  /** The end of a measurement: what was started last stops first. */
  async end(): Promise<void> {
    for (let work = this.#ends.pop(); work; work = this.#ends.pop()) await work();
  }

  /** What several measurements need and takes long to start: started by the first, stopped at the end of the run. */
  async shared<Started extends Stoppable>(start: () => Promise<Started>): Promise<Started> {
    const running = this.#shared.get(start) ?? start();
    this.#shared.set(start, running);
    return (await running) as Started;
  }

  async close(): Promise<void> {
    await this.end();
    for (const running of this.#shared.values()) await (await running).stop();
    await this.#postgres.stop();
    removeTestFolder(this.folder);
  }
}
