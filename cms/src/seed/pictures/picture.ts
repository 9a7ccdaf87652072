import { Canvas } from './drawing/canvas.ts';
import { renderJpeg } from './render.ts';
import { coverSketches, gallerySketches, type CoverKey, type GallerySketchKey } from './sketches.ts';
import { renderTurningRecord } from './turning-record.ts';

export type PictureKey = GallerySketchKey | CoverKey | 'turning-record';

const drawn = new Map<PictureKey, Promise<Buffer>>();

/**
 * One picture as a file: JPEG, or animated WebP for `turning-record` (see `pictureFile`). Drawn at the first call,
 * then kept; the same key gives the same picture on every run.
 */
export function picture(key: PictureKey): Promise<Buffer> {
  const known = drawn.get(key);
  if (known) return known;
  const fresh = draw(key);
  drawn.set(key, fresh);
  return fresh;
}

/** What to call the file at upload, and what it is. */
export function pictureFile(key: PictureKey): { name: string; mimetype: string } {
  return key === 'turning-record'
    ? { name: `${key}.webp`, mimetype: 'image/webp' }
    : { name: `${key}.jpg`, mimetype: 'image/jpeg' };
}

/** Frees the memory of pictures that have been uploaded. */
export function forgetPictures(): void {
  drawn.clear();
}

async function draw(key: PictureKey): Promise<Buffer> {
  if (key === 'turning-record') return renderTurningRecord();
  const cover = isCover(key);
  const canvas = new Canvas(key, cover ? 1200 : 1600, 1200);
  const sketch = cover ? coverSketches[key] : gallerySketches[key];
  sketch(canvas);
  return renderJpeg(canvas);
}

const isCover = (key: PictureKey): key is CoverKey => key in coverSketches;
