import { readFileSync } from 'node:fs';
import { ConfigError, readEnvironment, withPassword } from 'shared/configuration/environment.ts';
import type { Environment as GivenEnvironment } from 'shared/configuration/environment.ts';
import * as z from 'zod';
import { databaseAddress, environmentSchema } from './environment.ts';
import type { Environment } from './environment.ts';
import { firstAccountProblems, firstAccountsOf } from './first-accounts.ts';
import { passwordKeys, passwordProblems, passwordRuleOf } from './password-rule.ts';
import type { PasswordRule } from './password-rule.ts';
import { recordingPlaceOf, recordingProblems } from './recording-place.ts';
import { refusedInProduction } from './refused-in-production.ts';
import { createSealing } from './sealing.ts';
import { retentionKeys, retentionPeriodsOf, retentionProblems } from './retention-periods.ts';
import type { RetentionPeriods } from './retention-periods.ts';
import { providerKeyProblems } from './toss-keys.ts';

export type Config = ReturnType<typeof toConfig>;

/**
 * The configuration, read once at the start and never again.
 *
 * @throws ConfigError naming every missing or wrong key
 */
export function readConfig(environment: GivenEnvironment): Config {
  const given = readKeys(environment, Object.keys(environmentSchema.shape));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError(explain(parsed.error.issues, given));
  const refusals = [
    ...(parsed.data.APP_ENV === 'production' ? refusedInProduction(parsed.data) : []),
    ...providerKeyProblems(parsed.data),
    ...passwordProblems(parsed.data),
    ...retentionProblems(parsed.data),
    ...recordingProblems(parsed.data),
    ...firstAccountProblems(parsed.data),
  ];
  if (refusals.length > 0) throw new ConfigError(refusals.join('\n'));
  return toConfig(parsed.data);
}

/** The address of the database, for commands that need nothing else. @throws ConfigError when it is missing */
export const readDatabaseUrl = (environment: GivenEnvironment): string =>
  readAddress(environment, 'BOOKING_DATABASE_URL');

/** The same without a pooler in between. @throws ConfigError when it is not valid, or neither is there */
export function readDatabaseDirectUrl(environment: GivenEnvironment): string {
  const { BOOKING_DATABASE_DIRECT_URL: direct } = readKeys(environment, ['BOOKING_DATABASE_DIRECT_URL']);
  return readAddress(
    environment,
    direct === undefined ? 'BOOKING_DATABASE_URL' : 'BOOKING_DATABASE_DIRECT_URL',
  );
}

function readAddress(
  environment: GivenEnvironment,
  key: 'BOOKING_DATABASE_URL' | 'BOOKING_DATABASE_DIRECT_URL',
): string {
  const given = readKeys(environment, [key, 'BOOKING_DATABASE_PASSWORD']);
  const parsed = databaseAddress.safeParse(given[key]);
  if (!parsed.success)
    throw new ConfigError(`${key} is missing: put postgres://user:password@host:5432/booking`);
  return withPassword(parsed.data, given.BOOKING_DATABASE_PASSWORD);
}

/** The rule for passwords, for the command that makes an account. @throws ConfigError when it is not valid */
export function readPasswordRule(environment: GivenEnvironment): PasswordRule {
  const env = readPart(environment, z.object({ APP_ENV: z.string().optional(), ...passwordKeys }));
  const refusals = passwordProblems(env);
  if (refusals.length > 0) throw new ConfigError(refusals.join('\n'));
  return passwordRuleOf(env);
}

/** How long what is kept, for the command that looks after it. @throws ConfigError when it is not valid */
export function readRetentionPeriods(environment: GivenEnvironment): RetentionPeriods {
  const env = readPart(environment, z.object({ APP_ENV: z.string().optional(), ...retentionKeys }));
  const refusals = retentionProblems(env);
  if (refusals.length > 0) throw new ConfigError(refusals.join('\n'));
  return retentionPeriodsOf(env);
}

/** The secret that names persons in the audit log, for the command that looks after their data. @throws ConfigError when it is not valid */
export const readPersonSecret = (environment: GivenEnvironment): string =>
  readPart(environment, environmentSchema.pick({ PROOF_OF_WORK_SECRET: true })).PROOF_OF_WORK_SECRET;

function readPart<Part>(environment: GivenEnvironment, schema: z.ZodType<Part> & { shape: object }): Part {
  const given = readKeys(environment, Object.keys(schema.shape));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new ConfigError(explain(parsed.error.issues, given));
  return parsed.data;
}

const readKeys = (environment: GivenEnvironment, keys: string[]) =>
  readEnvironment(environment, keys, (file) => readFileSync(file, 'utf8'));

