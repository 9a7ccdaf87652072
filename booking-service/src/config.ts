import { readFileSync } from 'node:fs';
import { newAccountSchema } from 'shared/auth/accounts.ts';
import type { NewAccount } from 'shared/auth/accounts.ts';
import { isExampleSecret, readEnvironment, withPassword } from 'shared/configuration/environment.ts';
import * as z from 'zod';
import { providerKeyProblems } from './platform/toss-keys.ts';

/** Secrets of the local stack. Written down in the repository, so production refuses each of them by name. */
export const exampleSecrets = {
  TOSS_CLIENT_KEY: 'test_ck_local_simulator',
  TOSS_SECRET_KEY: 'test_sk_local_simulator',
  CONTENT_API_TOKEN: 'local-content-token',
} as const;

const TOSS_API = 'https://api.tosspayments.com';

const origin = (what: string) =>
  z
    .url({ protocol: /^https?$/, error: what })
    .refine((value) => new URL(value).origin === value, `${what}, without a path or a slash at the end`);

const count = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'put postgres://user:password@host:5432/booking',
});

/**
 * Every key that the service reads, what it means and what to put. Limits: 0 refuses everything. Each can be read from a file
 * instead, which `KEY_FILE` names.
 */
const environmentSchema = z.object({
  /** `local`, `test` or `production`; decides what is allowed (design.md section 1). */
  APP_ENV: z.enum(['local', 'test', 'production'], { error: 'put local, test or production' }),
  /** TCP port to listen on; 0 takes a free one. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Interface to listen on. */
  HOST: z.string().min(1).default('0.0.0.0'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** The `booking` database. */
  BOOKING_DATABASE_URL: databaseAddress,
  /** Password of the database role, where the address does not hold it. */
  BOOKING_DATABASE_PASSWORD: z.string().optional(),
  /** Connections of this copy; all copies together must stay below the server's max_connections. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(16),
  /** Origin of the website: the only one that may send changes, and where links in mails lead. */
  SITE_ORIGIN: origin('put the website’s origin, for example https://www.example.com'),
  CMS_URL: origin('put the CMS’s origin, for example http://localhost:3000'),
  /** Bearer token of the CMS's content API. */
  CONTENT_API_TOKEN: z.string({ error: 'put the token that the CMS has under the same name' }).min(8),
  /** Card provider; the payment simulator's address in local and test. */
  TOSS_BASE_URL: origin(`put ${TOSS_API}`).default(TOSS_API),
  TOSS_SECRET_KEY: z.string({ error: 'put the secret key of your provider account' }).min(1),
  TOSS_CLIENT_KEY: z.string({ error: 'put the client key of your provider account' }).min(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'put smtp://user:password@host:587' }),
  /** Sender of every mail. */
  MAIL_FROM: z.string({ error: 'put a sender, for example "Sinsa Record Cafe <hello@example.com>"' }).min(3),
  /**
   * First super admin, made at the start when there is none; all three or none. `npm run admin:create -w booking-service`
   * does the same by hand.
   */
  ADMIN_USERNAME: z.string().optional(),
  ADMIN_EMAIL: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  /** Proxies in front of this service whose X-Forwarded-For is believed: exactly this many. */
  TRUSTED_PROXIES: count(1),
  /** New bookings that one e-mail address may make in an hour. */
  LIMIT_BOOKINGS_PER_EMAIL_PER_HOUR: count(10),
  /** New bookings that may come from one network address in an hour. */
  LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: count(30),
  /** Payment starts, confirms and abandons from one network address in a minute. */
  LIMIT_PAYMENT_CALLS_PER_ADDRESS_PER_MINUTE: count(60),
  /** Mails to one recipient in an hour. */
  LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: count(20),
  /** Tries to sign in to one account within 15 minutes: from browsers that have not been signed in before, together. */
  LIMIT_LOGINS_PER_ACCOUNT_PER_15_MINUTES: count(10),
  /** Tries to sign in, to any account, from one network address within 15 minutes. */
  LIMIT_LOGINS_PER_ADDRESS_PER_15_MINUTES: count(30),
  /** Reads from one network address in a minute; counted by each copy for itself. */
  LIMIT_READS_PER_ADDRESS_PER_MINUTE: count(600),
});

export type Environment = z.infer<typeof environmentSchema>;
export type Config = ReturnType<typeof toConfig>;

/** A start that cannot succeed; the message names every key that is missing or wrong, and what to put. */
export class ConfigError extends Error {}

