import { expect, it } from 'vitest';
import { emptyDatabase, runCommand } from '../../harness/database.ts';

it('copies of a new version that start together migrate the database once', async () => {
  const databaseUrl = await emptyDatabase();
  const said = await Promise.all([1, 2, 3].map(() => runCommand('migrate', databaseUrl)));
  const lastLines = said.map((text) => text.trimEnd().split('\n').at(-1) ?? '').sort();
  expect(lastLines).toEqual([
    expect.stringMatching(/^cms: \d+ migrations? applied\.$/),
    'cms: the database is up to date.',
    'cms: the database is up to date.',
  ]);
  // Processes of their own, which load Payload.
}, 90_000);
