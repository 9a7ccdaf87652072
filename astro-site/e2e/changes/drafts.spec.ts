import sharp from 'sharp';
import { expect, test } from '../fixtures.ts';
import { cmsApi } from '../support/cms.ts';

/** Everywhere that published content shows. */
const places = [
  '/',
  '/faq',
  '/faq/ko',
  '/faq/zh',
  '/franchise',
  '/policies',
  '/gallery.json',
  '/api/addons',
  '/api/rules',
];

test('drafts show nowhere, and their pictures do not leave the CMS', async ({ stack, request }) => {
  const cms = await cmsApi(request, stack);
  const secret = `Nobody may read this ${Date.now()}`;
  const square = { width: 700, height: 700, channels: 3, background: '#301040' } as const;
  const upload = await request.post(`${stack.urls.cms}/api/media`, {
    headers: cms.headers,
    multipart: {
      file: {
        name: 'secret.png',
        mimeType: 'image/png',
        buffer: await sharp({ create: square }).png().toBuffer(),
      },
      _payload: JSON.stringify({ alt: secret }),
    },
  });
  const picture = ((await upload.json()) as { doc: { id: number; url: string } }).doc;

  const draft = { _status: 'draft' };
  const documents: [collection: string, data: object][] = [
    ['menu-items', { name: secret, korean: secret, section: 'hot', priceWon: 123_456 }],
    ['faq-entries', { question: secret, answer: secret, placement: 'page' }],
    ['gallery-items', { title: secret, description: secret, category: secret, picture: picture.id }],
    ['testimonials', { text: secret, author: secret, rating: 1 }],
    ['albums', { title: secret, artist: secret, cover: picture.id }],
    ['add-ons', { name: secret, description: secret, price: 123_456, addOnId: 90 }],
  ];
  const created: string[] = [];
  try {
    for (const [collection, data] of documents) {
      const { doc } = (await cms.post(`/${collection}?draft=true`, { ...data, ...draft })) as {
        doc: { id: number };
      };
      created.push(`/${collection}/${doc.id}`);
    }
    await cms.post('/globals/faq-page?draft=true', { title: secret, subtitle: secret, ...draft });
    // Something is published after them, so that a release made with the drafts around is looked at.
    await cms.publish('site-settings', {});
    const { version } = (await cms.content('version')) as { version: number };
    await expect
      .poll(async () => ((await (await request.get('/healthz')).json()) as { version: number }).version)
      .toBe(version);

    for (const path of places) {
      const text = await (await request.get(path)).text();
      expect.soft(text, path).not.toContain(secret);
      expect.soft(text, path).not.toMatch(/123,?456/);
    }
    for (const what of ['snapshot', 'catalogue'] as const) {
      expect.soft(JSON.stringify(await cms.content(what)), what).not.toContain(secret);
    }
    // Without the session that the preparations have begun.
    const visitor = (path: string) => fetch(stack.urls.cms + path);
    for (const path of created) {
      expect.soft((await visitor(`/api${path}?draft=true`)).status, path).toBe(404);
    }
    expect.soft((await visitor(picture.url)).status).toBe(403);
  } finally {
    // Add-ons stay for good, as drafts.
    for (const path of created.filter((made) => !made.startsWith('/add-ons'))) await cms.delete(path);
    await cms.delete(`/media/${picture.id}`);
    await cms.publish('faq-page', await publishedFaqPage(cms));
  }
});

/** The published words of /faq, to put back over the draft. */
async function publishedFaqPage(cms: Awaited<ReturnType<typeof cmsApi>>) {
  const { title, subtitle } = await cms.get('/globals/faq-page');
  return { title, subtitle };
}
