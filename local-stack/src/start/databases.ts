import { writeSync } from 'node:fs';
import { databaseUrl, ensureDatabase, ensureGuest } from '../postgres/databases.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { openLog } from './log-file.ts';
import type { StackOptions } from './options.ts';
import { report } from './report.ts';
import type { StackContext } from './stack-context.ts';

export interface DatabaseServer {
  title: string;
  urls: StackContext['databaseUrls'];
  stop: () => Promise<void>;
  /** Resolves, in words, when the server has ended; never for databases that are not ours. */
  ended: Promise<string>;
}

/** The two databases: the user's own where their URLs are given, else in an embedded PostgreSQL. */
export async function startDatabases(
  { givenDatabases }: StackOptions,
  { ports, paths, secrets }: StackContext,
  onStarted: (pid: number) => void,
): Promise<DatabaseServer> {
  const { bookingOwner, booking, cms } = givenDatabases;
  if (bookingOwner && booking && cms) {
    return {
      title: 'Databases as given by BOOKING_DATABASE_URL and CMS_DATABASE_URL',
      urls: { bookingOwner, booking, cms },
      stop: async () => undefined,
      ended: new Promise(() => undefined),
    };
  }
  const log = openLog(paths.logs, 'postgres');
  const server = await startEmbeddedPostgres({
    folder: paths.postgres,
    port: ports.postgres,
    password: secrets.postgresPassword,
    onLog: (line) => writeSync(log, `${line}\n`),
  });
  onStarted(server.pid);
  if (server.note) report.note(`PostgreSQL: ${server.note}`);
  const roles = {
    bookingOwner: {
      database: 'booking',
      role: 'booking_owner',
      password: secrets.bookingOwnerDatabasePassword,
    },
    booking: { database: 'booking', role: 'booking', password: secrets.bookingDatabasePassword },
    cms: { database: 'cms', role: 'cms', password: secrets.cmsDatabasePassword },
  };
  await ensureDatabase(server.url, roles.bookingOwner);
  await ensureGuest(server.url, roles.booking);
  await ensureDatabase(server.url, roles.cms);
  return {
    title: 'PostgreSQL 18 with the databases booking and cms',
    urls: {
      bookingOwner: bookingOwner ?? databaseUrl(server.url, roles.bookingOwner),
      booking: booking ?? databaseUrl(server.url, roles.booking),
      cms: cms ?? databaseUrl(server.url, roles.cms),
    },
    stop: server.stop,
    ended: server.exited.then((code) => `exit code ${code}`),
  };
}
