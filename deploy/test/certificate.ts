import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes `cert.pem` and `key.pem` for the given names. The certificate vouches for itself: whoever is told to trust it,
 * trusts these names and no others.
 */
export function makeCertificate(folder: string, names: string[]): void {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subjects = names.map((name) => `DNS:${name}`).join(',');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', '/CN=rehearsal', '-addext', `subjectAltName=${subjects}`, '-keyout', key, '-out', cert],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // Read by users inside containers.
  for (const file of [cert, key]) chmodSync(file, 0o644);
}
