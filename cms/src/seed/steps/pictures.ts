import { createLocalReq, type PayloadRequest } from 'payload';
import { albums } from '../content/albums.ts';
import type { EveryLanguage } from '../writing/every-language.ts';
import { locales } from '../writing/localized.ts';
import { galleryCategories, galleryPictures, sharePictureAlt } from '../pictures/gallery-pictures.ts';
import { pictureFile } from '../pictures/picture-file.ts';
import type { PictureKey } from '../pictures/picture-keys.ts';
import { publishDocument, publishGlobal } from '../writing/write-localized.ts';
import type { SeedStep } from './step.ts';

interface Upload {
  key: PictureKey;
  alt: EveryLanguage;
}

/** Uploads a picture with what it shows, in every language. @returns its id */
async function upload({ key, alt }: Upload, req: PayloadRequest): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'media',
    data: { alt: alt.values.en },
    file: await pictureFile(key),
    locale: 'en',
    req,
  });
  // The file was given once; only its words follow.
  delete req.file;
  for (const locale of locales.filter((code) => code !== 'en')) {
    await req.payload.update({ collection: 'media', id, data: { alt: alt.values[locale] }, locale, req });
  }
  return id;
}

/**
 * Uploads all before anything of them is published: a publish holds the content version until the step commits, and
 * staff should not wait for pictures that are resized. Two at once: making sizes and storing rows wait for each other otherwise.
 */
async function uploadAll(uploads: Upload[], req: PayloadRequest): Promise<Map<PictureKey, number>> {
  const ids = new Map<PictureKey, number>();
  const left = uploads.values();
  const uploadInTurn = async () => {
    const ownReq = await sameTransaction(req);
    for (const entry of left) ids.set(entry.key, await upload(entry, ownReq));
  };
  // Both have ended before a failure is heard of: whatever is written after the roll-back would stay.
  const [one, other] = await Promise.allSettled([uploadInTurn(), uploadInTurn()]);
  for (const end of [one, other]) if (end.status === 'rejected') throw end.reason;
  return ids;
}

/** A request holds the file that it uploads, so each upload under way has one of its own. */
async function sameTransaction({ payload, transactionID }: PayloadRequest): Promise<PayloadRequest> {
  return Object.assign(await createLocalReq({}, payload), { transactionID });
}

/** The pictures of the gallery, in the order of the contact sheet. */
export const galleryStep: SeedStep = {
  name: 'gallery',
  run: async (req) => {
    const ids = await uploadAll(galleryPictures, req);
    for (const { key, alt: _alt, category, ...item } of galleryPictures) {
      const data = { ...item, picture: ids.get(key), category: galleryCategories[category] };
      await publishDocument('gallery-items', key, data, req);
    }
  },
};

/** The portfolio's albums with their sleeves. */
export const albumsStep: SeedStep = {
  name: 'albums',
  run: async (req) => {
    const uploads = albums.map(({ cover, alt }) => ({ key: cover, alt }));
    const ids = await uploadAll(uploads, req);
    for (const { cover, alt: _alt, ...album } of albums) {
      await publishDocument('albums', cover, { ...album, cover: ids.get(cover) }, req);
    }
  },
};

/** What a shared link shows until staff choose a picture of their own. */
export const sharePictureStep: SeedStep = {
  name: 'share-picture',
  run: async (req) => {
    const sharePicture = await upload({ key: 'share-picture', alt: sharePictureAlt }, req);
    await publishGlobal('site-settings', { sharePicture }, req);
  },
};
