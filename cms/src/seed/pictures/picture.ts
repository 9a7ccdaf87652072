import { Canvas } from './drawing/canvas.ts';
import { renderJpeg } from './render.ts';
import {
  coverSketches,
  gallerySketches,
  type CoverKey,
  type GallerySketchKey,
  type Sketch,
} from './sketches.ts';
import { sharePicture } from './scenes/share-picture.ts';
import { renderTurningRecord } from './turning-record.ts';

export type PictureKey = GallerySketchKey | CoverKey | 'turning-record' | 'share-picture';

interface Sheet {
  sketch: Sketch;
  width: number;
  height: number;
}

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
  const { sketch, width, height } = sheetOf(key);
  const canvas = new Canvas(key, width, height);
  sketch(canvas);
  return renderJpeg(canvas);
}

function sheetOf(key: Exclude<PictureKey, 'turning-record'>): Sheet {
  if (key === 'share-picture') return { sketch: sharePicture, width: 1200, height: 630 };
  if (isCover(key)) return { sketch: coverSketches[key], width: 1200, height: 1200 };
  return { sketch: gallerySketches[key], width: 1600, height: 1200 };
}

const isCover = (key: PictureKey): key is CoverKey => key in coverSketches;
