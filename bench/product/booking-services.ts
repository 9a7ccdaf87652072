import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { withClient } from '../../local-stack/src/postgres/databases.ts';
import { benchRules, SITE_ORIGIN } from '../../booking-service/bench/shop.ts';
import type { Bench } from '../frame/bench.ts';
import { type Program, runProgram } from '../frame/programs.ts';

export const POOL_SIZE = 16;

/** What the service, and what is measured beside it, are told. */
const bookingEnvironment = (databaseUrl: string): Record<string, string> => ({
  APP_ENV: 'test',
  LOG_LEVEL: 'info',
  BOOKING_DATABASE_URL: databaseUrl,
  DATABASE_POOL_SIZE: String(POOL_SIZE),
  SITE_ORIGIN,
  // Nobody is there: the service works from the catalogue in its database, and sends no mails.
  CMS_URL: 'http://127.0.0.1:9',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'bench@example.test',
  RECORDINGS_DIR: join(tmpdir(), 'bench-recordings', new URL(databaseUrl).pathname.slice(1)),
  CONTENT_API_TOKEN: 'bench-content-token-of-a-sufficient-length',
  PROOF_OF_WORK_SECRET: 'bench-proof-of-work-secret-of-a-sufficient-length',
  TOSS_CLIENT_KEY: 'test_ck_bench',
  TOSS_SECRET_KEY: 'test_sk_bench',
  TRUSTED_PROXIES: '1',
  LIMIT_READS_PER_ADDRESS_PER_MINUTE: '100000000',
});

/** A migrated database with a catalogue that sells day and night. */
export async function newShop(bench: Bench): Promise<string> {
  const databaseUrl = await bench.newDatabase('booking');
  const env = { BOOKING_DATABASE_URL: databaseUrl, APP_ENV: 'test' };
  await runProgram({ folder: 'booking-service', command: ['src/migrate.ts'], env });
  const { addons } = initialCatalogue;
  await withClient(databaseUrl, async (client) => {
    const values = [JSON.stringify(benchRules), JSON.stringify(addons)];
    await client.query('INSERT INTO catalogue_versions (version, rules, addons) VALUES (1, $1, $2)', values);
    for (const { id, name } of benchRules.studios)
      await client.query('INSERT INTO studios (id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, name]);
  });
  return databaseUrl;
}

const startBookingService = (bench: Bench, databaseUrl: string): Promise<Program> =>
  bench.start({
    folder: 'booking-service',
    command: ['src/main.ts'],
    env: bookingEnvironment(databaseUrl),
    readyPath: '/readyz',
  });

/** Copies of the service on one database. */
export const startCopies = (bench: Bench, databaseUrl: string, count: number): Promise<Program[]> =>
  Promise.all(Array.from({ length: count }, () => startBookingService(bench, databaseUrl)));

/** How many copies are measured. */
export const COPIES = [1, 2, 4] as const;

/** A program of ours or a rival in the booking service's bench folder. */
export const startBeside = (bench: Bench, file: string, databaseUrl: string): Promise<Program> =>
  bench.start({
    folder: 'booking-service',
    command: [`bench/${file}`],
    env: bookingEnvironment(databaseUrl),
  });
