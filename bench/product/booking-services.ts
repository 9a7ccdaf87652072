import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Branch } from 'shared/branches/branch.ts';
import { FIRST_BRANCH } from 'shared/branches/first-branch.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { withClient } from '../../local-stack/src/postgres/databases.ts';
import { benchRules, SITE_ORIGIN } from '../../booking-service/bench/shop.ts';
import type { Bench } from '../frame/bench.ts';
import { type Program, runProgram } from '../frame/programs.ts';

export const POOL_SIZE = 16;

/** What service and simulator know each other by. */
export const shopKeys = { TOSS_CLIENT_KEY: 'test_ck_bench', TOSS_SECRET_KEY: 'test_sk_bench' } as const;

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
  SEALING_SECRET: 'bench-sealing-secret-of-a-sufficient-length',
  ...shopKeys,
  TRUSTED_PROXIES: '1',
  LIMIT_READS_PER_ADDRESS_PER_MINUTE: '100000000',
});

interface SoldBy {
  rules: BusinessRules;
  branches: Branch[];
}

/** A migrated database with a catalogue: without another one it sells day and night. */
export async function newShop(
  bench: Bench,
  { rules, branches }: SoldBy = { rules: benchRules, branches: [] },
): Promise<string> {
  const databaseUrl = await bench.newDatabase('booking');
  const env = { BOOKING_DATABASE_URL: databaseUrl, APP_ENV: 'test' };
  await runProgram({ folder: 'booking-service', command: ['src/migrate.ts'], env });
  const { addons, sessionMails } = initialCatalogue;
  await withClient(databaseUrl, async (client) => {
    const values = [rules, addons, branches, sessionMails].map((part) => JSON.stringify(part));
    await client.query(
      'INSERT INTO catalogue_versions (version, rules, addons, branches, session_mails) VALUES (1, $1, $2, $3, $4)',
      values,
    );
    for (const branch of branches)
      await client.query('INSERT INTO branches (id) VALUES ($1) ON CONFLICT DO NOTHING', [branch.id]);
    for (const branch of branches.length > 0 ? branches : [{ ...rules, id: FIRST_BRANCH }])
      for (const { id, name } of branch.studios)
        await client.query(
          'INSERT INTO studios (id, name, branch_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
          [id, name, branch.id],
        );
  });
  return databaseUrl;
}

const startBookingService = (
  bench: Bench,
  databaseUrl: string,
  env: Record<string, string>,
): Promise<Program> =>
  bench.start({
    folder: 'booking-service',
    command: ['src/main.ts'],
    env: { ...bookingEnvironment(databaseUrl), ...env },
    readyPath: '/readyz',
  });

/** Copies of the service on one database. */
export const startCopies = (
  bench: Bench,
  databaseUrl: string,
  count: number,
  env: Record<string, string> = {},
): Promise<Program[]> =>
  Promise.all(Array.from({ length: count }, () => startBookingService(bench, databaseUrl, env)));

/** The card provider that services pay at. */
export const startSimulator = (bench: Bench): Promise<Program> =>
  bench.start({
    folder: 'local-stack',
    command: ['src/payment-simulator/main.ts'],
    env: { APP_ENV: 'test', ...shopKeys },
  });

/** How many copies are measured. */
export const COPIES = [1, 2, 4] as const;

/** A program of ours or a rival in the booking service's bench folder. */
export const startBeside = (bench: Bench, file: string, databaseUrl: string): Promise<Program> =>
  bench.start({
    folder: 'booking-service',
    command: [`bench/${file}`],
    env: bookingEnvironment(databaseUrl),
  });
