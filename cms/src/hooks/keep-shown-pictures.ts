import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { refused } from '../language/refusal.ts';
import type { StaffText } from '../language/staff-text.ts';

/** Where pictures are chosen. */
const uses = [
  {
    collection: 'gallery-items',
    field: 'picture',
    noun: { en: 'The gallery picture', ko: '갤러리 사진' },
  },
  { collection: 'albums', field: 'cover', noun: { en: 'The album', ko: '앨범' } },
] as const;

/** A picture that something shows cannot be deleted: the page would lose it, and the next release would fail. */
export const keepShownPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = (await firstUse(id, req)) ?? (await sharedUse(id, req));
  if (!user) return;
  throw refused(req, 409, {
    en: `${user.en} shows this picture. Choose another one there first.`,
    ko: `이 사진을 쓰는 곳이 있습니다: ${user.ko}. 먼저 그곳에서 다른 사진을 골라 주세요.`,
  });
};

async function firstUse(id: number | string, req: PayloadRequest): Promise<StaffText | null> {
  for (const { collection, field, noun } of uses) {
    const { docs } = await req.payload.find({
      collection,
      where: { [field]: { equals: id } },
      limit: 1,
      depth: 0,
      req,
    });
    const doc = docs[0];
    if (!doc) continue;
    const title = `"${doc.title ?? doc.id}"`;
    return { en: `${noun.en} ${title}`, ko: `${noun.ko} ${title}` };
  }
  return null;
}

async function sharedUse(id: number | string, req: PayloadRequest): Promise<StaffText | null> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  return settings.sharePicture === id ? { en: 'Site settings', ko: '사이트 설정' } : null;
}
