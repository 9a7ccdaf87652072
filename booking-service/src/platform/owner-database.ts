import { readFileSync } from 'node:fs';
import {
  ConfigError,
  isExampleSecret,
  readEnvironment,
  withPassword,
} from 'shared/configuration/environment.ts';
import type { Environment } from 'shared/configuration/environment.ts';
import { readConfig, readDatabaseDirectUrl } from './config.ts';
import { databaseAddress } from './environment.ts';
import { SHORTEST_DATABASE_PASSWORD } from './refused-in-production.ts';

/** Who changes the shape of the database, and who uses it. */
export interface DatabaseRoles {
  /** Connects as the role that owns the database and everything in it. */
  ownerUrl: string;
  /** The role that the service connects as. */
  serviceRole: string;
  /** How that role reaches Postgres itself. */
  serviceUrl: string;
}

/**
 * For the migration. `BOOKING_OWNER_DATABASE_URL` and `BOOKING_OWNER_DATABASE_PASSWORD` name the owner; without them the
 * service's own role is the owner, as with a database of somebody's own, and production refuses that.
 *
 * @throws ConfigError naming every missing or wrong key
 */
export function readDatabaseRoles(environment: Environment): DatabaseRoles {
  const isProduction = environment.APP_ENV === 'production';
  // In production the whole configuration is checked: a version that could not start must not change the database.
  const serviceUrl = isProduction
    ? readConfig(environment).databaseDirectUrl
    : readDatabaseDirectUrl(environment);
  const keys = ['BOOKING_OWNER_DATABASE_URL', 'BOOKING_OWNER_DATABASE_PASSWORD'] as const;
  const given = readEnvironment(environment, keys, (file) => readFileSync(file, 'utf8'));
  const [address, password] = keys.map((key) => given[key]);
  if (address !== undefined && !databaseAddress.safeParse(address).success)
    throw new ConfigError(
      'BOOKING_OWNER_DATABASE_URL is not valid: put postgres://owner:password@host:5432/booking',
    );
  const ownerUrl = withPassword(address ?? serviceUrl, password);
  const roles = { ownerUrl, serviceRole: userOf(serviceUrl), serviceUrl };
  if (isProduction) refuseWeak(roles);
  return roles;
}

/** The role of an address. */
export const userOf = (databaseUrl: string) => decodeURIComponent(new URL(databaseUrl).username);

function refuseWeak({ ownerUrl, serviceRole, serviceUrl }: DatabaseRoles): void {
  if (userOf(ownerUrl) === serviceRole)
    throw new ConfigError(
      'BOOKING_OWNER_DATABASE_URL is missing or names the service’s own role: put the address of the role that owns the database',
    );
  const { password } = new URL(ownerUrl);
  const why =
    password.length < SHORTEST_DATABASE_PASSWORD
      ? `is missing or too short: use ${SHORTEST_DATABASE_PASSWORD} characters or more`
      : isExampleSecret(password)
        ? 'is the example from the repository: put a secret of your own'
        : password === new URL(serviceUrl).password
          ? 'is the same as BOOKING_DATABASE_PASSWORD: put a secret of its own'
          : undefined;
  if (why) throw new ConfigError(`BOOKING_OWNER_DATABASE_PASSWORD ${why}`);
}
