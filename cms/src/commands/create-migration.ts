import { createRequire } from 'node:module';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { cmsFolder, loadToolingEnvironment } from './tooling-environment.ts';

/**
 * `npm run migrate:create -w cms -- <name>`: lets Payload write the migration, then makes it runnable by Node itself,
 * which wants types imported as types and file endings in imports.
 */
loadToolingEnvironment();
const folder = path.join(cmsFolder, 'src/migrations');
const payloadCli = path.join(path.dirname(createRequire(import.meta.url).resolve('payload')), '../bin.js');

const created = spawnSync(
  process.execPath,
  [payloadCli, 'migrate:create', ...process.argv.slice(2), '--skip-empty', '--disable-transpile'],
  { stdio: 'inherit' },
);
if (created.status !== 0) process.exit(created.status ?? 1);

const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && file !== 'index.ts').sort();
for (const file of files) {
  const source = await readFile(path.join(folder, file), 'utf8');
  const typed = source.replace(
    /import \{ MigrateUpArgs, MigrateDownArgs, sql \} from '@payloadcms\/db-postgres'/,
    "import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'",
  );
  // Unused parameters of Payload's template.
  const tidy = typed.replace(/\(\{ db, payload, req \}: (Migrate\w+Args)\)/g, '({ db }: $1)');
  if (tidy !== source) await writeFile(path.join(folder, file), tidy);
}

const names = files.map((file) => file.replace(/\.ts$/, ''));
const imports = names.map((name, index) => `import * as migration${index + 1} from './${name}.ts';`);
const entries = names.map(
  (name, index) => `  { name: '${name}', up: migration${index + 1}.up, down: migration${index + 1}.down },`,
);
const index = `${imports.join('\n')}\n\n/** Forward only, in this order. Written by \`npm run migrate:create\`. */\nexport const migrations = [\n${entries.join('\n')}\n];\n`;
await writeFile(path.join(folder, 'index.ts'), index);

// Payload compares with the newest snapshot alone.
const snapshots = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
for (const file of snapshots.slice(0, -1)) await rm(path.join(folder, file));
