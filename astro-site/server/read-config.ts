import { readFileSync } from 'node:fs';
import { isExampleSecret, readEnvironment } from 'shared/configuration/environment.ts';
import * as z from 'zod';

/** Keys that both processes of the site read. */
export const commonConfig = {
  APP_ENV: z.enum(['local', 'test', 'production'], 'write local, test or production'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'write debug, info, warn or error').default('info'),
  /** The interface to listen on; 127.0.0.1 keeps it to this machine. */
  HOST: z.string().min(1).default('0.0.0.0'),
  /** The folder where the publisher writes releases and the site server reads them. */
  RELEASES_DIR: z.string('write the folder that holds the releases').min(1),
};

export const port = (fallback: number) =>
  z.coerce.number('write a port number').int().min(0).max(65_535).default(fallback);
export const address = (example: string) => z.url(`write an address, for example ${example}`);

/**
 * Checks the environment against a schema. Each key can be read from a file instead, which `KEY_FILE` names.
 *
 * @throws Error that names every missing or wrong key and what to put there.
 */
export function readConfig<T extends z.ZodObject>(schema: T, env: NodeJS.ProcessEnv): z.infer<T> {
  const given = readEnvironment(env, Object.keys(schema.shape), (file) => readFileSync(file, 'utf8'));
  const result = schema.safeParse(given);
  const lines = (result.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  if (given.APP_ENV === 'production' && isExampleSecret(given.CONTENT_API_TOKEN))
    lines.push('  CONTENT_API_TOKEN: is the example from the repository; put a secret of your own');
  if (result.success && lines.length === 0) return result.data;
  throw new Error(`The configuration is not complete:\n${lines.join('\n')}`);
}

/** What `read` makes of this process's environment; ends it with a readable reason when something is missing or wrong. */
export function orExit<Config>(read: (env: NodeJS.ProcessEnv) => Config): Config {
  try {
    return read(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
