import { readFileSync } from 'node:fs';
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

const ownSecrets = ['PAYLOAD_SECRET', 'CONTENT_API_TOKEN', 'CMS_DATABASE_PASSWORD'] as const;

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
    /** Origin of the website, where staff sign in. */
    SITE_ORIGIN: url(
      'SITE_ORIGIN must be the origin of the website, like https://www.example.com.',
    ).transform((value) => new URL(value).origin),
    /** Where the CMS asks who is signed in. */
    BOOKING_SERVICE_URL: url(
      'BOOKING_SERVICE_URL must be the address of the booking service, like http://booking-service:4000.',
    ),
    /** What the publisher and the booking service show to read published content, and the CMS to ask about sessions. */
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
    /** How many proxies stand before the CMS; without one nobody's name for a request is believed. */
    TRUSTED_PROXIES: count('TRUSTED_PROXIES', 0),
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
  SITE_ORIGIN: string;
}

function problemsOf(config: Judged): [key: string, sentence: string][] {
  if (config.APP_ENV !== 'production') return [];
  const problems: [string, string][] = [];
  for (const key of ['CMS_URL', 'SITE_ORIGIN'] as const)
    if (!config[key].startsWith('https:')) problems.push([key, `${key} is not https: staff sign in there.`]);
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
