import { DEFAULT_LOGINS_PER_ACCOUNT, DEFAULT_LOGINS_PER_ADDRESS } from 'shared/auth/sign-in-limits.ts';
import { MIN_CONTENT_TOKEN_LENGTH, MIN_SECRET_LENGTH } from 'shared/configuration/environment.ts';
import { logLevels } from 'shared/log/log-shape.ts';
import * as z from 'zod';
import { passwordKeys } from './password-rule.ts';
import { recordingKeys } from './recording-place.ts';
import { retentionKeys } from './retention-periods.ts';

export const TOSS_API = 'https://api.tosspayments.com';

const origin = (what: string) =>
  z
    .url({ protocol: /^https?$/, error: what })
    .refine((value) => new URL(value).origin === value, `${what}, without a path or a slash at the end`);

const count = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

export const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'put postgres://user:password@host:5432/booking',
});

/**
 * Every key that the service reads, what it means and what to put. Limits: 0 refuses everything. Each can be read from a file
 * instead, which `KEY_FILE` names.
 */
export const environmentSchema = z.object({
  /** `local`, `test` or `production`; decides what is allowed. */
  APP_ENV: z.enum(['local', 'test', 'production'], { error: 'put local, test or production' }),
  /** TCP port to listen on; 0 takes a free one. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Interface to listen on. */
  HOST: z.string().min(1).default('0.0.0.0'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  /** Where traces are sent, over HTTP, in OpenTelemetry's protocol; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'put the address of a receiver, like http://collector:4318' })
    .optional(),
  /** The `booking` database. */
  BOOKING_DATABASE_URL: databaseAddress,
  /**
   * The same database without a pooler in between, where BOOKING_DATABASE_URL leads through one: for what needs a connection to itself,
   * to listen and to migrate. Left out, it is the same.
   */
  BOOKING_DATABASE_DIRECT_URL: databaseAddress.optional(),
  /** Password of the database role, where the addresses do not hold it. */
  BOOKING_DATABASE_PASSWORD: z.string().optional(),
  /** Connections of this copy; all copies together must stay below the server's max_connections. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(16),
  /** Origin of the website: the only one that may send changes, and where links in mails lead. */
  SITE_ORIGIN: origin('put the website’s origin, for example https://www.example.com'),
  /** Where this service reaches the CMS. */
  CMS_URL: origin('put the CMS’s origin, for example http://localhost:3000'),
  /** Where staff's browsers reach the CMS, the only one that sign-ins go on to; CMS_URL unless it is another. */
  CMS_ORIGIN: origin('put the CMS’s origin as staff type it, for example https://cms.example.com').optional(),
  /** Bearer token of the CMS's content API, and of the CMS when it asks here about sessions. */
  CONTENT_API_TOKEN: z
    .string({ error: 'put the token that the CMS has under the same name' })
    .min(MIN_CONTENT_TOKEN_LENGTH, `use ${MIN_CONTENT_TOKEN_LENGTH} characters or more`),
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
  /** An editor of the website, made together with that super admin; all three or none. For trying things out. */
  EDITOR_USERNAME: z.string().optional(),
  EDITOR_EMAIL: z.string().optional(),
  EDITOR_PASSWORD: z.string().optional(),
  ...passwordKeys,
  /** Who adds, activates and deactivates super admins: `admins` means any admin. */
  SUPER_ADMINS_MANAGED_BY: z
    .enum(['admins', 'super-admins'], { error: 'put admins or super-admins' })
    .default('admins'),
  ...retentionKeys,
  ...recordingKeys,
  /** Proxies in front of this service whose X-Forwarded-For is believed: exactly this many. */
  TRUSTED_PROXIES: count(1),
  /** Seals secrets of authenticator apps and share links in the database; the same for all copies. */
  SEALING_SECRET: z
    .string({ error: 'put the output of "openssl rand -hex 32"' })
    .min(MIN_SECRET_LENGTH, `use ${MIN_SECRET_LENGTH} characters or more`),
  /** Signs the challenges of a proof of work, and stands for addresses in the audit log; the same for all copies. */
  PROOF_OF_WORK_SECRET: z
    .string({ error: 'put the output of "openssl rand -hex 32"' })
    .min(MIN_SECRET_LENGTH, `use ${MIN_SECRET_LENGTH} characters or more`),
  /** Key derivations that the first level of work takes at most; each further level takes four times as many. */
  PROOF_OF_WORK_TRIES: z.coerce.number().int().min(2).max(1_000_000).default(400),
  /**
   * Levels of work: each lets a limit on bookings and unpaid holds be used once more, and beyond the last it refuses. 0 refuses
   * at the limit itself.
   */
  PROOF_OF_WORK_LEVELS: z.coerce.number().int().min(0).max(6).default(3),
  /** Sessions that may wait for payment at once for one e-mail address before work is asked for. */
  LIMIT_UNPAID_HOLDS_PER_EMAIL: count(3),
  /** The same from one network address: an IPv4 address or an IPv6 /64. */
  LIMIT_UNPAID_HOLDS_PER_ADDRESS: count(3),
  /** How often as much as one address the network around it may do, in every limit per address: IPv4 /24, IPv6 /56. */
  LIMIT_FACTOR_PER_NETWORK: z.coerce.number().int().min(1).default(4),
  /** The same for an IPv6 /48. */
  LIMIT_FACTOR_PER_WIDE_NETWORK: z.coerce.number().int().min(1).default(16),
  /** New bookings that one e-mail address may make in an hour before work is asked for. */
  LIMIT_BOOKINGS_PER_EMAIL_PER_HOUR: count(10),
  /** The same from one network address. */
  LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: count(30),
  /** Klook completions, which mail somebody without a payment, from one network address in an hour. */
  LIMIT_KLOOK_COMPLETIONS_PER_ADDRESS_PER_HOUR: count(10),
  /** Payment starts, confirms and abandons from one network address in a minute. */
  LIMIT_PAYMENT_CALLS_PER_ADDRESS_PER_MINUTE: count(60),
  /** Webhooks about one order in a minute; each may mean a question to the card provider. */
  LIMIT_WEBHOOKS_PER_ORDER_PER_MINUTE: count(10),
  /** Webhooks from one network address in a minute. */
  LIMIT_WEBHOOKS_PER_ADDRESS_PER_MINUTE: count(300),
  /** Franchise enquiries with one e-mail address in an hour. */
  LIMIT_ENQUIRIES_PER_EMAIL_PER_HOUR: count(3),
  /** Franchise enquiries from one network address in an hour. */
  LIMIT_GIFT_CARDS_PER_ADDRESS_PER_HOUR: count(10),
  LIMIT_ENQUIRIES_PER_ADDRESS_PER_HOUR: count(10),
  /** Links to a visitor's own page that opened nothing. */
  LIMIT_LINK_TRIES_PER_ADDRESS_PER_15_MINUTES: count(20),
  /** Fresh links that are asked for by number and e-mail, and new addresses for one booking. */
  LIMIT_LINK_REQUESTS_PER_EMAIL_PER_HOUR: count(5),
  LIMIT_LINK_REQUESTS_PER_ADDRESS_PER_HOUR: count(20),
  /** Days for which one e-mail address may be on the waitlist at once, and how often one network address may join it. */
  LIMIT_WISHES_PER_EMAIL: count(3),
  LIMIT_WAITLIST_JOINS_PER_ADDRESS_PER_HOUR: count(20),
  /** Mails to one recipient in an hour. */
  LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: count(20),
  /** Tries to sign in to one account within 15 minutes: from browsers that have not been signed in before, together. */
  LIMIT_LOGINS_PER_ACCOUNT_PER_15_MINUTES: count(DEFAULT_LOGINS_PER_ACCOUNT),
  /** Tries to sign in, to any account, from one network address within 15 minutes. */
  LIMIT_LOGINS_PER_ADDRESS_PER_15_MINUTES: count(DEFAULT_LOGINS_PER_ADDRESS),
  /** Reads from one network address in a minute; counted by each copy for itself. */
  LIMIT_READS_PER_ADDRESS_PER_MINUTE: count(600),
});

export type Environment = z.infer<typeof environmentSchema>;
