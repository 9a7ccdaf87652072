import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageSecurityHeaders, type PolicySources } from 'shared/http/security-headers.ts';
import { addressesOf, readAddress } from 'shared/languages/read-address.ts';
import * as z from 'zod';
import type { Form } from './compress.ts';

export interface Build {
  dir: string;
  /** Changes when anything does that a release is made of beside its content. */
  hash: string;
  /** Addresses to render: every page and endpoint without parameters, those for visitors in every language. */
  addresses: string[];
  /** Hashed files, as paths below `client/`: "_astro/x.js". Compressed forms lie beside them and are not named. */
  hashed: string[];
  /** Plain files such as favicons, likewise. */
  plain: string[];
}

/** Written by the integrations `route-list` and `page-words` (build/) at the end of `astro build`. */
const ROUTES_FILE = 'routes.json';
export const WORDS_FILE = 'words.json';

/** The code that turns rendered pages into releases. */
const ownCode = fileURLToPath(new URL('..', import.meta.url));

/**
 * Looks at a finished `astro build`.
 *
 * @param settings what pages are rendered with beside their content; another address of the site is another release.
 * @throws Error when there is no build.
 */
export async function readBuild(dir: string, settings: PolicySources): Promise<Build> {
  const routes = z.array(z.string()).parse(JSON.parse(await readFile(join(dir, ROUTES_FILE), 'utf8')));
  const addresses = addressesOf(routes);
  const files = await listFiles(join(dir, 'client'));
  const isHashed = (file: string) => file.startsWith('_astro/') && !/\.(br|gz)$/.test(file);
  const plain = files.filter((file) => !file.startsWith('_astro/'));

  // A change of a header is a change of the release.
  const headers = addresses.map((path) => pageSecurityHeaders(readAddress(path).page, [], settings));
  const hash = createHash('sha256').update(JSON.stringify([addresses, files, settings, headers]));
  for (const file of plain) hash.update(await readFile(join(dir, 'client', file)));
  for (const folder of [join(dir, 'server'), ownCode]) {
    for (const file of await listFiles(folder)) hash.update(await readFile(join(folder, file)));
  }
  return { dir, hash: hash.digest('hex').slice(0, 12), addresses, hashed: files.filter(isHashed), plain };
}

/** The bytes of one hashed file with its compressed forms, by suffix. */
export async function formsOf(build: Build, name: string): Promise<Form[]> {
  const read = (suffix: string) => readFile(join(build.dir, 'client', name + suffix));
  const forms = await Promise.all(
    ['.br', '.gz', ''].map((suffix) =>
      read(suffix).then(
        (bytes): Form => [suffix, bytes],
        () => null,
      ),
    ),
  );
  return forms.filter((form) => form !== null);
}

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(dir.length).split(sep).join('/').replace(/^\//, ''),
    )
    .sort();
}
