import { readFileSync } from 'node:fs';
import { isExampleSecret, readEnvironment, withPassword } from 'shared/configuration/environment.ts';
import * as z from 'zod';

const url = (what: string) => z.url({ protocol: /^https?$/, error: what });

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
        error:
          'CONTENT_API_TOKEN is missing: put 24 or more random characters, the same as in the publisher.',
      })
      .min(24, 'CONTENT_API_TOKEN must have 24 or more characters.'),
    /** Where to say that something was published. The content version is the truth; this only saves a wait. */
    PUBLISHER_URL: url('PUBLISHER_URL must be the address of the publisher, like http://publisher:4323.'),
    /** Origin of the preview server; without it the forms have no live preview. */
    PREVIEW_URL: url(
      'PREVIEW_URL must be the origin of the preview, like https://preview.example.com.',
    ).optional(),
    /** Folder of the uploaded files; back it up together with the database. */
    MEDIA_DIR: z.string({ error: 'MEDIA_DIR is missing: put the folder for uploaded files.' }).min(1),
    /** The first account; read by the seed only, and only while there is no account. */
    CMS_ADMIN_EMAIL: z.email('CMS_ADMIN_EMAIL must be an e-mail address.').optional(),
    CMS_ADMIN_PASSWORD: z.string().min(10, 'CMS_ADMIN_PASSWORD must have 10 or more characters.').optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine((config, context) => {
    if (config.APP_ENV !== 'production') return;
    for (const key of ownSecrets) {
      if (!isExampleSecret(config[key])) continue;
      const message = `${key} is an example value. Put a secret of your own; APP_ENV=production refuses examples.`;
      context.addIssue({ code: 'custom', path: [key], message });
    }
  });

export type Config = z.infer<typeof configSchema>;

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
    if (!result.success) throw new Error(result.error.issues.map(({ message }) => message).join('\n'));
    const { CMS_DATABASE_URL, CMS_DATABASE_PASSWORD } = result.data;
    return { ...result.data, CMS_DATABASE_URL: withPassword(CMS_DATABASE_URL, CMS_DATABASE_PASSWORD) };
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).replaceAll(/^/gm, '- ');
    throw new Error(`The CMS cannot start with this configuration:\n${lines}`, { cause: error });
  }
}

export const config: Config = readConfig(process.env);
