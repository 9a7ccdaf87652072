import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../local-stack/src/start/options.ts';
import type { Compose } from '../compose.ts';
import { openCmsSession } from '../../../astro-site/e2e/support/cms.ts';
import { expect, test } from '../fixtures.ts';

/** The commands that docs/operations.md gives under a mark, to the letter; only the folder is another. */
function commandsOf(mark: 'backup' | 'restore' | 'drill' | 'moment', folder = 'backup'): string {
  const page = readFileSync(join(repositoryRoot, 'docs/operations.md'), 'utf8');
  const [, block] = new RegExp(`<!-- ${mark} -->\\s+\`\`\`sh\\n([^\`]+)\`\`\``).exec(page) ?? [];
  if (!block) throw new Error(`docs/operations.md has no commands under "${mark}".`);
  return block.replaceAll(/\bbackup\b(?=\/|\n)/g, folder);
}

async function type(compose: Compose, commands: string): Promise<string> {
  const { code, text } = await compose.try(['bash', '-euc', commands]);
  expect(code, text).toBe(0);
  return text;
}

test('a slip is undone: the database is what it was the moment before, and the drill had said that it could be', async ({
  compose,
  visitor,
  guestEmail,
}) => {
  test.setTimeout(420_000);
  const number = await visitor.paidBooking(guestEmail);
  const info = ['exec', '-T', 'postgres', '/etc/cafe/pgbackrest.sh', 'info'];
  await expect.poll(() => compose.run(info), { timeout: 120_000 }).toContain('full backup');
  expect(await type(compose, commandsOf('drill'))).toContain('Every table was read to its end.');

  const moment = await compose.sql('booking', 'SELECT now()');
  await compose.sql('booking', 'TRUNCATE orders CASCADE');
  await compose.sql('booking', 'SELECT pg_switch_wal()');
  await type(compose, commandsOf('moment').replace('2026-11-27 15:30:00+09', moment));

  await expect.poll(async () => (await visitor.signIn()).status()).toBe(200);
  expect(await visitor.bookingsOf(number)).toEqual({ [number]: 'confirmed' });
  await visitor.paidBooking(`after-${guestEmail}`);
});

test('a copy of the data, everything lost, the copy put back: nothing is missing', async ({
  compose,
  visitor,
  request,
  stack,
  guestEmail,
}, testInfo) => {
  test.setTimeout(420_000);
  const folder = testInfo.outputPath('copy');
  const number = await visitor.paidBooking(guestEmail);
  const pictures = async () => {
    await openCmsSession(request, stack);
    // The session is in the cookie, which counts only for pages of the CMS itself.
    const headers = { Origin: stack.urls.cms };
    const list = await request.get(`${stack.urls.cms}/api/media?limit=1&sort=id`, { headers });
    const { docs } = (await list.json()) as { docs: { url: string; filesize: number }[] };
    const file = await request.get(new URL(docs[0]?.url ?? '', stack.urls.cms).href, { headers });
    return { status: file.status(), size: (await file.body()).length, expected: docs[0]?.filesize };
  };
  const before = await pictures();
  expect(before).toMatchObject({ status: 200, size: before.expected });

  await type(compose, commandsOf('backup', folder));
  await compose.run(['down', '--volumes', '--timeout', '20']);
  await type(compose, commandsOf('restore', folder));

  expect((await visitor.signIn()).status()).toBe(200);
  expect(await visitor.bookingsOf(number)).toEqual({ [number]: 'confirmed' });
  expect(await pictures()).toEqual(before);
  expect((await request.get('/')).status()).toBe(200);
  // The service writes media as its own user, also beside what was put back.
  const [cms] = await compose.containersOf('cms');
  const owner = "console.log((await import('node:fs')).statSync('/data/media').uid, process.getuid())";
  if (!cms) throw new Error('There is no CMS to look into.');
  expect(await compose.node(cms, owner)).toMatch(/^(\d+) \1$/m);
  await visitor.paidBooking(`after-${guestEmail}`);
  rmSync(folder, { recursive: true });
});
