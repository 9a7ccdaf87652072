import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentSnapshotSchema } from 'shared/content/snapshot.ts';
import { startCms, startTimeoutMs, type TestCms } from '../../harness/cms.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
}, startTimeoutMs);
afterAll(() => cms.close());

it('a database without the picture of shared links gets it, once, with its words and in sizes of both formats', async () => {
  const { seed } = await import('../../../src/seed/seed.ts');
  const { seedSteps } = await import('../../../src/content-version/tables.ts');
  await cms.payload.db.drizzle.delete(seedSteps).where(eq(seedSteps.name, 'share-picture'));

  expect(await seed(cms.payload)).toEqual(['share-picture']);
  expect(await seed(cms.payload)).toEqual([]);

  const answer = await cms.content('/api/content/snapshot');
  const { media, settings } = contentSnapshotSchema.parse(await answer.json());
  expect(media).toHaveLength(1);
  expect(media[0]).toMatchObject({
    id: settings.shareMediaId,
    url: '/api/media/file/share-picture.jpg',
    mimeType: 'image/jpeg',
    width: 1200,
    height: 630,
    alt: {
      en: expect.stringMatching(/^A record, /),
      ko: expect.stringMatching(/^레코드/),
      zh: expect.stringMatching(/^一张唱片/),
      ja: expect.stringMatching(/\p{Script=Katakana}/u),
    },
  });
  expect(media[0]?.sizes.map(({ width, mimeType }) => `${width} ${mimeType}`).sort()).toEqual([
    '480 image/avif',
    '480 image/webp',
    '960 image/avif',
    '960 image/webp',
  ]);
  // Makes four pictures.
}, 60_000);
