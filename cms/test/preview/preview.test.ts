import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSnapshotSchema } from 'shared/content/snapshot.ts';
import { createPreviewTicket, isPreviewTicket } from '../../src/preview/ticket.ts';
import { startCms, startTimeoutMs, type TestCms } from '../harness/cms.ts';

const secret = 'one secret';
const now = new Date('2025-06-01T10:00:00Z');
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('a preview ticket', () => {
  const ticket = createPreviewTicket(secret, now);

  it('is good for a working day', () => {
    expect(isPreviewTicket(ticket, secret, hoursLater(7))).toBe(true);
    expect(isPreviewTicket(ticket, secret, hoursLater(9))).toBe(false);
  });

  it('cannot be made or stretched by others', () => {
    const [, signature] = ticket.split('.');
    const stretched = `${hoursLater(1000).getTime()}.${signature}`;
    for (const forged of [stretched, `${ticket}x`, `${ticket}.x`, 'x', '', null]) {
      expect(isPreviewTicket(forged, secret, now)).toBe(false);
    }
    expect(isPreviewTicket(ticket, 'another secret', now)).toBe(false);
  });
});

describe('GET /api/content/drafts', () => {
  let cms: TestCms;
  let ticket: string;
  beforeAll(async () => {
    cms = await startCms();
    ticket = createPreviewTicket(process.env['PAYLOAD_SECRET'] ?? '', new Date());
  }, startTimeoutMs);
  afterAll(() => cms.close());

  const drafts = async () =>
    contentSnapshotSchema.parse(await (await cms.content(`/api/content/drafts?ticket=${ticket}`)).json());

  it('needs the content token and a ticket', async () => {
    expect((await cms.request(`/api/content/drafts?ticket=${ticket}`)).status).toBe(401);
    expect((await cms.content('/api/content/drafts?ticket=1.x')).status).toBe(403);
  });

  it('shows the newest draft of pages and lists', async () => {
    const draft = { _status: 'draft' as const };
    await cms.payload.updateGlobal({
      slug: 'site-settings',
      data: { copyright: 'Draft line', ...draft },
      draft: true,
    });
    await cms.payload.create({
      collection: 'menu-items',
      data: { name: 'Draft drink', korean: '초안', section: 'hot', priceWon: 1000, ...draft },
      draft: true,
    });
    const { settings, menu } = await drafts();
    expect(settings.copyright.en).toBe('Draft line');
    expect(menu.map(({ name }) => name.en)).toContain('Draft drink');
  });

  it('leaves out what is too unfinished to be shown', async () => {
    const data = { korean: '미완성', section: 'hot' as const, _status: 'draft' as const };
    await cms.payload.create({ collection: 'menu-items', data: data as never, draft: true });
    expect((await drafts()).menu.map(({ korean }) => korean)).not.toContain('미완성');
  });
});
