import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { startMailCatcher } from '../mail-catcher/mail-catcher.ts';
import { startSimulator } from '../payment-simulator/simulator.ts';
import { ensureDatabase, ensureGuest } from '../postgres/databases.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { freePort } from '../processes/ports.ts';
import { repositoryRoot } from '../start/options.ts';
import { findPgBouncer, startPooler } from './pooler.ts';
import { makeTestFolder, removeTestFolder } from './test-folder.ts';

const run = promisify(execFile);

/** Projects whose tests need a database, a mail server or a card provider, and the layers that do. */
const projectsWithServices = ['booking-service', 'cms'];
const layersWithoutServices = ['rules', 'pages'];

const superuserPassword = 'test-superuser';
const template = { database: 'booking_template', role: 'booking_owner', password: 'test-booking-owner' };
/** Who the service under test connects as. */
const service = { ...template, role: 'booking', password: 'test-booking' };

/**
 * Once per test run: a PostgreSQL, a mail catcher and a payment simulator of its own, on free ports, with no data.
 * Every key is described in types/vitest-provided.d.ts.
 */
export default async function globalSetup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const chosen = project.vitest.projects.map(({ name }) => name);
  if (!chosen.some((name) => projectsWithServices.includes(name))) return undefined;
  if (layersWithoutServices.includes(process.env['TEST_LAYER'] ?? '')) return undefined;

  // `npm run test:pooled`; asked for before anything is started.
  const pgBouncer = process.env['POOLED'] ? findPgBouncer() : undefined;
  // The proofs of docs/promises.md are measured on a database like anybody's.
  const isThrownAway = process.env['PROOF'] === undefined;
  const folder = await makeTestFolder({ isThrownAway });
  // What tests leave in the system's temporary folder goes with the run's own; Postgres may be another user.
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  chmodSync(temporary, 0o1777);
  process.env['TMPDIR'] = temporary;
  const [postgres, mail, simulator] = await Promise.all([
    startEmbeddedPostgres({
      folder: join(folder, 'postgres'),
      port: await freePort(),
      password: superuserPassword,
      isThrownAway,
    }),
    startMailCatcher({ folder: join(folder, 'mail'), smtpPort: 0, inboxPort: 0 }),
    startSimulator({ port: 0 }),
  ]);
  const urls = {
    BOOKING_OWNER_DATABASE_URL: await ensureDatabase(postgres.url, template),
    BOOKING_DATABASE_URL: await ensureGuest(postgres.url, service),
  };
  await run(process.execPath, [join(repositoryRoot, 'booking-service/src/migrate.ts')], {
    env: { ...process.env, ...urls },
  });

  const superuser = { role: 'postgres', password: superuserPassword };
  const pooler = pgBouncer
    ? await startPooler(pgBouncer, join(folder, 'pooler'), postgres.url, [superuser, template, service])
    : undefined;

  project.provide('postgresUrl', postgres.url);
  project.provide('poolerPort', pooler?.port ?? null);
  project.provide('bookingTemplate', template.database);
  project.provide('bookingUrl', urls.BOOKING_DATABASE_URL);
  project.provide('mailUrl', mail.url);
  project.provide('smtpUrl', mail.smtpUrl);
  project.provide('simulatorUrl', simulator.url);

  return async () => {
    await Promise.all([mail.stop(), simulator.stop(), pooler?.stop()]);
    await postgres.stop();
    removeTestFolder(folder);
  };
}
