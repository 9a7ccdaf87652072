import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ensureDatabase, ensureGuest, withClient } from '../../../src/postgres/databases.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/postgres/embedded-postgres.ts';
import { processIdentity } from '../../../src/processes/process-identity.ts';
import { freePort } from '../../../src/processes/ports.ts';
import { useScratchFolder } from '../../support/scratch-folder.ts';

const password = 'local test: ü/@';
const scratch = useScratchFolder();
let folder: string;
let server: EmbeddedPostgres | undefined;

const start = async (port?: number, onLog?: (line: string) => void, isThrownAway = false) => {
  const options = { folder, port: port ?? (await freePort()), password, isThrownAway };
  server = await startEmbeddedPostgres({ ...options, ...(onLog && { onLog }) });
  return server;
};

const ask = (url: string, question: string) =>
  withClient(url, async (client) => Object.values((await client.query(question)).rows[0] ?? {})[0]);

beforeAll(async () => {
  folder = join(scratch.path, 'postgres');
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

describe('the embedded PostgreSQL', () => {
  test('is version 18 and never trades durability for speed', async () => {
    const { url } = await start();
    expect(await ask(url, 'SHOW server_version')).toMatch(/^18\./);
    expect(await ask(url, 'SHOW fsync')).toBe('on');
    expect(await ask(url, 'SHOW full_page_writes')).toBe('on');
    expect(await ask(url, 'SHOW synchronous_commit')).toBe('on');
  });

  test('waits for no disk only where its data are thrown away', async () => {
    const { url } = await start(undefined, undefined, true);
    expect(await ask(url, 'SHOW fsync')).toBe('off');
    expect(await ask(url, 'SHOW synchronous_commit')).toBe('on');
  });

  test('listens on this machine only', async () => {
    const { url } = await start();
    expect(await ask(url, 'SHOW listen_addresses')).toBe('127.0.0.1');
    expect(await ask(url, 'SHOW unix_socket_directories')).toBe('');
  });

  test('writes nothing of a row into its log when a constraint refuses it', async () => {
    const lines: string[] = [];
    const { url } = await start(undefined, (line) => lines.push(line));
    await withClient(url, async (client) => {
      await client.query('CREATE TEMPORARY TABLE guests (email text UNIQUE)');
      await client.query('INSERT INTO guests VALUES ($1)', ['mina@example.test']);
      await expect(client.query('INSERT INTO guests VALUES ($1)', ['mina@example.test'])).rejects.toThrow();
    });
    await server?.stop();
    expect(lines.join('\n')).toContain('guests_email_key');
    expect(lines.join('\n')).not.toContain('mina@example.test');
  });

  test('gives each role its own database and keeps the others out', async () => {
    const { url } = await start();
    const booking = await ensureDatabase(url, { database: 'booking', role: 'booking', password: 'one' });
    const cms = await ensureDatabase(url, { database: 'cms', role: 'cms', password: 'two' });
    expect(await ask(booking, 'SELECT current_user')).toBe('booking');
    const strangersUrl = cms.replace(/\/cms$/, '/booking');
    await expect(ask(strangersUrl, 'SELECT 1')).rejects.toThrow('permission denied for database "booking"');
  });

  test('gives a guest of a database what it is granted, and nothing to own', async () => {
    const { url } = await start();
    const owner = await ensureDatabase(url, { database: 'studio', role: 'producer', password: 'two' });
    const service = { database: 'studio', role: 'singer', password: 'one' };
    const guest = await ensureGuest(url, service);
    await ask(owner, 'CREATE TABLE takes AS SELECT 7 AS number');
    await ask(owner, 'GRANT SELECT ON takes TO singer');
    expect(await ask(guest, 'SELECT number FROM takes')).toBe(7);
    await expect(ask(guest, 'DROP TABLE takes')).rejects.toThrow('must be owner of table takes');
    await expect(ask(guest, 'CREATE TABLE others ()')).rejects.toThrow('permission denied for schema');
    expect(await ensureGuest(url, service)).toBe(guest);
  });

  test('takes a new password for a role and keeps its data when asked again', async () => {
    const { url } = await start();
    const first = await ensureDatabase(url, { database: 'kept', role: 'keeper', password: 'old' });
    await ask(first, 'CREATE TABLE songs AS SELECT 7 AS number');
    const second = await ensureDatabase(url, { database: 'kept', role: 'keeper', password: 'new' });
    expect(await ask(second, 'SELECT number FROM songs')).toBe(7);
    await expect(ask(first, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  test('names whoever holds its port', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as { port: number };
    await expect(start(port)).rejects.toThrow(`Port ${port} for PostgreSQL is taken by pid ${process.pid}`);
    squatter.close();
  });

  test('ends the server of a run that was killed, and loses nothing', async () => {
    const orphan = spawn(process.execPath, [join(import.meta.dirname, 'orphan.ts'), folder, password], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pidText] = (await once(orphan.stdout, 'data')) as [Buffer];
    orphan.kill('SIGKILL');
    await once(orphan, 'exit');
    const orphanPid = Number(pidText);
    expect(processIdentity(orphanPid)).toBeDefined();

    const { url, note } = await start();
    expect(note).toBe(`stopped the PostgreSQL of an earlier run (pid ${orphanPid})`);
    expect(processIdentity(orphanPid)).toBeUndefined();
    expect(await ask(url, 'SELECT count(*)::int FROM left_behind')).toBe(1);
  });

  test('removes the lock of a server that is gone, even when its pid belongs to somebody else now', async () => {
    await (await start()).stop();
    await writeFile(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n0\n5433\n\n127.0.0.1\n`);
    const { url, note } = await start();
    expect(note).toBe('removed the lock of a PostgreSQL that is gone');
    expect(await ask(url, 'SELECT 1')).toBe(1);
  });

  test('is gone, and so is its lock, once it has been stopped', async () => {
    const { pid, stop } = await start();
    await stop();
    expect(processIdentity(pid)).toBeUndefined();
    expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false);
  });
});
