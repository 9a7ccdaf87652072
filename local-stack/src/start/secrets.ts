import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Made on the first start, kept with the data: they guard nothing but this machine's own copy. */
const secretNames = [
  'postgresPassword',
  'bookingOwnerDatabasePassword',
  'bookingDatabasePassword',
  'cmsDatabasePassword',
  'payloadSecret',
  'contentApiToken',
  'proofOfWorkSecret',
  'sealingSecret',
] as const;

export type Secrets = Record<(typeof secretNames)[number], string>;

/** Reads the stack's own secrets and makes up those that are not there yet. */
export function loadSecrets(file: string): Secrets {
  const known = readKnown(file);
  const secrets = Object.fromEntries(
    secretNames.map((name) => [name, known[name] ?? randomBytes(24).toString('base64url')]),
  ) as Secrets;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

function readKnown(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch {
    return {};
  }
}
