import { catalogueSchema } from 'shared/catalogue/catalogue.ts';
import { initialAddOns } from 'shared/catalogue/initial-catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, startTimeoutMs, type SessionHeaders, type TestCms } from '../../harness/cms.ts';

let cms: TestCms;
const staff = {} as Record<'editor' | 'manager', SessionHeaders>;
beforeAll(async () => {
  cms = await startCms();
  for (const role of ['editor', 'manager'] as const) {
    staff[role] = await cms.signIn(await cms.user(role));
  }
}, startTimeoutMs);
afterAll(() => cms.close());

async function save(addOnId: number, data: object, who: keyof typeof staff = 'manager', query = '') {
  const where = { addOnId: { equals: addOnId } };
  const { docs } = await cms.payload.find({ collection: 'add-ons', where });
  return cms.request(`/api/add-ons/${docs[0]?.id}${query}`, {
    method: 'PATCH',
    body: JSON.stringify({ _status: 'published', ...data }),
    headers: { 'content-type': 'application/json', ...staff[who] },
  });
}

const onSale = async () =>
  catalogueSchema.parse(await (await cms.content('/api/content/catalogue')).json()).addons;
const ofAddOn = async (id: number) => (await onSale()).find((addOn) => addOn.id === id);
const promised = async () => new Map((await onSale()).map(({ id, delivery }) => [id, delivery]));
const initial = new Map(initialAddOns.map(({ id, delivery }) => [id, delivery]));

describe('when an add-on is delivered', () => {
  it('begins with what the specification says', async () => {
    expect(await promised()).toEqual(initial);
  });

  it('is the booking service’s as soon as a manager has published it', async () => {
    const delivery = { follows: true, days: 10, unit: 'calendar-days' };
    expect((await save(3, { delivery })).status).toBe(200);
    expect((await ofAddOn(3))?.delivery).toEqual({ days: 10, unit: 'calendar-days' });
    expect((await save(3, { delivery: { ...delivery, follows: false } })).status).toBe(200);
    expect((await ofAddOn(3))?.delivery).toBeNull();
    expect((await save(3, { delivery: { follows: true, days: null, unit: 'business-days' } })).status).toBe(
      200,
    );
    expect(await promised()).toEqual(initial);
  });

  it('says which days are possible', async () => {
    for (const days of [0, 181, 1.5]) {
      const refused = await save(1, { delivery: { follows: true, days, unit: 'business-days' } });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('The days must be a whole number from 1 to 180.');
    }
  });

  it('stays as it is when an editor words the add-on', async () => {
    const words = { description: 'Mixed by Minseo.', delivery: { follows: false } };
    expect((await save(1, words, 'editor')).status).toBe(200);
    expect(await ofAddOn(1)).toMatchObject({ description: 'Mixed by Minseo.', delivery: initial.get(1) });
  });
});
