import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { isPortFree, portHolder } from '../processes/ports.ts';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { createCluster } from './cluster.ts';
import { clearStaleLock } from './stale-lock.ts';
import { canReach, type SystemUser, userInsteadOfRoot } from './system-user.ts';

export interface PostgresOptions {
  /** Where the cluster lives; made on the first start. */
  folder: string;
  port: number;
  /** Of the superuser `postgres`; taken up when the cluster is made, and the same ever after. */
  password: string;
  /** Its data are those of a test run, which nobody reads after a crash: it does not wait for the disk. */
  isThrownAway?: boolean;
  /** Every line the server writes. */
  onLog?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** The superuser's connection to the database `postgres`. */
  url: string;
  pid: number;
  /** Where the cluster really is: elsewhere than asked for when root's folders are closed to Postgres' user. */
  folder: string;
  /** What was cleared away before the start, if anything. */
  note: string | undefined;
  /** Fast shutdown; resolves when the server has ended. */
  stop: () => Promise<void>;
  /** Resolves with the exit code when the server has ended, for whatever reason. */
  exited: Promise<number | null>;
}

const readyLine = 'ready to accept connections';
const shutdownMs = 15_000;

/** Starts a real PostgreSQL 18 from npm packages, for this machine only (127.0.0.1, no socket file). */
export async function startEmbeddedPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const user = userInsteadOfRoot();
  const folder = clusterFolder(options.folder, user);
  const binaries = await prepareBinaries(join(dirname(folder), 'binaries'), user);
  await createCluster(folder, { binaries, user, ...options });
  const note = await clearStaleLock(folder);
  if (!(await isPortFree(options.port))) {
    throw new Error(`Port ${options.port} for PostgreSQL is taken by ${portHolder(options.port)}.`);
  }
  const child = spawn(binaries.postgres, serverArguments(folder, options), {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own group: Ctrl-C in the terminal must reach it only after those that use it.
    detached: true,
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  await isReady(child, exited, options.onLog);
  return {
    url: `postgres://postgres:${encodeURIComponent(options.password)}@127.0.0.1:${options.port}/postgres`,
    pid: child.pid as number,
    folder,
    note,
    exited,
    stop: () => stop(child, exited, binaries, folder),
  };
}

/**
 * Where the cluster asked for in `folder` really lives. Root's home is usually closed to the user that runs Postgres
 * in root's stead: then it is a folder in /var/tmp, found again by its name.
 */
export function clusterFolder(folder: string, user: SystemUser | undefined = userInsteadOfRoot()): string {
  if (!user || canReach(dirname(folder), user)) return folder;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return join('/var/tmp', `record-cafe-${name}`, basename(folder));
}

/** Durability stays as PostgreSQL ships it (`fsync`, `synchronous_commit`): with data that anybody keeps it is never traded for speed. */
const serverArguments = (folder: string, { port, isThrownAway }: PostgresOptions) => [
  ...['-D', folder, '-p', String(port)],
  ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  ...['-c', 'max_connections=300', '-c', 'log_destination=stderr', '-c', 'logging_collector=off'],
  // DETAIL lines quote rows, and rows hold names and addresses.
  ...['-c', 'log_error_verbosity=terse'],
  ...(isThrownAway ? ['-c', 'fsync=off', '-c', 'full_page_writes=off'] : []),
];

async function isReady(
  child: ChildProcess,
  exited: Promise<number | null>,
  onLog: ((line: string) => void) | undefined,
): Promise<void> {
  const lastLines: string[] = [];
  const lines = createInterface({ input: child.stderr as NodeJS.ReadableStream });
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      onLog?.(line);
      lastLines.push(line);
      if (lastLines.length > 8) lastLines.shift();
      if (line.includes(readyLine)) resolve();
    });
  });
  const failed = Promise.race([exited, once(child, 'error').then(([error]) => String(error))]).then((why) => {
    throw new Error(`PostgreSQL did not start (${why}):\n${lastLines.join('\n')}`);
  });
  await Promise.race([ready, failed]);
  failed.catch(() => undefined);
}

async function stop(
  child: ChildProcess,
  exited: Promise<number | null>,
  binaries: Binaries,
  folder: string,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const force = setTimeout(() => child.kill('SIGQUIT'), shutdownMs);
  if (process.platform === 'win32') execFileSync(binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast']);
  else child.kill('SIGINT');
  await exited;
  clearTimeout(force);
}
