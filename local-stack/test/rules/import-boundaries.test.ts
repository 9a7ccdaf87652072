import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, test } from 'vitest';
import { folderOrder } from '../../../lint/folder-order.js';
import { createImportBoundaries } from '../../../lint/import-boundaries.js';
import { syntaxRules } from '../../../lint/pure-rules.js';
import { useScratchFolder } from '../support/scratch-folder.ts';

const scratch = useScratchFolder();
let root: string;
let eslint: ESLint;

/** A small repository with one file for each layer. */
const house = [
  'shared/src/pricing/price.ts',
  'shared/src/time/seoul.ts',
  'cms/src/content-api/catalogue.ts',
  'cms/src/content-version/version.ts',
  'booking-service/src/app.ts',
  'booking-service/src/platform/clock.ts',
  'booking-service/src/platform/problem.ts',
  'booking-service/src/bookings/lifecycle/booking.ts',
  'booking-service/src/bookings/lifecycle/booking.store.ts',
  'booking-service/src/bookings/place/place.usecase.ts',
  'booking-service/src/bookings/place/request-rules.ts',
  'booking-service/src/payments/confirm/attempt.ts',
  'astro-site/e2e/fixtures.ts',
  'astro-site/server/config.ts',
  'astro-site/src/components/Button.ts',
  'astro-site/src/features/admin/messages.ts',
  'astro-site/src/features/admin/parts/badge.ts',
  'astro-site/src/features/admin/shell/shell.ts',
  'astro-site/src/features/booking/form/field.ts',
  'astro-site/src/features/booking/when/time.ts',
  'astro-site/src/features/payment/pay.ts',
  'astro-site/src/layouts/page.ts',
  'astro-site/src/pages/index.ts',
  'local-stack/src/start/options.ts',
  'booking-service/bench/shop.ts',
  'deploy/test/run.ts',
  'bench/main.ts',
];

const lintOf = (folder: string) =>
  new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: [
      { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser as Linter.Parser } },
      ...syntaxRules,
      ...createImportBoundaries(folder),
    ],
  });

beforeAll(async () => {
  root = scratch.path;
  for (const file of house) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), 'export const fact = 1;\n');
  }
  eslint = lintOf(root);
});

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, file) });
  return result?.messages.map(({ message }) => message) ?? [];
}

const importing = (file: string, imported: string) =>
  complaints(`${dirname(file)}/example.ts`, `export { fact } from '${imported}';`);

describe('the import rules of the house', () => {
  test.each([
    ['booking-service/src/bookings/lifecycle/booking.ts', '../../platform/problem.ts'],
    ['booking-service/src/bookings/place/place.usecase.ts', '../lifecycle/booking.ts'],
    ['booking-service/src/payments/confirm/attempt.ts', '../../bookings/lifecycle/booking.ts'],
    ['booking-service/src/app.ts', './bookings/lifecycle/booking.ts'],
    ['shared/src/pricing/price.ts', '../time/seoul.ts'],
    ['cms/src/content-api/catalogue.ts', '../content-version/version.ts'],
    ['astro-site/src/features/booking/when/time.ts', '../../../components/Button.ts'],
    ['astro-site/src/features/booking/when/time.ts', '../form/field.ts'],
    ['astro-site/src/features/booking/when/time.ts', './time.ts'],
    ['astro-site/src/features/booking/when/time.ts', 'shared/pricing/price.ts'],
    ['astro-site/src/features/admin/shell/shell.ts', '../parts/badge.ts'],
    ['astro-site/src/features/admin/messages.ts', './shell/shell.ts'],
    ['astro-site/src/pages/index.ts', '../features/payment/pay.ts'],
    ['astro-site/src/pages/index.ts', '../layouts/page.ts'],
    ['astro-site/server/config.ts', '../src/pages/index.ts'],
    ['deploy/test/run.ts', '../../local-stack/src/start/options.ts'],
    ['deploy/test/run.ts', '../../astro-site/e2e/fixtures.ts'],
    ['bench/main.ts', '../local-stack/src/start/options.ts'],
    ['bench/main.ts', '../booking-service/bench/shop.ts'],
  ])('%s may import %s', async (file, imported) => {
    expect(await importing(file, imported)).toEqual([]);
  });

  const below = 'stands below this';
  test.each([
    ['booking-service/src/platform/clock.ts', '../bookings/lifecycle/booking.ts', below],
    ['booking-service/src/platform/clock.ts', '../app.ts', below],
    ['booking-service/src/bookings/lifecycle/booking.ts', '../../app.ts', below],
    ['booking-service/src/bookings/place/place.usecase.ts', '../../payments/confirm/attempt.ts', below],
    ['booking-service/src/bookings/lifecycle/booking.ts', '../place/request-rules.ts', below],
    ['shared/src/time/seoul.ts', '../pricing/price.ts', below],
    ['cms/src/content-version/version.ts', '../content-api/catalogue.ts', below],
    ['astro-site/src/components/Button.ts', '../features/booking/when/time.ts', below],
    ['astro-site/src/features/booking/form/field.ts', '../when/time.ts', below],
    ['astro-site/src/features/admin/parts/badge.ts', '../shell/shell.ts', below],
    ['astro-site/src/features/admin/parts/badge.ts', '../messages.ts', below],
    ['astro-site/src/features/booking/when/time.ts', '../../../layouts/page.ts', below],
    ['astro-site/src/layouts/page.ts', '../pages/index.ts', below],
    ['astro-site/src/features/booking/when/time.ts', '../../payment/pay.ts', 'No feature imports another'],
    ['astro-site/src/pages/index.ts', '../../server/config.ts', 'know no server'],
    ['astro-site/src/pages/index.ts', '../../e2e/fixtures.ts', 'imports no tests'],
    ['astro-site/src/pages/index.ts', '../../../cms/src/content-api/catalogue.ts', 'meet over HTTP'],
    ['astro-site/src/pages/index.ts', 'booking-service/app.ts', 'meet over HTTP'],
    ['astro-site/src/pages/index.ts', 'shared/auth/password-strength.ts', 'Servers judge passwords'],
    ['astro-site/src/pages/index.ts', '@zxcvbn-ts/core', 'Servers judge passwords'],
    ['shared/src/pricing/price.ts', '../../../cms/src/content-api/catalogue.ts', 'meet over HTTP'],
    ['local-stack/test/example.ts', '../../deploy/test/run.ts', 'meet over HTTP'],
    ['deploy/test/run.ts', '../../booking-service/src/app.ts', 'imports shared'],
    ['deploy/test/run.ts', '../../astro-site/src/pages/index.ts', 'imports shared'],
    ['bench/main.ts', '../booking-service/src/app.ts', 'imports shared'],
    ['local-stack/src/start/options.ts', '../../../bench/main.ts', 'meet over HTTP'],
    ['cms/src/content-version/version.ts', '../../../booking-service/bench/shop.ts', 'imports no tests'],
  ])('%s may not import %s', async (file, imported, why) => {
    expect((await importing(file, imported)).join()).toContain(why);
  });
});