function explain(issues: readonly z.core.$ZodIssue[], given: Record<string, unknown>): string {
  return issues
    .map((issue) => {
      const key = String(issue.path[0]);
      return `${key} ${given[key] === undefined ? 'is missing' : 'is not valid'}: ${issue.message}`;
    })
    .join('\n');
}

function toConfig(env: Environment) {
  return {
    appEnv: env.APP_ENV,
    port: env.PORT,
    host: env.HOST,
    logLevel: env.LOG_LEVEL,
    traceEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    databaseUrl: withPassword(env.BOOKING_DATABASE_URL, env.BOOKING_DATABASE_PASSWORD),
    databaseDirectUrl: withPassword(
      env.BOOKING_DATABASE_DIRECT_URL ?? env.BOOKING_DATABASE_URL,
      env.BOOKING_DATABASE_PASSWORD,
    ),
    databasePoolSize: env.DATABASE_POOL_SIZE,
    siteOrigin: env.SITE_ORIGIN,
    cmsUrl: env.CMS_URL,
    cmsOrigin: env.CMS_ORIGIN ?? env.CMS_URL,
    contentApiToken: env.CONTENT_API_TOKEN,
    sealing: createSealing(env.SEALING_SECRET),
    toss: { baseUrl: env.TOSS_BASE_URL, secretKey: env.TOSS_SECRET_KEY, clientKey: env.TOSS_CLIENT_KEY },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    firstAccounts: firstAccountsOf(env),
    passwordRule: passwordRuleOf(env),
    superAdminsManagedBy: env.SUPER_ADMINS_MANAGED_BY,
    retention: retentionPeriodsOf(env),
    recordings: recordingPlaceOf(env),
    trustedProxies: env.TRUSTED_PROXIES,
    proofOfWork: {
      secret: env.PROOF_OF_WORK_SECRET,
      tries: env.PROOF_OF_WORK_TRIES,
      levels: env.PROOF_OF_WORK_LEVELS,
    },
    limits: {
      unpaidHoldsPerEmail: env.LIMIT_UNPAID_HOLDS_PER_EMAIL,
      unpaidHoldsPerAddress: env.LIMIT_UNPAID_HOLDS_PER_ADDRESS,
      networkFactors: {
        network: env.LIMIT_FACTOR_PER_NETWORK,
        wideNetwork: env.LIMIT_FACTOR_PER_WIDE_NETWORK,
      },
      bookingsPerEmailPerHour: env.LIMIT_BOOKINGS_PER_EMAIL_PER_HOUR,
      bookingsPerAddressPerHour: env.LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR,
      klookCompletionsPerAddressPerHour: env.LIMIT_KLOOK_COMPLETIONS_PER_ADDRESS_PER_HOUR,
      paymentCallsPerAddressPerMinute: env.LIMIT_PAYMENT_CALLS_PER_ADDRESS_PER_MINUTE,
      webhooksPerOrderPerMinute: env.LIMIT_WEBHOOKS_PER_ORDER_PER_MINUTE,
      webhooksPerAddressPerMinute: env.LIMIT_WEBHOOKS_PER_ADDRESS_PER_MINUTE,
      giftCardsPerAddressPerHour: env.LIMIT_GIFT_CARDS_PER_ADDRESS_PER_HOUR,
      enquiriesPerEmailPerHour: env.LIMIT_ENQUIRIES_PER_EMAIL_PER_HOUR,
      enquiriesPerAddressPerHour: env.LIMIT_ENQUIRIES_PER_ADDRESS_PER_HOUR,
      linkTriesPerAddress: env.LIMIT_LINK_TRIES_PER_ADDRESS_PER_15_MINUTES,
      linkRequestsPerEmail: env.LIMIT_LINK_REQUESTS_PER_EMAIL_PER_HOUR,
      linkRequestsPerAddress: env.LIMIT_LINK_REQUESTS_PER_ADDRESS_PER_HOUR,
      wishesPerEmail: env.LIMIT_WISHES_PER_EMAIL,
      waitlistJoinsPerAddressPerHour: env.LIMIT_WAITLIST_JOINS_PER_ADDRESS_PER_HOUR,
      mailsPerRecipientPerHour: env.LIMIT_MAILS_PER_RECIPIENT_PER_HOUR,
      loginsPerAccount: env.LIMIT_LOGINS_PER_ACCOUNT_PER_15_MINUTES,
      loginsPerAddress: env.LIMIT_LOGINS_PER_ADDRESS_PER_15_MINUTES,
      readsPerAddressPerMinute: env.LIMIT_READS_PER_ADDRESS_PER_MINUTE,
    },
  };
}
