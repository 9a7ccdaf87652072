import { catalogueSchema } from 'shared/catalogue/catalogue.ts';
import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { contentSnapshotSchema, type ContentSnapshot } from 'shared/content/snapshot.ts';
import { locales } from 'shared/languages/localized-text.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, startTimeoutMs, type TestCms } from '../../harness/cms.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
}, startTimeoutMs);
afterAll(() => cms.close());

const paths = ['/api/content/version', '/api/content/snapshot', '/api/content/catalogue'];
const snapshot = async () =>
  contentSnapshotSchema.parse(await (await cms.content('/api/content/snapshot')).json());

describe('the content API', () => {
  it('answers nobody without the token', async () => {
    for (const path of paths) {
      for (const authorization of ['', 'Bearer wrong']) {
        const response = await cms.request(path, { headers: { authorization } });
        expect([path, response.status]).toEqual([path, 401]);
        expect(response.headers.get('content-type')).toBe('application/problem+json');
      }
    }
  });

  it('answers 304 while the version is the same, and the new content after a publish', async () => {
    for (const path of paths.slice(1)) {
      const etag = (await cms.content(path)).headers.get('etag') ?? '';
      expect(etag).toBe(`"${await cms.version()}"`);
      const known = { headers: { 'if-none-match': etag } };
      expect((await cms.content(path, known)).status).toBe(304);
      await cms.payload.updateGlobal({ slug: 'site-settings', data: { _status: 'published' } });
      expect((await cms.content(path, known)).status).toBe(200);
    }
  });
});

describe('the catalogue', () => {
  it('equals the initial catalogue after the seed, with descriptions in every language', async () => {
    const catalogue = catalogueSchema.parse(await (await cms.content('/api/content/catalogue')).json());
    const addons = initialCatalogue.addons.map((addOn) => ({
      ...addOn,
      descriptions: Object.fromEntries(locales.map((locale) => [locale, expect.stringMatching(/\S/)])),
    }));
    expect(catalogue).toEqual({ ...initialCatalogue, addons, version: await cms.version() });
  });

  it('leaves out an add-on that is unpublished', async () => {
    const { docs } = await cms.payload.find({ collection: 'add-ons', where: { addOnId: { equals: 6 } } });
    const id = docs[0]?.id ?? 0;
    await cms.payload.update({ collection: 'add-ons', id, data: { _status: 'draft' } });
    const { addons } = catalogueSchema.parse(await (await cms.content('/api/content/catalogue')).json());
    expect(addons.map((addOn) => addOn.id)).toEqual([1, 2, 3, 4, 5]);
    await cms.payload.update({ collection: 'add-ons', id, data: { _status: 'published' } });
  });
});

