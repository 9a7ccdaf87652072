import { readFileSync } from 'node:fs';
import {
  ConfigError,
  isExampleSecret,
  MIN_CONTENT_TOKEN_LENGTH,
  readEnvironment,
} from 'shared/configuration/environment.ts';
import { logLevels } from 'shared/log/log-shape.ts';
import * as z from 'zod';

/** Keys that more than one process of the site reads. */
export const commonConfig = {
  APP_ENV: z.enum(['local', 'test', 'production'], 'write local, test or production'),
  LOG_LEVEL: z.enum(logLevels, `write one of ${logLevels.join(', ')}`).default('info'),
  /** The interface to listen on; 127.0.0.1 keeps it to this machine. */
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Where traces are sent, over HTTP, in OpenTelemetry's protocol; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'write the address of a receiver, for example http://collector:4318',
    })
    .optional(),
  /** The folder where the publisher writes releases and the site server reads them. */
  RELEASES_DIR: z.string('write the folder that holds the releases').min(1),
  /** Shared with the CMS; opens its content API. */
  CONTENT_API_TOKEN: z
    .string('write the token that the CMS knows too')
    .min(MIN_CONTENT_TOKEN_LENGTH, `use at least ${MIN_CONTENT_TOKEN_LENGTH} characters`),
};

const portNumber = z.coerce.number('write a port number').int().min(0).max(65_535);
export const port = (fallback: number) => portNumber.default(fallback);
/** Where Prometheus reads the metrics of a process that visitors reach; without it there are none. */
export const metricsPort = portNumber.optional();
/** How many proxies stand before the process; only what they say of a visitor is believed. Without any, nothing is. */
export const trustedProxies = z.coerce
  .number('write how many proxies stand before it, 0 for none')
  .int('write a whole number')
  .min(0, 'write 0 or more')
  .default(0);
export const address = (example: string) => z.url(`write an address, for example ${example}`);

/**
 * Checks the environment against a schema. Each key can be read from a file instead, which `KEY_FILE` names.
 *
 * @throws ConfigError that names every missing or wrong key and what to put there.
 */
export function readConfig<T extends z.ZodObject>(schema: T, env: NodeJS.ProcessEnv): z.infer<T> {
  const given = readEnvironment(env, Object.keys(schema.shape), (file) => readFileSync(file, 'utf8'));
  const result = schema.safeParse(given);
  const lines = (result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (given.APP_ENV === 'production' && isExampleSecret(given.CONTENT_API_TOKEN))
    lines.push('CONTENT_API_TOKEN: is the example from the repository; put a secret of your own');
  if (result.success && lines.length === 0) return result.data;
  throw new ConfigError(lines.join('\n'));
}
