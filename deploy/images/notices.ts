import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node notices.ts`: prints licence and copyright of every package below the current folder that production needs, which is what
 * their licences ask of those who hand them on. Each image holds the notices of its own packages. Fails when a package says
 * nothing about its licence.
 */
interface Entry {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

interface Manifest {
  author?: string | { name?: string };
  repository?: string | { url?: string };
}

const installed = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
const noticeFile = /^(licen[cs]e|notice|copying|copyright)([.-].*)?$/i;

/** Texts that the package brings, without those in whichever folders it has besides. */
const textsIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && noticeFile.test(entry.name) && !/\.[cm]?[jt]s$/.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());

/** What its Readme says under "License", where it is said nowhere else. */
function inReadme(folder: string): string[] {
  const readme = readdirSync(folder).find((name) => /^readme(\.md)?$/i.test(name));
  const said =
    readme && /^#+ Licen[cs]e\s+(\S[\s\S]*)/m.exec(readFileSync(join(folder, readme), 'utf8'))?.[1];
  return said ? [said.trim(), originOf(folder)] : [];
}

/** Whom to thank where a package brings no text of its own. */
function originOf(folder: string): string {
  const { author, repository } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const who = typeof author === 'string' ? author : author?.name;
  const where = typeof repository === 'string' ? repository : repository?.url;
  return [who && `Copyright: ${who}`, where && `Source: ${where}`].filter(Boolean).join('\n');
}

const places = Object.entries(installed.packages)
  .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link && existsSync(place))
  .sort(([one], [other]) => (one < other ? -1 : 1));

/** One text for all packages that share it, each named once. */
const packagesOf = new Map<string, Set<string>>();
const silent: string[] = [];
for (const [place, { version, license }] of places) {
  const name = `${place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`;
  const own = textsIn(place);
  const texts = own.length === 0 && !license ? inReadme(place) : own;
  if (texts.length === 0 && !license) silent.push(name);
  const text =
    texts.join('\n\n') || [`Licence: ${license} (https://spdx.org/licenses)`, originOf(place)].join('\n');
  packagesOf.set(text, (packagesOf.get(text) ?? new Set()).add(license ? `${name} (${license})` : name));
}
if (silent.length > 0) {
  process.stderr.write(`No licence is to be found in ${silent.join(', ')}: take another package\n`);
  process.exit(1);
}
const line = '-'.repeat(80);
process.stdout.write('This product contains the packages below, each under its own licence.\n');
for (const [text, names] of packagesOf) {
  process.stdout.write(`\n${line}\n${[...names].join('\n')}\n${line}\n\n${text}\n`);
}
