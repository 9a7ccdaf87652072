import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { File } from 'payload';
import sharp from 'sharp';
import type { PictureKey } from './picture-keys.ts';

const folder = path.join(import.meta.dirname, 'files');

/** The picture as it is kept: AVIF; what moves is WebP. */
export const pathOf = (key: PictureKey): string =>
  path.join(folder, key === 'turning-record' ? `${key}.webp` : `${key}.avif`);

/**
 * The picture as it is uploaded. Stills go as JPEG: Payload encodes each upload once more in its own format, which takes
 * seconds for AVIF, and a WebP counts as moving and would be shown without AVIF sizes.
 */
export async function pictureFile(key: PictureKey): Promise<File> {
  const kept = await readFile(pathOf(key));
  if (key === 'turning-record')
    return { data: kept, size: kept.length, name: `${key}.webp`, mimetype: 'image/webp' };
  const data = await sharp(kept).jpeg({ quality: 90 }).toBuffer();
  return { data, size: data.length, name: `${key}.jpg`, mimetype: 'image/jpeg' };
}
