import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';

/** Where pictures are chosen. */
const uses = [
  { collection: 'gallery-items', field: 'picture', title: 'title', noun: 'The gallery picture' },
  { collection: 'albums', field: 'cover', title: 'title', noun: 'The album' },
] as const;

/** A picture that something shows cannot be deleted: the page would lose it, and the next release would fail. */
export const keepShownPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = (await firstUse(id, req)) ?? (await sharedUse(id, req));
  if (!user) return;
  throw new APIError(`${user} shows this picture. Choose another one there first.`, 409, {}, true);
};

async function firstUse(id: number | string, req: PayloadRequest): Promise<string | null> {
  for (const { collection, field, title, noun } of uses) {
    const { docs } = await req.payload.find({
      collection,
      where: { [field]: { equals: id } },
      limit: 1,
      depth: 0,
      req,
    });
    const doc = docs[0];
    if (doc) return `${noun} "${doc[title] ?? doc.id}"`;
  }
  return null;
}

async function sharedUse(id: number | string, req: PayloadRequest): Promise<string | null> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  return settings.sharePicture === id ? 'Site settings' : null;
}
