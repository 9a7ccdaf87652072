export type Environment = Record<string, string | undefined>;

/** A start that cannot succeed; the message names every key that is missing or wrong, and what to put. */
export class ConfigError extends Error {}

/** The least that the CMS and whoever reads its content take for the token that they share. */
export const MIN_CONTENT_TOKEN_LENGTH = 24;

/** The least that a service takes for a secret of its own that signs something. */
export const MIN_SECRET_LENGTH = 32;

/**
 * Secrets whose beginning says that they are not secret; the ones in this repository all begin like this. `file` is what
 * stands in `.env` where docker-compose.secrets.yml brings the secret, and no secret without it.
 */
const examples = /^(local|example|test|change-?me|file$)/i;

/** Whether a secret is one that anybody could know. Production refuses them by name. */
export const isExampleSecret = (value: string | undefined): boolean => examples.test(value ?? '');

/**
 * The given keys as the environment says them: `KEY` itself, or the content of the file that `KEY_FILE` names (how Docker
 * and others hand over secrets). An empty value means "not set".
 *
 * @param readText reads a file as text; throws when it cannot
 * @throws ConfigError naming every key that is set twice or whose file cannot be read
 */
export function readEnvironment(
  environment: Environment,
  keys: readonly string[],
  readText: (file: string) => string,
): Environment {
  const problems: string[] = [];
  const entries = keys.flatMap((key): [string, string][] => {
    const fileKey = `${key}_FILE`;
    const [value, file] = [environment[key], environment[fileKey]];
    if (value && file) problems.push(`${key} and ${fileKey} are both set: keep one of them`);
    if (!file) return value ? [[key, value]] : [];
    const content = contentOf(file, readText);
    if (!content)
      problems.push(`${fileKey} names ${file}, which is empty or cannot be read: put ${key} into it`);
    return [[key, content]];
  });
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return Object.fromEntries(entries);
}

function contentOf(file: string, readText: (file: string) => string): string {
  try {
    return readText(file).trim();
  } catch {
    return '';
  }
}

/** A database address with the password put in, encoded; as it is when there is none to put in. */
export function withPassword(databaseUrl: string, password: string | undefined): string {
  if (!password) return databaseUrl;
  const url = new URL(databaseUrl);
  url.password = encodeURIComponent(password);
  return url.href;
}
