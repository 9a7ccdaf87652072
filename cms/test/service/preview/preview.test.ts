import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSnapshotSchema } from 'shared/content/snapshot.ts';
import { createToken, readToken } from '../../../src/sign-in/signed-tokens.ts';
import { startCms, startTimeoutMs, type SessionHeaders, type TestCms } from '../../harness/cms.ts';

const secret = 'one secret';
const now = new Date('2025-06-01T10:00:00Z');
const viewer = 7;
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a preview ticket', () => {
  const ticket = createToken('ticket', viewer, secret, now);

  it('names one session for a minute', () => {
    expect(readToken('ticket', ticket, secret, later(59))).toBe(viewer);
    expect(readToken('ticket', ticket, secret, later(61))).toBeNull();
  });

  it('is no pass', () => {
    expect(readToken('pass', ticket, secret, now)).toBeNull();
  });

  it('cannot be made, stretched or given to somebody else by others', () => {
    const [session = '', expiresAt = '', signature = ''] = ticket.split('.');
    const forged = [
      [session, later(1000).getTime(), signature],
      ['8', expiresAt, signature],
      [ticket, 'x'],
      ['x'],
      [],
    ].map((parts) => parts.join('.'));
    for (const token of [...forged, null]) expect(readToken('ticket', token, secret, now)).toBeNull();
    expect(readToken('ticket', ticket, 'another secret', now)).toBeNull();
  });
});

let cms: TestCms;
let session: SessionHeaders;
beforeAll(async () => {
  cms = await startCms(undefined, { environment: { PREVIEW_URL: 'http://preview.example' } });
  session = await cms.signIn();
}, startTimeoutMs);
afterAll(() => cms.close());

/** Where the CMS sends a browser that the preview has sent there. */
async function sentTo(headers: Record<string, string>, to = '/faq'): Promise<URL> {
  const answer = await cms.request(`/api/preview-ticket?to=${encodeURIComponent(to)}`, { headers });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
  return new URL(answer.headers.get('location') ?? '');
}
const passFor = async (headers: SessionHeaders): Promise<string> => {
  const ticket = (await sentTo(headers)).searchParams.get('ticket') ?? '';
  const init = { method: 'POST', headers: { 'x-preview-ticket': ticket } };
  const answer = await cms.content('/api/content/preview-pass', init);
  return ((await answer.json()) as { pass: string }).pass;
};
const draftsWith = (pass: string) =>
  cms.content('/api/content/drafts', { headers: { 'x-preview-pass': pass } });

describe('the way to the preview', () => {
  it('leads staff back with a ticket, and others with none', async () => {
    expect((await sentTo(session)).href).toMatch(/^http:\/\/preview\.example\/faq\?ticket=\d+\.\d+\.[\w-]+$/);
    expect((await sentTo({})).href).toBe('http://preview.example/faq?ticket=');
    const elsewhere = { ...session, origin: 'https://elsewhere.example' };
    expect((await sentTo(elsewhere)).searchParams.get('ticket')).toBe('');
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)'])(
    'leads nowhere else: %s',
    async (to) => {
      expect((await sentTo(session, to)).origin).toBe('http://preview.example');
    },
  );

  it('ends with the session', async () => {
    const mine = await cms.signIn();
    const pass = await passFor(mine);
    expect((await draftsWith(pass)).status).toBe(200);
    await cms.request('/api/users/logout', { method: 'POST', headers: mine });
    expect((await draftsWith(pass)).status).toBe(403);
  });

  it('needs the content token, and neither takes the other for a pass', async () => {
    const ticket = (await sentTo(session)).searchParams.get('ticket') ?? '';
    const init = { method: 'POST', headers: { 'x-preview-ticket': ticket } };
    expect((await cms.request('/api/content/preview-pass', init)).status).toBe(401);
    expect((await draftsWith(ticket)).status).toBe(403);
    const pass = await passFor(session);
    expect((await cms.request('/api/content/drafts', { headers: { 'x-preview-pass': pass } })).status).toBe(
      401,
    );
    const wrong = { method: 'POST', headers: { 'x-preview-ticket': pass } };
    expect((await cms.content('/api/content/preview-pass', wrong)).status).toBe(403);
  });
});

describe('GET /api/content/drafts', () => {
  const drafts = async () =>
    contentSnapshotSchema.parse(await (await draftsWith(await passFor(session))).json());

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
