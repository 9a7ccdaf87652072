import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSnapshotSchema } from 'shared/content/snapshot.ts';
import { startCms, startTimeoutMs, type SessionHeaders, type TestCms } from '../../harness/cms.ts';
import { contentToken } from '../../harness/environment.ts';

let cms: TestCms;
let session: SessionHeaders;

beforeAll(async () => {
  cms = await startCms();
  session = await cms.signIn();
}, startTimeoutMs);
afterAll(() => cms.close());

const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#301040' } });

function upload(file: Blob, name: string, headers: Record<string, string> = session): Promise<Response> {
  const body = new FormData();
  body.append('file', file, name);
  body.append('_payload', JSON.stringify({ alt: 'A plain violet picture' }));
  return cms.request('/api/media', { method: 'POST', body, headers });
}

const tornPicture = (await pixels(1000, 700).jpeg().toBuffer()).subarray(0, 900);

const picture = async (name: string) => {
  const response = await upload(
    new Blob([await pixels(1000, 700).jpeg().toBuffer()], { type: 'image/jpeg' }),
    name,
  );
  return { response, doc: ((await response.json()) as { doc: { id: number } }).doc };
};

describe('an upload', () => {
  it('becomes AVIF and WebP in every width that is not larger than the picture', async () => {
    const { response, doc } = await picture('violet.jpg');
    expect(response.status).toBe(201);
    const { sizes } = await cms.payload.findByID({ collection: 'media', id: doc.id });
    const made = Object.entries(sizes ?? {}).filter(([, size]) => size?.url);
    expect(made.map(([name, size]) => [name, size?.width, size?.mimeType]).sort()).toEqual([
      ['avif480', 480, 'image/avif'],
      ['avif960', 960, 'image/avif'],
      ['webp480', 480, 'image/webp'],
      ['webp960', 960, 'image/webp'],
    ]);
  });

  it('that lies on its side is turned before its sizes are made, none larger than itself', async () => {
    const turned = await pixels(1000, 700).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const response = await upload(new Blob([turned], { type: 'image/jpeg' }), 'turned.jpg');
    const { doc } = (await response.json()) as { doc: { id: number } };
    const { width, height, sizes } = await cms.payload.findByID({ collection: 'media', id: doc.id });
    expect([width, height]).toEqual([700, 1000]);
    const made = Object.entries(sizes ?? {}).filter(([, size]) => size?.url);
    expect(made.map(([name, size]) => [name, size?.width, size?.height]).sort()).toEqual([
      ['avif480', 480, 686],
      ['webp480', 480, 686],
    ]);
  });

  it('is named for addresses, with one extension', async () => {
    const { doc } = await picture('이미지.jpg');
    const { filename } = await cms.payload.findByID({ collection: 'media', id: doc.id });
    expect(filename).toMatch(/^image-[0-9a-f]{8}\.jpg$/);
  });

  it.each([
    ['empty.jpg', Buffer.alloc(0), 'The file is empty', '빈 파일'],
    ['phone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'HEIC', 'HEIC 사진'],
    ['torn.jpg', tornPicture, 'cut off', '손상'],
    ['words.jpg', Buffer.from('no picture at all'), 'cut off', '손상'],
  ])(
    'that no browser could show is refused with a sentence in the language of its editor: %s',
    async (name, bytes, en, ko) => {
      for (const [language, sentence] of [
        ['en', en],
        ['ko', ko],
      ] as const) {
        const response = await upload(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name, {
          ...session,
          'accept-language': language,
        });
        expect(response.status).toBe(400);
        expect(await response.text()).toContain(sentence);
      }
    },
  );

  it('is refused when it is no picture, whatever it calls itself', async () => {
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], {
      type: 'image/svg+xml',
    });
    expect((await upload(svg, 'logo.svg')).status).toBe(400);
    const page = new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'image/png' });
    expect((await upload(page, 'page.png')).status).toBe(400);
  });

  it('is refused above 12 MB', async () => {
    const large = new Blob([new Uint8Array(13 * 1024 * 1024)], { type: 'image/png' });
    expect((await upload(large, 'large.png')).status).toBe(413);
  });

  it('is refused from visitors', async () => {
    const file = new Blob([await pixels(10, 10).png().toBuffer()], { type: 'image/png' });
    expect((await upload(file, 'visitor.png', {})).status).toBe(403);
  });
});

describe('a picture', () => {
  it('is read by staff and by the publisher, not by visitors', async () => {
    await picture('read.jpg');
    const status = async (headers: Record<string, string>) =>
      (await cms.request('/api/media/file/read.jpg', { headers })).status;
    expect(await status(session)).toBe(200);
    expect(await status({ authorization: `Bearer ${contentToken}` })).toBe(200);
    expect(await status({})).toBe(403);
  });

  it('is in the snapshot once something published shows it, and cannot be deleted then', async () => {
    const { doc } = await picture('shown.jpg');
    const snapshot = async () =>
      contentSnapshotSchema.parse(await (await cms.content('/api/content/snapshot')).json());
    const shown = async () => (await snapshot()).media.find(({ id }) => id === String(doc.id));
    expect(await shown()).toBeUndefined();
    const words = { title: 'Violet', description: 'All of it.', category: 'Studio', picture: doc.id };
    const { id } = await cms.payload.create({
      collection: 'gallery-items',
      data: { ...words, _status: 'draft' },
      draft: true,
    });
    expect(await shown()).toBeUndefined();
    await cms.payload.update({ collection: 'gallery-items', id, data: { _status: 'published' } });
    expect(await shown()).toMatchObject({
      url: '/api/media/file/shown.jpg',
      alt: { en: 'A plain violet picture' },
    });
    await expect(cms.payload.delete({ collection: 'media', id: doc.id })).rejects.toThrow(
      'The gallery picture "Violet" shows this picture. Choose another one there first.',
    );
  });

  it('raises the content version when its words change, not when it is new', async () => {
    const before = await cms.version();
    const { doc } = await picture('words.jpg');
    expect(await cms.version()).toBe(before);
    await cms.payload.update({ collection: 'media', id: doc.id, data: { alt: 'Other words' } });
    expect(await cms.version()).toBe(before + 1);
  });
});
