import { readFileSync } from 'node:fs';
import { MIN_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH_IN_PRODUCTION } from 'shared/auth/password-rule.ts';
import { DEFAULT_LOGINS_PER_ACCOUNT, DEFAULT_LOGINS_PER_ADDRESS } from 'shared/auth/sign-in-limits.ts';
import {
  isExampleSecret,
  MIN_CONTENT_TOKEN_LENGTH,
  readEnvironment,
  withPassword,
} from 'shared/configuration/environment.ts';
import { logLevels } from 'shared/log/log-shape.ts';
import * as z from 'zod';
import { mediaKeys, mediaPlaceOf, mediaProblems, type MediaPlace } from './media-place.ts';

const url = (what: string) => z.url({ protocol: /^https?$/, error: what });

const count = (key: string, fallback: number) => {
  const error = `${key} must be a whole number from 0 up.`;
  return z.coerce.number({ error }).int({ error }).min(0, { error }).default(fallback);
};

const portWanted = 'METRICS_PORT must be a port, a whole number from 0 to 65535.';

const ownSecrets = [
  'PAYLOAD_SECRET',
  'CONTENT_API_TOKEN',
  'CMS_DATABASE_PASSWORD',
  'CMS_ADMIN_PASSWORD',
] as const;

/** Every key that the CMS reads. Each can be read from a file instead, which `KEY_FILE` names. */
const configSchema = z
  .object({
    /** What is allowed: example secrets, for one, only outside production. */
    APP_ENV: z.enum(['local', 'test', 'production'], {
      error: 'APP_ENV must be local, test or production.',
    }),
    CMS_DATABASE_URL: z.url({
      protocol: /^postgres(ql)?$/,
      error:
        'CMS_DATABASE_URL must be the address of the CMS database, like postgres://user:password@host:5432/cms.',
    }),
    /** Password of the database role, where the address does not hold it. */
    CMS_DATABASE_PASSWORD: z.string().optional(),
    /** Signs the sessions of staff. Changing it signs everybody out. */
    PAYLOAD_SECRET: z
      .string({ error: 'PAYLOAD_SECRET is missing: put 32 or more random characters.' })
      .min(32, 'PAYLOAD_SECRET must have 32 or more characters.'),
    /** The CMS's own origin, as staff type it into the browser. */
    CMS_URL: url('CMS_URL must be the origin of the CMS, like https://cms.example.com.').transform(
      (value) => new URL(value).origin,
    ),
    /** What the publisher and the booking service show to read published content. */
    CONTENT_API_TOKEN: z
      .string({
        error: `CONTENT_API_TOKEN is missing: put ${MIN_CONTENT_TOKEN_LENGTH} or more random characters, the same as in the publisher.`,
      })
      .min(
        MIN_CONTENT_TOKEN_LENGTH,
        `CONTENT_API_TOKEN must have ${MIN_CONTENT_TOKEN_LENGTH} or more characters.`,
      ),
    /** Where to say that something was published. The content version is the truth; this only saves a wait. */
    PUBLISHER_URL: url('PUBLISHER_URL must be the address of the publisher, like http://publisher:4323.'),
    /** Origin of the preview server; without it the forms have no live preview. */
    PREVIEW_URL: url(
      'PREVIEW_URL must be the origin of the preview, like https://preview.example.com.',
    ).optional(),
    ...mediaKeys,
    /** The mail server for what people should know about their accounts; the same as the booking service's. */
    SMTP_URL: z.url({
      protocol: /^smtps?$/,
      error: 'SMTP_URL must be the address of a mail server, like smtp://user:password@host:587.',
    }),
    /** Sender of every mail. */
    MAIL_FROM: z
      .string({ error: 'MAIL_FROM is missing: put a sender, like "Sinsa Record Cafe <hello@example.com>".' })
      .min(3, 'MAIL_FROM must be a sender, like "Sinsa Record Cafe <hello@example.com>".'),
    /** The first account; read by the seed only, and only while there is no account. */
    CMS_ADMIN_EMAIL: z.email('CMS_ADMIN_EMAIL must be an e-mail address.').optional(),
    CMS_ADMIN_PASSWORD: z.string().optional(),
    /** Characters of a password of staff; whichever attackers try first are refused at any length. */
    PASSWORD_MIN_LENGTH: count('PASSWORD_MIN_LENGTH', 10),
    /** How many proxies stand before the CMS; what else claims to be a sender's address is not believed. */
    TRUSTED_PROXIES: count('TRUSTED_PROXIES', 0),
    /** Failed sign-ins to one account in 15 minutes, before even the right password has to wait. */
    LIMIT_LOGINS_PER_ACCOUNT_PER_15_MINUTES: count(
      'LIMIT_LOGINS_PER_ACCOUNT_PER_15_MINUTES',
      DEFAULT_LOGINS_PER_ACCOUNT,
    ),
    /** Failed sign-ins from one network address in 15 minutes. */
    LIMIT_LOGINS_PER_ADDRESS_PER_15_MINUTES: count(
      'LIMIT_LOGINS_PER_ADDRESS_PER_15_MINUTES',
      DEFAULT_LOGINS_PER_ADDRESS,
    ),
    /** Where Prometheus reads the metrics of this process; without it there are none. */
    METRICS_PORT: z.coerce
      .number({ error: portWanted })
      .int({ error: portWanted })
      .min(0, { error: portWanted })
      .max(65_535, { error: portWanted })
      .optional(),
    /** Where traces are sent, over HTTP, in OpenTelemetry's protocol; without it there are none. */
    OTEL_EXPORTER_OTLP_ENDPOINT: url(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a receiver, like http://collector:4318.',
    ).optional(),
    LOG_LEVEL: z.enum(logLevels).default('info'),
  })
  .superRefine((config, context) => {
    for (const [key, message] of problemsOf(config))
      context.addIssue({ code: 'custom', path: [key], message });
  });