const decision = 'booking-service/src/bookings/place/rule.ts';
const useCase = 'booking-service/src/bookings/place/change.usecase.ts';
const shared = 'shared/src/time/rule.ts';
const store = `export { fact } from '../lifecycle/booking.store.ts';`;
const now = 'export const now = () => new Date();';

describe('what decides is pure', () => {
  test.each([
    [useCase, store],
    [useCase, `export const ask = (db: Database) => db.query('SELECT 1');`],
    [decision, `export type { fact } from '../lifecycle/booking.store.ts';`],
    [decision, `export { problem } from '../../platform/problem.ts';`],
    [decision, `export { createHash } from 'node:crypto';`],
    [decision, 'export const at = (text: string) => new Date(text);'],
    [shared, 'export const at = (ms: number) => new Date(ms);'],
    ['booking-service/src/platform/clock.ts', now],
    ['booking-service/src/auth/create-admin.main.ts', now],
    ['astro-site/src/features/booking/reads/read.ts', now],
    ['astro-site/src/features/booking/use-hold.ts', now],
    ['booking-service/test/rule.test.ts', now],
  ])('%s may say %s', async (file, code) => {
    expect(await complaints(file, code)).toEqual([]);
  });

  test.each([
    [decision, store, 'reaches no store'],
    [decision, `export { fact } from './place.usecase.ts';`, 'reaches no store'],
    [decision, `export { fact } from '../../platform/clock.ts';`, 'reaches no store'],
    [decision, `export { readFile } from 'node:fs/promises';`, 'touches no file'],
    [decision, `export { randomBytes } from 'node:crypto';`, 'the same each time'],
    [decision, now, 'deps.clock'],
    [useCase, 'export const now = Date.now();', 'deps.clock'],
    [useCase, 'export const now = Temporal.Now.instant();', 'deps.clock'],
    [decision, `export const ask = (db: Database) => db.query('SELECT 1');`, 'SQL stands in'],
    [decision, 'export const later = (work: () => void) => setTimeout(work, 1);', 'waits for nothing'],
    [shared, 'export const number = () => Math.random();', 'the same each time'],
    [shared, 'export const id = () => globalThis.crypto.randomUUID();', 'touches no network'],
    [shared, `export { createHash } from 'node:crypto';`, 'no Node'],
    [shared, now, 'knows no clock'],
    [shared, 'export const now = Date.now();', 'knows no clock'],
    ['astro-site/src/features/booking/when/month.ts', now, 'Components and hooks read the clock'],
    [shared, 'export enum Kind { A }', 'union of literals'],
  ])('%s may not say %s', async (file, code, why) => {
    expect((await complaints(file, code)).join()).toContain(why);
  });
});

test('a folder that stands in no order is refused by name', async () => {
  const folder = join(root, 'other');
  await mkdir(join(folder, 'shared/src/weather'), { recursive: true });
  expect(() => lintOf(folder)).toThrow('Name shared/src/weather in lint/folder-order.js');
});

test('every folder that stands in an order is there', () => {
  const here = join(import.meta.dirname, '../../..');
  const named = Object.entries(folderOrder).flatMap(([folder, names]) =>
    names.split(' ').map((name) => join(folder, name)),
  );
  expect(named.filter((folder) => !existsSync(join(here, folder)))).toEqual([]);
});
