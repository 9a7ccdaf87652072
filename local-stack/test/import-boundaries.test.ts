import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, test } from 'vitest';
import { createImportBoundaries } from '../../eslint.boundaries.js';
import { useScratchFolder } from './support/scratch-folder.ts';

const scratch = useScratchFolder();
let root: string;
let eslint: ESLint;

/** A house in small: one file per layer. */
const house = [
  'shared/src/price.ts',
  'cms/src/seed.ts',
  'booking-service/src/app.ts',
  'booking-service/src/config.ts',
  'booking-service/src/platform/clock.ts',
  'booking-service/src/bookings/booking.ts',
  'booking-service/src/payments/payment.ts',
  'astro-site/src/components/Button.ts',
  'astro-site/src/features/booking/wizard.ts',
  'astro-site/src/features/payment/pay.ts',
  'astro-site/src/layouts/page.ts',
  'astro-site/src/pages/index.ts',
];

beforeAll(async () => {
  root = scratch.path;
  for (const file of house) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), 'export const fact = 1;\n');
  }
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser as Linter.Parser } },
      ...createImportBoundaries(root),
    ],
  });
});

async function complaints(file: string, imported: string): Promise<string[]> {
  const [result] = await eslint.lintText(`export { fact } from '${imported}';\n`, {
    filePath: join(root, dirname(file), 'example.ts'),
  });
  return result?.messages.map(({ message }) => message) ?? [];
}

describe('the import rules of the house', () => {
  test.each([
    ['booking-service/src/bookings/booking.ts', '../platform/clock.ts'],
    ['booking-service/src/bookings/booking.ts', '../config.ts'],
    ['booking-service/src/bookings/booking.ts', '../payments/payment.ts'],
    ['booking-service/src/app.ts', './bookings/booking.ts'],
    ['astro-site/src/features/booking/wizard.ts', '../../components/Button.ts'],
    ['astro-site/src/features/booking/wizard.ts', './wizard.ts'],
    ['astro-site/src/features/booking/wizard.ts', 'shared/price.ts'],
    ['astro-site/src/pages/index.ts', '../features/payment/pay.ts'],
    ['astro-site/src/pages/index.ts', '../layouts/page.ts'],
  ])('%s may import %s', async (file, imported) => {
    expect(await complaints(file, imported)).toEqual([]);
  });

  test.each([
    ['booking-service/src/platform/clock.ts', '../bookings/booking.ts', 'platform knows no feature'],
    ['booking-service/src/bookings/booking.ts', '../app.ts', 'Only the app wires'],
    [
      'astro-site/src/components/Button.ts',
      '../features/booking/wizard.ts',
      'components and lib know no feature',
    ],
    ['astro-site/src/features/booking/wizard.ts', '../payment/pay.ts', 'No feature imports another feature'],
    ['astro-site/src/features/booking/wizard.ts', '../../layouts/page.ts', 'A feature knows no page'],
    ['astro-site/src/layouts/page.ts', '../pages/index.ts', 'A layout knows no page'],
    ['astro-site/src/pages/index.ts', '../../../cms/src/seed.ts', 'workspaces meet over HTTP'],
    ['astro-site/src/pages/index.ts', 'booking-service/src/app.ts', 'workspaces meet over HTTP'],
    ['shared/src/price.ts', '../../cms/src/seed.ts', 'workspaces meet over HTTP'],
  ])('%s may not import %s', async (file, imported, why) => {
    expect((await complaints(file, imported)).join()).toContain(why);
  });
});