interface Judged extends Partial<Record<(typeof ownSecrets)[number], string | undefined>> {
  APP_ENV: string;
  CMS_URL: string;
  SMTP_URL: string;
  PASSWORD_MIN_LENGTH: number;
}

function problemsOf(config: Judged): [key: string, sentence: string][] {
  const isProduction = config.APP_ENV === 'production';
  const { PASSWORD_MIN_LENGTH: shortest, CMS_ADMIN_PASSWORD: password } = config;
  const atLeast = isProduction ? MIN_PASSWORD_LENGTH_IN_PRODUCTION : MIN_PASSWORD_LENGTH;
  const problems: [string, string][] = [];
  if (shortest < atLeast)
    problems.push(['PASSWORD_MIN_LENGTH', `PASSWORD_MIN_LENGTH must be ${atLeast} or more.`]);
  if (password !== undefined && password.length < shortest)
    problems.push(['CMS_ADMIN_PASSWORD', `CMS_ADMIN_PASSWORD must have ${shortest} or more characters.`]);
  if (!isProduction) return problems;
  if (!config.CMS_URL.startsWith('https:'))
    problems.push(['CMS_URL', 'CMS_URL is not https: passwords of staff are typed there.']);
  if (URL.canParse(config.SMTP_URL) && new URL(config.SMTP_URL).port === '1025')
    problems.push(['SMTP_URL', 'SMTP_URL is the mail catcher of local stacks: put a mail server.']);
  for (const key of ownSecrets) {
    if (!isExampleSecret(config[key])) continue;
    const sentence = `${key} is an example value. Put a secret of your own; APP_ENV=production refuses examples.`;
    problems.push([key, sentence]);
  }
  return problems;
}

export type Config = z.infer<typeof configSchema> & { mediaPlace: MediaPlace };

/**
 * Checks the environment.
 * @throws Error whose message lists every wrong or missing key with what to put there.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  try {
    const given = readEnvironment(environment, Object.keys(configSchema.shape), (file) =>
      readFileSync(file, 'utf8'),
    );
    const result = configSchema.safeParse(given);
    const problems = [...(result.error?.issues ?? []).map(({ message }) => message), ...mediaProblems(given)];
    if (!result.success || problems.length > 0) throw new Error(problems.join('\n'));
    const { CMS_DATABASE_URL, CMS_DATABASE_PASSWORD } = result.data;
    return {
      ...result.data,
      CMS_DATABASE_URL: withPassword(CMS_DATABASE_URL, CMS_DATABASE_PASSWORD),
      mediaPlace: mediaPlaceOf(result.data),
    };
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).replaceAll(/^/gm, '- ');
    throw new Error(`The CMS cannot start with this configuration:\n${lines}`, { cause: error });
  }
}

export const config: Config = readConfig(process.env);
