import type { Catalogue } from 'shared/catalogue/catalogue.ts';
import { afterAll } from 'vitest';
import { openDatabase } from '../../src/platform/database.ts';
import type { Database } from '../../src/platform/database.ts';
import { createLogger } from '../../src/platform/logger.ts';
import type { Service } from '../../src/service.ts';
import { startService } from '../../src/service.ts';
import type { Overrides } from '../../src/service.ts';
import { aCatalogue, sell } from './catalogue.ts';
import type { TestClock } from './clock.ts';
import { testClock } from './clock.ts';
import { testConfig } from './config.ts';
import type { TestDatabase } from './database.ts';
import { createTestDatabase } from './database.ts';
import type { HttpClient } from './http.ts';
import { httpClient } from './http.ts';

/** One copy of the real service on a database of its own, and what a test needs around it. */
export interface ServiceUnderTest extends HttpClient {
  service: Service;
  /** Not the service's own: a test may do what the service's role may not. */
  db: Database;
  clock: TestClock;
  database: TestDatabase;
  /** Another copy of the service on the same database and clock. */
  anotherCopy(environment?: Record<string, string>): Promise<Service>;
}

export interface TestOptions extends Omit<Overrides, 'clock'> {
  clock?: TestClock;
  /** Environment keys that differ from the harness's own. */
  environment?: Record<string, string>;
  /** What is on sale from the start; null for nothing. The specification's catalogue when left out. */
  catalogue?: Catalogue | null;
}

/** Starts the service for this test file and stops it after the last test. Jobs run only when a test asks for them. */
export async function startTestService(options: TestOptions = {}): Promise<ServiceUnderTest> {
  const { clock = testClock(), environment, catalogue = aCatalogue(1), ...overrides } = options;
  const database = await createTestDatabase();
  const copies: Service[] = [];
  const start = async (extra: Record<string, string> = {}) => {
    const config = testConfig(database.url, { ...environment, ...extra });
    const copy = await startService(config, { backgroundJobs: false, ...overrides, clock: clock.now });
    copies.push(copy);
    return copy;
  };
  const service = await start();
  const db = openDatabase({ url: database.adminUrl, poolSize: 10, log: createLogger('silent') });
  if (catalogue) await sell(db, catalogue);
  afterAll(async () => {
    await Promise.all(copies.map((copy) => copy.stop()));
    await db.close();
    await database.drop();
  });
  return { ...httpClient(service.url), service, db, clock, database, anotherCopy: start };
}
