import { isExampleSecret, withPassword } from 'shared/configuration/environment.ts';
import { localTossKeys } from 'shared/configuration/local-toss-keys.ts';
import { TOSS_API } from './environment.ts';
import type { Environment } from './environment.ts';

/** Secrets of the local stack. Written down in the repository, so production refuses each of them by name. */
export const exampleSecrets = {
  TOSS_CLIENT_KEY: localTossKeys.clientKey,
  TOSS_SECRET_KEY: localTossKeys.secretKey,
  CONTENT_API_TOKEN: 'local-content-token-for-docker-compose',
  PROOF_OF_WORK_SECRET: 'local-proof-of-work-secret-for-docker-compose',
  SEALING_SECRET: 'local-sealing-secret-for-docker-compose',
} as const;

/** What local development may have and production may not, each as a sentence that names the key. */
export function refusedInProduction(env: Environment): string[] {
  const providerKeys = ['TOSS_CLIENT_KEY', 'TOSS_SECRET_KEY'] as const;
  const ownSecrets = [
    'CONTENT_API_TOKEN',
    'PROOF_OF_WORK_SECRET',
    'SEALING_SECRET',
    'BOOKING_DATABASE_PASSWORD',
    'ADMIN_PASSWORD',
    'EDITOR_PASSWORD',
  ] as const;
  const refusals = [
    ...providerKeys.filter((key) => env[key] === exampleSecrets[key]),
    ...ownSecrets.filter((key) => isExampleSecret(env[key])),
  ].map((key) => `${key} is the example from the repository: put a secret of your own`);
  if (env.TOSS_BASE_URL !== TOSS_API)
    refusals.push(`TOSS_BASE_URL is not the card provider: put ${TOSS_API}`);
  if (!env.SITE_ORIGIN.startsWith('https://')) refusals.push('SITE_ORIGIN is not https: visitors pay there');
  if (!(env.CMS_ORIGIN ?? env.CMS_URL).startsWith('https://'))
    refusals.push('CMS_ORIGIN is not https: put the origin of the CMS as staff type it');
  if (new URL(env.SMTP_URL).port === '1025') refusals.push('SMTP_URL is the mail catcher: put a mail server');
  return [...refusals, ...secretProblems(env), ...cmsProblems(env)];
}

const FEWEST_DIFFERENT_CHARACTERS = 6;
export const SHORTEST_DATABASE_PASSWORD = 12;

/** A percent sign that encodes nothing is a part of the password. */
function decoded(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}

/** Secrets that nobody has to know to guess them, and one secret in two places. */
function secretProblems(env: Environment): string[] {
  const databaseUrl = new URL(withPassword(env.BOOKING_DATABASE_URL, env.BOOKING_DATABASE_PASSWORD));
  const secrets = {
    BOOKING_DATABASE_PASSWORD: decoded(databaseUrl.password),
    CONTENT_API_TOKEN: env.CONTENT_API_TOKEN,
    TOSS_SECRET_KEY: env.TOSS_SECRET_KEY,
    PROOF_OF_WORK_SECRET: env.PROOF_OF_WORK_SECRET,
    SEALING_SECRET: env.SEALING_SECRET,
  };
  const given = Object.entries(secrets);
  const password = secrets.BOOKING_DATABASE_PASSWORD;
  return [
    ...(password.length < SHORTEST_DATABASE_PASSWORD
      ? [`BOOKING_DATABASE_PASSWORD is too short: use ${SHORTEST_DATABASE_PASSWORD} characters or more`]
      : []),
    ...given
      .filter(
        ([, secret]) =>
          secret.length >= SHORTEST_DATABASE_PASSWORD && new Set(secret).size < FEWEST_DIFFERENT_CHARACTERS,
      )
      .map(([key]) => `${key} repeats a few characters: put the output of "openssl rand -hex 32"`),
    ...given.flatMap(([key, secret], index) =>
      given
        .slice(0, index)
        .filter(([, other]) => other === secret)
        .map(([other]) => `${key} is the same as ${other}: put a secret of its own`),
    ),
  ];
}

/** Within a private network the CMS is reached by a bare name; everywhere else the token would travel for all to read. */
function cmsProblems({ CMS_URL }: Environment): string[] {
  const { protocol, hostname } = new URL(CMS_URL);
  const isInside = !hostname.includes('.') && !hostname.includes(':');
  return protocol === 'https:' || isInside
    ? []
    : ['CMS_URL is not https: the content token would travel unencrypted'];
}
