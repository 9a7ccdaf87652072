import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { userInsteadOfRoot } from '../postgres/system-user.ts';
import { freePort } from '../processes/ports.ts';
import { repositoryRoot } from '../start/options.ts';

/** From this version on statements that are prepared under a name work in transaction mode. */
const NEEDED = [1, 21] as const;

const howToGetIt = `PgBouncer ${NEEDED.join('.')} or newer is needed to test through a pooler.
Debian 13 and newer: apt-get install pgbouncer (macOS: brew install pgbouncer). Elsewhere put the path of the program into PGBOUNCER.`;

/** Fewer than the connections of the clients of one database, which shall take turns. */
const POOL_SIZE = 10;

/**
 * The program to test with: what PGBOUNCER names, or the one that is installed.
 * @throws Error saying how to get it
 */
export function findPgBouncer(): string {
  const program = process.env['PGBOUNCER'] ?? 'pgbouncer';
  let told: string;
  try {
    told = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    throw new Error(`There is no "${program}".\n${howToGetIt}`);
  }
  const [, major = 0, minor = 0] = /PgBouncer (\d+)\.(\d+)/.exec(told)?.map(Number) ?? [];
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]))
    throw new Error(`"${program}" is ${told.split('\n')[0]}.\n${howToGetIt}`);
  return program;
}

export interface Pooler {
  port: number;
  stop(): Promise<void>;
}

/** Starts the pooler of the Swarm (deploy/swarm/database/pgbouncer.ini) before every database of a server, for the given roles. */
export async function startPooler(
  program: string,
  folder: string,
  serverUrl: string,
  users: { role: string; password: string }[],
): Promise<Pooler> {
  const port = await freePort();
  const { hostname, port: serverPort } = new URL(serverUrl);
  const [settingsFile, usersFile] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} pool_size=${POOL_SIZE}`,
    `%include ${join(repositoryRoot, 'deploy/swarm/database/pgbouncer.ini')}`,
    `auth_file = ${usersFile}`,
    `listen_addr = 127.0.0.1`,
    `listen_port = ${port}`,
    `unix_socket_dir = ${folder}`,
    // What a client asks for and does not get would go unnoticed.
    'ignore_startup_parameters =',
    // `SHOW POOLS` for tests.
    'stats_users = postgres',
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(settingsFile, `${settings.join('\n')}\n`);
  writeFileSync(usersFile, users.map(({ role, password }) => `"${role}" "${password}"\n`).join(''));
  // PgBouncer refuses root as Postgres does.
  const user = userInsteadOfRoot();
  if (user) for (const file of [folder, settingsFile, usersFile]) chownSync(file, user.uid, user.gid);
  const child = spawn(program, [settingsFile], {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (lines.length < 20) lines.push(line);
      if (line.includes('process up')) resolve();
    });
    void exited.then(() => reject(new Error(`PgBouncer did not start:\n${lines.join('\n')}`)));
  });
  return {
    port,
    async stop() {
      child.kill('SIGINT');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