/**
 * The configuration, read once at the start and never again.
 *
 * @throws ConfigError naming every missing or wrong key
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = readKeys(environment, Object.keys(environmentSchema.shape));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError(explain(parsed.error.issues, given));
  const refusals = [
    ...(parsed.data.APP_ENV === 'production' ? refusedInProduction(parsed.data) : []),
    ...providerKeyProblems(parsed.data),
    ...firstAdminProblems(parsed.data),
  ];
  if (refusals.length > 0) throw new ConfigError(refusals.join('\n'));
  return toConfig(parsed.data);
}

/** The address of the database, for commands that need nothing else. @throws ConfigError when it is missing */
export function readDatabaseUrl(environment: Record<string, string | undefined>): string {
  const given = readKeys(environment, ['BOOKING_DATABASE_URL', 'BOOKING_DATABASE_PASSWORD']);
  const parsed = databaseAddress.safeParse(given.BOOKING_DATABASE_URL);
  if (!parsed.success)
    throw new ConfigError('BOOKING_DATABASE_URL is missing: put postgres://user:password@host:5432/booking');
  return withPassword(parsed.data, given.BOOKING_DATABASE_PASSWORD);
}

function readKeys(environment: Record<string, string | undefined>, keys: string[]) {
  try {
    return readEnvironment(environment, keys, (file) => readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

function explain(issues: readonly z.core.$ZodIssue[], given: Record<string, unknown>): string {
  return issues
    .map((issue) => {
      const key = String(issue.path[0]);
      return `${key} ${given[key] === undefined ? 'is missing' : 'is not valid'}: ${issue.message}`;
    })
    .join('\n');
}

/** Simulator, mail catcher and example secrets, by name (design.md section 1). */
function refusedInProduction(env: Environment): string[] {
  const providerKeys = ['TOSS_CLIENT_KEY', 'TOSS_SECRET_KEY'] as const;
  const ownSecrets = ['CONTENT_API_TOKEN', 'BOOKING_DATABASE_PASSWORD', 'ADMIN_PASSWORD'] as const;
  const refusals = [
    ...providerKeys.filter((key) => env[key] === exampleSecrets[key]),
    ...ownSecrets.filter((key) => isExampleSecret(env[key])),
  ].map((key) => `${key} is the example from the repository: put a secret of your own`);
  if (env.TOSS_BASE_URL !== TOSS_API)
    refusals.push(`TOSS_BASE_URL is not the card provider: put ${TOSS_API}`);
  if (!env.SITE_ORIGIN.startsWith('https://')) refusals.push('SITE_ORIGIN is not https: visitors pay there');
  if (new URL(env.SMTP_URL).port === '1025') refusals.push('SMTP_URL is the mail catcher: put a mail server');
  if (env.CONTENT_API_TOKEN.length < 24)
    refusals.push('CONTENT_API_TOKEN is too short: use 24 characters or more');
  return refusals;
}

/** The account of ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD; null when none of them is given. */
function firstAdminOf(env: Environment): NewAccount | null {
  return namesAnAdmin(env) ? newAccountSchema.parse(adminFields(env)) : null;
}

function firstAdminProblems(env: Environment): string[] {
  if (!namesAnAdmin(env)) return [];
  const issues = newAccountSchema.safeParse(adminFields(env)).error?.issues ?? [];
  return issues.map(({ path, message }) => `ADMIN_${String(path[0]).toUpperCase()} is not valid: ${message}`);
}

const namesAnAdmin = (env: Environment) =>
  [env.ADMIN_USERNAME, env.ADMIN_EMAIL, env.ADMIN_PASSWORD].some((value) => value !== undefined);

const adminFields = (env: Environment) => ({
  username: env.ADMIN_USERNAME,
  email: env.ADMIN_EMAIL,
  password: env.ADMIN_PASSWORD,
  role: 'super_admin',
});

function toConfig(env: Environment) {
  return {
    appEnv: env.APP_ENV,
    port: env.PORT,
    host: env.HOST,
    logLevel: env.LOG_LEVEL,
    databaseUrl: withPassword(env.BOOKING_DATABASE_URL, env.BOOKING_DATABASE_PASSWORD),
    databasePoolSize: env.DATABASE_POOL_SIZE,
    siteOrigin: env.SITE_ORIGIN,
    cmsUrl: env.CMS_URL,
    contentApiToken: env.CONTENT_API_TOKEN,
    toss: { baseUrl: env.TOSS_BASE_URL, secretKey: env.TOSS_SECRET_KEY, clientKey: env.TOSS_CLIENT_KEY },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    firstAdmin: firstAdminOf(env),
    trustedProxies: env.TRUSTED_PROXIES,
    limits: {
      bookingsPerEmailPerHour: env.LIMIT_BOOKINGS_PER_EMAIL_PER_HOUR,
      bookingsPerAddressPerHour: env.LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR,
      paymentCallsPerAddressPerMinute: env.LIMIT_PAYMENT_CALLS_PER_ADDRESS_PER_MINUTE,
      mailsPerRecipientPerHour: env.LIMIT_MAILS_PER_RECIPIENT_PER_HOUR,
      loginsPerAccount: env.LIMIT_LOGINS_PER_ACCOUNT_PER_15_MINUTES,
      loginsPerAddress: env.LIMIT_LOGINS_PER_ADDRESS_PER_15_MINUTES,
      readsPerAddressPerMinute: env.LIMIT_READS_PER_ADDRESS_PER_MINUTE,
    },
  };
}
