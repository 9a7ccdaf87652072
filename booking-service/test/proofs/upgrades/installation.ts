import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { openDatabase } from '../../../src/platform/database.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { aCatalogue } from '../../harness/catalogue.ts';
import { MORNING } from '../../harness/clock.ts';
import { type CopyProcess, startCopyProcess } from '../../harness/copy-process.ts';
import { createEmptyDatabase } from '../../harness/database.ts';
import { openShop } from '../../harness/provider-shop.ts';

/**
 * A shop that sells with one release on a database of that release. Gone after the tests of the file.
 * @param release the folder of its code
 */
export async function openInstallation(release: string) {
  const database = await createEmptyDatabase();
  const db = openDatabase({ url: database.adminUrl, poolSize: 4, log: createLogger('silent') });
  const shop = openShop();
  const copies: CopyProcess[] = [];
  afterAll(async () => {
    for (const copy of copies) copy.kill('SIGKILL');
    await db.close();
    await database.drop();
  });

  /** Runs a release's own migrations, as its container does before its service starts. @returns what it says */
  async function migrate(folder: string): Promise<string> {
    const roles = { BOOKING_OWNER_DATABASE_URL: database.adminUrl, BOOKING_DATABASE_URL: database.url };
    const program = join(folder, 'booking-service/src/migrate.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [program], {
      env: { ...process.env, ...roles },
    });
    return stdout;
  }

  /** Another copy of the service, in the code of a release. */
  async function start(folder: string): Promise<CopyProcess> {
    const { clientKey, secretKey } = shop.keys;
    const environment = { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey };
    const now = new Date(MORNING);
    const copy = await startCopyProcess({
      databaseUrl: database.url,
      now,
      release: folder,
      environment,
    });
    copies.push(copy);
    return copy;
  }

  await migrate(release);
  const { rules, addons, sessionMails } = aCatalogue(1);
  await db.query(
    'INSERT INTO catalogue_versions (version, rules, addons, session_mails) VALUES (1, $1, $2, $3)',
    [rules, addons, sessionMails].map((part) => JSON.stringify(part)),
  );
  const first = await start(release);
  await shop.open(`${first.url}/api/payments/webhook`);
  return { db, shop, first, migrate, start };
}
