import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { locales } from 'shared/languages/localized-text.ts';
import { albums } from '../../../src/seed/content/albums.ts';
import { galleryPictures, sharePictureAlt } from '../../../src/seed/pictures/gallery-pictures.ts';
import { pathOf, pictureFile } from '../../../src/seed/pictures/picture-file.ts';
import { coverKeys, galleryKeys, type PictureKey } from '../../../src/seed/pictures/picture-keys.ts';

const grid = galleryPictures.filter(({ animated }) => !animated);
const keys: PictureKey[] = [...galleryKeys, ...coverKeys, 'turning-record', 'share-picture'];
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

function sizeOf(key: PictureKey): [width: number, height: number] {
  if (key === 'turning-record') return [800, 600];
  if (key === 'share-picture') return [1200, 630];
  return key.startsWith('cover-') ? [1200, 1200] : [1600, 1200];
}

describe('the gallery pictures of the seed', () => {
  it('are 36 for the grid, one of them featured, and one that moves', () => {
    expect(grid).toHaveLength(36);
    expect(grid.filter(({ featured }) => featured)).toHaveLength(1);
    expect(galleryPictures).toHaveLength(37);
    expect(new Set(galleryPictures.map(({ key }) => key)).size).toBe(37);
  });

  it.each(['title', 'description', 'alt'] as const)(
    'each have a %s of their own in every language',
    (field) => {
      for (const locale of locales) {
        const texts = galleryPictures.map((entry) => entry[field].values[locale]);
        expect(new Set(texts).size).toBe(37);
        for (const text of texts) {
          if (locale === 'en') expect(text).not.toMatch(/[\p{Script=Hangul}\p{Script=Han}]/u);
          if (locale === 'ko') expect(text).toMatch(/\p{Script=Hangul}|RPM/u);
          if (locale === 'zh') expect(text).toMatch(/^(?=.*\p{Script=Han})[^\p{Script=Hangul}]+$/u);
          if (locale === 'ja') expect(text).not.toMatch(/\p{Script=Hangul}/u);
          else expect(text).not.toMatch(kana);
        }
      }
    },
  );
});

describe('the picture files of the seed', () => {
  it('are one for each picture that has words, and no other', async () => {
    const files = await readdir(path.dirname(pathOf('share-picture')));
    const described = [...galleryPictures.map(({ key }) => key), ...albums.map(({ cover }) => cover)];
    expect([...described, 'share-picture'].sort()).toEqual([...keys].sort());
    expect(files.filter((name) => name !== 'README.md').sort()).toEqual(
      keys.map((key) => path.basename(pathOf(key))).sort(),
    );
    for (const { alt } of [...albums, { alt: sharePictureAlt }]) {
      for (const locale of locales) expect(alt.values[locale]).not.toBe('');
    }
  });

  it.each(keys)('have the size their place needs: %s', async (key) => {
    const [width, height] = sizeOf(key);
    const kind = key === 'turning-record' ? { format: 'webp' } : { format: 'heif', compression: 'av1' };
    expect(await sharp(pathOf(key)).metadata()).toMatchObject({ ...kind, width, height });
  });

  it('weigh little in every clone', async () => {
    const sizes = await Promise.all(keys.map(async (key) => (await stat(pathOf(key))).size));
    expect(Math.max(...sizes)).toBeLessThan(400 * 1024);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3.5 * 1024 * 1024);
  });

  it('go up as JPEG, so that the site gets AVIF sizes of them', async () => {
    const { data, ...file } = await pictureFile('cover-bloom');
    expect(file).toEqual({ name: 'cover-bloom.jpg', mimetype: 'image/jpeg', size: data.length });
    expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1200 });
  });

  it('turn the record once in 1.8 seconds, endlessly', async () => {
    const { data, ...file } = await pictureFile('turning-record');
    expect(file).toMatchObject({ name: 'turning-record.webp', mimetype: 'image/webp' });
    const { pages, delay, loop } = await sharp(data, { animated: true }).metadata();
    expect([pages, loop]).toEqual([24, 0]);
    expect(delay?.reduce((sum, frame) => sum + frame, 0)).toBe(1800);
  });
});
