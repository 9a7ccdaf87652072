import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nudgeOnCommit, takeNudge } from '../../../src/content-version/pending-nudges.ts';
import { startCms, startTimeoutMs, type TestCms } from '../../harness/cms.ts';

let cms: TestCms;
let publisher: Server;
/** Called with the version that the publisher reads when it is nudged. */
let onNudge: (read: Promise<number>) => unknown = () => undefined;

beforeAll(async () => {
  publisher = createServer((request, response) => {
    if (request.method === 'POST' && request.url === '/nudge') onNudge(cms.version());
    response.end();
  });
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
  cms = await startCms(`http://127.0.0.1:${(publisher.address() as AddressInfo).port}`);
}, startTimeoutMs);
afterAll(async () => {
  await cms.close();
  await new Promise((resolve) => publisher.close(resolve));
});

const drink = { name: 'Yuja Tea', korean: '유자차', section: 'hot' as const, priceWon: 6000 };
const publish = { _status: 'published' as const };
const draft = { _status: 'draft' as const };

/** How far the version rises while `work` runs. */
async function rise(work: () => Promise<unknown>): Promise<number> {
  const before = await cms.version();
  await work();
  return (await cms.version()) - before;
}

describe('the content version', () => {
  it('rises when something is published, changed, unpublished and deleted', async () => {
    const { payload } = cms;
    let id = 0;
    expect(
      await rise(
        async () =>
          ({ id } = await payload.create({ collection: 'menu-items', data: { ...drink, ...publish } })),
      ),
    ).toBe(1);
    expect(await rise(() => payload.update({ collection: 'menu-items', id, data: { priceWon: 6500 } }))).toBe(
      1,
    );
    expect(await rise(() => payload.update({ collection: 'menu-items', id, data: draft }))).toBe(1);
    expect(await rise(() => payload.update({ collection: 'menu-items', id, data: publish }))).toBe(1);
    expect(await rise(() => payload.delete({ collection: 'menu-items', id }))).toBe(1);
  });

  it('does not rise for drafts, not even over something published', async () => {
    const { payload } = cms;
    let id = 0;
    const data = { ...drink, ...draft };
    expect(
      await rise(
        async () => ({ id } = await payload.create({ collection: 'menu-items', data, draft: true })),
      ),
    ).toBe(0);
    expect(
      await rise(() =>
        payload.update({ collection: 'menu-items', id, data: { name: 'Other' }, draft: true }),
      ),
    ).toBe(0);
    expect(await rise(() => payload.update({ collection: 'menu-items', id, data: publish }))).toBe(1);
    expect(
      await rise(() => payload.update({ collection: 'menu-items', id, data: { priceWon: 1 }, draft: true })),
    ).toBe(0);
    // The draft is on top now; taking the published one away is a change all the same.
    expect(await rise(() => payload.update({ collection: 'menu-items', id, data: draft }))).toBe(1);
    expect(await rise(() => payload.delete({ collection: 'menu-items', id }))).toBe(0);
  });

  it('rises for globals in the same way', async () => {
    const { payload } = cms;
    const slug = 'landing-page' as const;
    const menu = { heading: 'At the counter', lead: 'Drinks' };
    expect(await rise(() => payload.updateGlobal({ slug, data: { menu, ...draft }, draft: true }))).toBe(0);
    expect(await rise(() => payload.updateGlobal({ slug, data: { menu, ...publish } }))).toBe(1);
  });

  it('rises when an older version is restored', async () => {
    const { payload } = cms;
    const { id } = await payload.create({ collection: 'menu-items', data: { ...drink, ...publish } });
    await payload.update({ collection: 'menu-items', id, data: { name: 'Renamed', ...publish } });
    const { docs } = await payload.findVersions({
      collection: 'menu-items',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    expect(
      await rise(() => payload.restoreVersion({ collection: 'menu-items', id: docs[0]?.id ?? '' })),
    ).toBe(1);
  });

  it('does not rise when the change is rolled back', async () => {
    const { payload } = cms;
    const failing = () =>
      payload.create({ collection: 'menu-items', data: { ...drink, priceWon: 0.5, ...publish } });
    expect(await rise(() => expect(failing).rejects.toThrow())).toBe(0);
  });

  it('rises once for each of many publishes at the same time', async () => {
    const { payload } = cms;
    const names = Array.from({ length: 8 }, (_, index) => `Drink ${index}`);
    const create = (name: string) =>
      payload.create({ collection: 'menu-items', data: { ...drink, name, ...publish } });
    expect(await rise(() => Promise.all(names.map(create)))).toBe(names.length);
  });

  it('rises when a scheduled publish runs', async () => {
    const { payload } = cms;
    const { id } = await payload.create({
      collection: 'menu-items',
      data: { ...drink, ...draft },
      draft: true,
    });
    const input = { type: 'publish' as const, doc: { relationTo: 'menu-items' as const, value: id } };
    expect(
      await rise(() =>
        payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(Date.now() - 1000) }),
      ),
    ).toBe(0);
    expect(await rise(() => payload.jobs.run())).toBe(1);
    expect(await payload.findByID({ collection: 'menu-items', id })).toMatchObject(publish);
  });
});

describe('the nudge', () => {
  it('reaches the publisher after the commit, so that it reads the new version', async () => {
    const before = await cms.version();
    // Nudges of the tests before may still arrive; the one of this publish reads what it published.
    const readsNewVersion = new Promise<void>((resolve) => {
      onNudge = async (read) => {
        if ((await read) === before + 1) resolve();
      };
    });
    await cms.payload.create({ collection: 'menu-items', data: { ...drink, ...publish } });
    await readsNewVersion;
  });

  it('is forgotten when the change is rolled back', () => {
    nudgeOnCommit('rolled-back');
    expect(takeNudge('rolled-back')).toBe(true);
    expect(takeNudge('rolled-back')).toBe(false);
  });
});

describe('publishing what the site cannot show', () => {
  it('is refused with a sentence, and nothing changes', async () => {
    const { payload } = cms;
    const data = { ...drink, name: '유자차', ...publish };
    const koreanOnly = () => payload.create({ collection: 'menu-items', data, locale: 'ko' });
    expect(
      await rise(() =>
        expect(koreanOnly).rejects.toThrow(
          'Menu item "유자차" cannot be shown on the site. name (English): ',
        ),
      ),
    ).toBe(0);
  });
});