describe('the snapshot', () => {
  it('holds what is published and no draft', async () => {
    const data = {
      name: 'Secret drink',
      korean: '비밀',
      section: 'hot' as const,
      priceWon: 1000,
      _status: 'draft' as const,
    };
    await cms.payload.create({ collection: 'menu-items', data, draft: true });
    const { docs } = await cms.payload.find({ collection: 'menu-items', sort: '_order', limit: 1 });
    const first = docs[0];
    await cms.payload.update({
      collection: 'menu-items',
      id: first?.id ?? 0,
      data: { name: 'Secret name', priceWon: 1 },
      draft: true,
    });
    const { menu, version } = await snapshot();
    expect(version).toBe(await cms.version());
    expect(menu).toHaveLength(20);
    expect(menu[0]).toMatchObject({ name: { en: 'Coffee', ko: '커피' }, priceWon: 5000 });
    expect(JSON.stringify(menu)).not.toContain('Secret');
  });

  it('holds no draft of anything, over what is published neither, and visitors read none of them', async () => {
    const secret = 'Nobody may read this';
    const session = await cms.signIn();
    const save = async (method: string, path: string, data: object) => {
      const headers = { 'content-type': 'application/json', ...session };
      const body = JSON.stringify({ ...data, _status: 'draft' });
      const response = await cms.request(`/api${path}?draft=true`, { method, body, headers });
      expect([path, response.ok]).toEqual([path, true]);
      return (await response.json()) as { doc: { id: number } };
    };
    const made: string[] = [];
    for (const [collection, data] of [
      ['faq-entries', { question: secret, answer: secret, placement: 'page' }],
      ['testimonials', { text: secret, author: secret, rating: 1 }],
    ] as const) {
      const { doc } = await save('POST', `/${collection}`, data);
      made.push(`/${collection}/${doc.id}`);
    }
    const { docs } = await cms.payload.find({ collection: 'add-ons', sort: '_order', limit: 1 });
    const addOn = `/add-ons/${docs[0]?.id}`;
    await save('PATCH', addOn, { name: secret, price: 123_456 });
    await save('POST', '/globals/faq-page', { title: secret, subtitle: secret });

    for (const path of paths.slice(1)) {
      const text = await (await cms.content(path)).text();
      expect([path, text.includes(secret), text.includes('123456')]).toEqual([path, false, false]);
    }
    for (const path of made)
      expect([path, (await cms.request(`/api${path}?draft=true`)).status]).toEqual([path, 404]);
    for (const path of [addOn, '/globals/faq-page']) {
      const text = await (await cms.request(`/api${path}?draft=true`)).text();
      expect([path, text.includes(secret)]).toEqual([path, false]);
    }
  });

  it('holds no note for staff and no account', async () => {
    const text = JSON.stringify(await snapshot());
    expect(text).not.toContain('staffNote');
    expect(text).not.toContain('manager@example.com');
  });

  it('lists things in the order staff dragged them into', async () => {
    const before = (await snapshot()).menu.map(({ id }) => id);
    const user = await cms.user('editor');
    const { docs } = await cms.payload.find({
      collection: 'menu-items',
      sort: '_order',
      limit: 2,
      where: { _status: { equals: 'published' } },
    });
    const [first, second] = docs;
    const session = await cms.signIn(user);
    const reorder = await cms.request('/api/reorder', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session },
      body: JSON.stringify({
        collectionSlug: 'menu-items',
        docsToMove: [second?.id],
        newKeyWillBe: 'less',
        orderableFieldName: '_order',
        target: { id: first?.id, key: first?._order },
      }),
    });
    expect(reorder.status).toBe(200);
    const after = (await snapshot()).menu.map(({ id }) => id);
    expect(after.slice(0, 2)).toEqual([before[1], before[0]]);
  });

  it('says which document keeps it from being made', async () => {
    const slug = 'landing-page' as const;
    await cms.payload.updateGlobal({ slug, data: { _status: 'draft' } });
    const response = await cms.content('/api/content/snapshot');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ detail: 'Landing page is not published.' });
    await cms.payload.updateGlobal({ slug, data: { _status: 'published' } });
    expect((await cms.content('/api/content/snapshot')).status).toBe(200);
  });

  it('never mixes two versions while staff publish', async () => {
    const { docs } = await cms.payload.find({ collection: 'policies', sort: '_order', limit: 1 });
    const id = docs[0]?.id ?? 0;
    // Both change in one transaction: whoever sees one of them new must see the other new.
    const publishRound = async (round: number) => {
      const transactionID = await cms.payload.db.beginTransaction();
      if (transactionID === null) throw new Error('Payload runs with transactions.');
      const req = { transactionID };
      const { payload } = cms;
      await payload.updateGlobal({
        slug: 'site-settings',
        data: { phone: `+82 2-000-000${round}`, ...published },
        req,
      });
      await payload.update({
        collection: 'policies',
        id,
        data: { effectiveDate: `2025-02-1${round}`, ...published },
        req,
      });
      await payload.db.commitTransaction(transactionID);
    };
    await publishRound(0);

    let writing = true;
    const reads: ContentSnapshot[] = [];
    const readAll = async () => {
      while (writing) reads.push(await snapshot());
    };
    const writeAll = async () => {
      for (let round = 1; round < 10; round += 1) await publishRound(round);
      writing = false;
    };
    await Promise.all([readAll(), writeAll()]);

    expect(reads.length).toBeGreaterThan(3);
    for (const { settings, policies } of reads) {
      expect(policies[0]?.effectiveDate.at(-1)).toBe(settings.phone.at(-1));
    }
  });
});

const published = { _status: 'published' as const };
