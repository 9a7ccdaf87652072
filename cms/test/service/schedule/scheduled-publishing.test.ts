import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contentSnapshotSchema } from 'shared/content/snapshot.ts';
import { startCms, startTimeoutMs, type TestCms } from '../../harness/cms.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms(undefined, { clock: true });
}, startTimeoutMs);
afterAll(() => cms.close());

const menu = async () =>
  contentSnapshotSchema.parse(await (await cms.content('/api/content/snapshot')).json()).menu;

/** The schedule is looked at twice a minute. */
const withinMs = 90_000;

it('publishes at its time, by itself and not before, and takes down again', async () => {
  const { payload } = cms;
  const data = { name: 'Noon Tea', korean: '정오의 차', section: 'cold' as const, priceWon: 6000 };
  const draft = { ...data, _status: 'draft' as const };
  const { id } = await payload.create({ collection: 'menu-items', data: draft, draft: true });
  const version = await cms.version();
  // What "Schedule publish" in the form does.
  const schedule = (type: 'publish' | 'unpublish', due: number) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc: { relationTo: 'menu-items', value: id } },
      waitUntil: new Date(due),
    });
  const isOnMenu = async () => (await menu()).some(({ name }) => name.en === data.name);
  const seen = (onMenu: boolean) =>
    vi.waitFor(async () => expect(await isOnMenu()).toBe(onMenu), { timeout: withinMs, interval: 250 });

  const due = Date.now() + 3_000;
  await schedule('publish', due);
  expect(await isOnMenu()).toBe(false);
  await seen(true);
  expect(Date.now()).toBeGreaterThanOrEqual(due);
  expect(await cms.version()).toBe(version + 1);

  await schedule('unpublish', Date.now());
  await seen(false);
  expect(await cms.version()).toBe(version + 2);
}, 240_000);
