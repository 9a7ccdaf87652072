import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueSchema } from 'shared/catalogue/catalogue.ts';
import { expect, test } from 'vitest';
import { openReleases } from '../../../../shared/test/upgrades/releases.ts';
import { aBranch } from '../../service/branches/a-branch.ts';
import { emptyDatabase, fill, runCommand, withDatabase } from '../../harness/database.ts';
import { type Release, startRelease } from './release.ts';
import { staffAtWork } from './staff-at-work.ts';

/** Edits in each part of the update. */
const EDITS = 10;
const timeout = 300_000;

const NEXT = '29991231_000000_next_release';
const { before, after } = await openReleases('cms', ['package.json', 'src'], (folder) => {
  const migrations = join(folder, 'src/migrations');
  writeFileSync(
    join(migrations, `${NEXT}.ts`),
    `import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
     export async function up({ db }: MigrateUpArgs): Promise<void> {
       await db.execute(sql\`ALTER TABLE menu_items ADD COLUMN next varchar;
         ALTER TABLE site_settings ADD COLUMN next varchar DEFAULT 'new' NOT NULL;\`);
     }
     export const down = async () => undefined;`,
  );
  appendFileSync(
    join(migrations, 'index.ts'),
    `import * as next from './${NEXT}.ts';\nmigrations.push({ name: '${NEXT}', up: next.up, down: next.down });`,
  );
});

/** The release before serves, on a database that it has filled itself. */
async function openInstallation() {
  const databaseUrl = await emptyDatabase();
  await fill(databaseUrl, before);
  const old = await startRelease(before, databaseUrl);
  const id = await withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: number }>('SELECT id FROM menu_items ORDER BY _order LIMIT 1');
    return rows[0]?.id;
  });
  return { databaseUrl, old, drink: `/api/menu-items/${id}` };
}

test(
  'the CMS before goes on while this one migrates, staff edit at both, and at the one before alone: nothing is refused, nothing is lost',
  { timeout },
  async () => {
    const { databaseUrl, old, drink } = await openInstallation();
    const serving: Release[] = [old];
    const staff = staffAtWork(serving, drink);
    const { noted } = staff;
    const more = async (count: number) => {
      const wanted = noted.saved + count;
      await expect.poll(() => noted.saved, { timeout: 120_000 }).toBeGreaterThanOrEqual(wanted);
    };
    const catalogueOf = async (release: Release) =>
      catalogueSchema.parse(await (await release.read('/api/content/catalogue')).json());

    await more(EDITS);
    const [said] = await Promise.all([runCommand('migrate', databaseUrl, after), more(EDITS)]);
    expect(said).toMatch(/migrations? applied|up to date/);
    await more(EDITS);

    const young = await startRelease(after, databaseUrl);
    expect(await runCommand('seed', databaseUrl, after)).toMatch(/seeded/);
    serving.push(young);
    await more(EDITS);
    // What the one before knows nothing of.
    const opened = await young.save('POST', '/api/branches', { ...aBranch, _status: 'published' });
    expect(opened.status).toBe(201);
    await more(EDITS);

    serving.pop();
    // What had been asked of it is answered then.
    await more(2);
    await young.stop();
    expect(await runCommand('migrate', databaseUrl, before)).toContain('up to date');
    await more(EDITS);
    await staff.stop();

    const again = await startRelease(after, databaseUrl);
    expect((await catalogueOf(again)).branches).toMatchObject([{ slug: aBranch.slug }]);
    expect(noted).toMatchObject({ refused: [], lost: [] });
  },
);

test('a migration that takes away what the release before reads is seen', { timeout }, async () => {
  const { databaseUrl, old } = await openInstallation();
  expect((await old.read('/api/content/snapshot')).status).toBe(200);
  await withDatabase(databaseUrl, (client) =>
    client.query('ALTER TABLE site_settings RENAME COLUMN support_handle TO chat_handle'),
  );
  expect((await old.read('/api/content/snapshot')).status).toBe(500);
});
