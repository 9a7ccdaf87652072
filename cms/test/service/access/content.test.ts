import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, startTimeoutMs, type SignedIn, type TestCms } from '../../harness/cms.ts';

let cms: TestCms;
let editor: SignedIn;
let manager: SignedIn;

beforeAll(async () => {
  cms = await startCms();
  editor = await cms.user('editor');
  manager = await cms.user('manager');
}, startTimeoutMs);
afterAll(() => cms.close());

const firstDrink = async () => {
  const { docs } = await cms.payload.find({ collection: 'menu-items', sort: '_order', limit: 1 });
  const drink = docs[0];
  if (!drink) throw new Error('The seed has a menu.');
  return drink;
};
const update = (user: SignedIn | null, data: object) => async () => {
  const { id } = await firstDrink();
  return cms.payload.update({ collection: 'menu-items', id, data, user, overrideAccess: false });
};

describe('an editor', () => {
  it('rewords a drink', async () => {
    const drink = await update(editor, { name: 'House Coffee' })();
    expect(drink.name).toBe('House Coffee');
  });

  it('does not price it: the price stays as it was', async () => {
    const before = await firstDrink();
    await update(editor, { priceWon: 1 })();
    expect((await firstDrink()).priceWon).toBe(before.priceWon);
  });

  it('changes no rules', async () => {
    const rules = () =>
      cms.payload.updateGlobal({
        slug: 'booking-rules',
        data: { holdMinutes: 20 },
        user: editor,
        overrideAccess: false,
      });
    await expect(rules).rejects.toThrow('You are not allowed to perform this action.');
  });
});

describe('a manager', () => {
  it('prices a drink', async () => {
    const drink = await update(manager, { priceWon: 5500 })();
    expect(drink.priceWon).toBe(5500);
  });

  it('changes rules', async () => {
    const rules = await cms.payload.updateGlobal({
      slug: 'booking-rules',
      data: { holdMinutes: 20 },
      user: manager,
      overrideAccess: false,
    });
    expect(rules.holdMinutes).toBe(20);
  });

  it('neither deletes an add-on nor changes its number: bookings point to it', async () => {
    const { docs } = await cms.payload.find({ collection: 'add-ons', where: { addOnId: { equals: 4 } } });
    const id = docs[0]?.id ?? 0;
    const remove = () =>
      cms.payload.delete({ collection: 'add-ons', id, user: manager, overrideAccess: false });
    await expect(remove).rejects.toThrow('You are not allowed to perform this action.');
    await cms.payload.update({
      collection: 'add-ons',
      id,
      data: { addOnId: 44 },
      user: manager,
      overrideAccess: false,
    });
    expect(await cms.payload.findByID({ collection: 'add-ons', id })).toMatchObject({ addOnId: 4 });
  });
});

describe('a visitor', () => {
  it('reads what is published', async () => {
    const response = await cms.request('/api/menu-items?limit=0');
    expect(response.status).toBe(200);
    expect(((await response.json()) as { totalDocs: number }).totalDocs).toBe(20);
  });

  it('reads neither drafts nor history nor accounts nor pictures', async () => {
    const data = {
      name: 'Secret drink',
      korean: '비밀',
      section: 'hot' as const,
      priceWon: 1000,
      _status: 'draft' as const,
    };
    const draft = await cms.payload.create({ collection: 'menu-items', data, draft: true });
    expect((await cms.request(`/api/menu-items/${draft.id}`)).status).toBe(404);
    expect((await cms.request(`/api/menu-items/${draft.id}?draft=true`)).status).toBe(404);
    for (const path of [
      '/api/menu-items/versions',
      '/api/users',
      '/api/media',
      '/api/globals/booking-rules/versions',
    ]) {
      expect([path, (await cms.request(path)).status]).toEqual([path, 403]);
    }
  });

  it('reads no notes for staff', async () => {
    const response = await cms.request('/api/faq-entries?limit=0&where[placement][equals]=landing');
    const { docs } = (await response.json()) as { docs: object[] };
    expect(docs).toHaveLength(12);
    for (const doc of docs) expect(doc).not.toHaveProperty('staffNote');
    const notes = await cms.payload.count({
      collection: 'faq-entries',
      where: { staffNote: { exists: true } },
    });
    expect(notes.totalDocs).toBeGreaterThan(0);
  });

  it('changes nothing', async () => {
    await expect(update(null, { name: 'Hacked' })).rejects.toThrow(
      'You are not allowed to perform this action.',
    );
    const response = await cms.request('/api/menu-items', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(403);
  });
});
