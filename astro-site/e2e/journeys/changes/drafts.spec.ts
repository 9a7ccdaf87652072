import sharp from 'sharp';
import { expect, test } from '../../fixtures.ts';
import { cmsApi } from '../../support/cms.ts';

/** Everywhere that published content shows. */
const places = [
  '/',
  '/faq',
  '/ko/faq',
  '/zh/faq',
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
  const published = { _status: 'published' };
  const addOns = (await cms.get('/add-ons?limit=1&sort=_order')) as {
    docs: { id: number; name: string; price: number }[];
  };
  const addOn = addOns.docs[0];
  const faqPage = await cms.get('/globals/faq-page');
  const documents: [collection: string, data: object][] = [
    ['menu-items', { name: secret, korean: secret, section: 'hot', priceWon: 123_456 }],
    ['faq-entries', { question: secret, answer: secret, placement: 'page' }],
    ['gallery-items', { title: secret, description: secret, category: secret, picture: picture.id }],
    ['testimonials', { text: secret, author: secret, rating: 1 }],
    ['albums', { title: secret, artist: secret, cover: picture.id }],
  ];
  const created: string[] = [];
  try {
    for (const [collection, data] of documents) {
      const { doc } = (await cms.post(`/${collection}?draft=true`, { ...data, ...draft })) as {
        doc: { id: number };
      };
      created.push(`/${collection}/${doc.id}`);
    }
    // Drafts over something published.
    await cms.patch(`/add-ons/${addOn?.id}?draft=true`, { name: secret, price: 123_456, ...draft });
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
    const visitor = (path: string) => fetch(new URL(path, stack.urls.cms));
    for (const path of created) {
      expect.soft((await visitor(`/api${path}?draft=true`)).status, path).toBe(404);
    }
    for (const path of [`/add-ons/${addOn?.id}`, '/globals/faq-page']) {
      expect.soft(await (await visitor(`/api${path}?draft=true`)).text(), path).not.toContain(secret);
    }
    expect.soft((await visitor(picture.url)).status).toBe(403);
  } finally {
    for (const path of created) await cms.delete(path);
    await cms.delete(`/media/${picture.id}`);
    await cms.patch(`/add-ons/${addOn?.id}`, { name: addOn?.name, price: addOn?.price, ...published });
    await cms.publish('faq-page', { title: faqPage['title'], subtitle: faqPage['subtitle'] });
  }
});
