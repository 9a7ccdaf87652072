import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase } from '../postgres/databases.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { freePort } from '../processes/ports.ts';
import { repositoryRoot } from '../start/options.ts';

/**
 * `npm run bench`: the booking service's benchmark on a PostgreSQL of its own, which is forgotten afterwards.
 * `npm run bench -- migrate-orders 100000` runs another program of its folder.
 */
const [program = 'run', ...programArguments] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'record-cafe-bench-'));
// Postgres may run as another user than we do: it has to reach its data through this folder.
await chmod(folder, 0o711);
const postgres = await startEmbeddedPostgres({
  folder: join(folder, 'postgres'),
  port: await freePort(),
  password: 'bench-superuser',
});
const owner = { database: 'booking', role: 'booking', password: 'bench-booking' };
const env = { ...process.env, BOOKING_DATABASE_URL: await ensureDatabase(postgres.url, owner) };
const bench = spawn(
  process.execPath,
  [join(repositoryRoot, `booking-service/bench/${program}.ts`), ...programArguments],
  {
    env,
    stdio: 'inherit',
  },
);
const [exitCode] = (await once(bench, 'exit')) as [number | null];
await postgres.stop();
await rm(postgres.folder, { recursive: true, force: true });
await rm(folder, { recursive: true, force: true });
process.exitCode = exitCode ?? 1;
