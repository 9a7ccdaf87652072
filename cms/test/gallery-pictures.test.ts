import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { galleryPictures } from '../src/seed/pictures/gallery-pictures.ts';
import { forgetPictures, picture, pictureFile } from '../src/seed/pictures/picture.ts';

const grid = galleryPictures.filter(({ animated }) => !animated);

describe('the gallery pictures of the seed', () => {
  it('are 36 for the grid, one of them featured, and one that moves', () => {
    expect(grid).toHaveLength(36);
    expect(grid.filter(({ featured }) => featured)).toHaveLength(1);
    expect(galleryPictures).toHaveLength(37);
    expect(new Set(galleryPictures.map(({ key }) => key)).size).toBe(37);
  });

  it.each(['title', 'description', 'alt'] as const)(
    'each have a %s of their own in three languages',
    (field) => {
      for (const locale of ['en', 'ko', 'zh'] as const) {
        const texts = galleryPictures.map((entry) => entry[field].values[locale]);
        expect(new Set(texts).size).toBe(37);
        for (const text of texts) {
          if (locale === 'en') expect(text).not.toMatch(/[\p{Script=Hangul}\p{Script=Han}]/u);
          if (locale === 'ko') expect(text).toMatch(/\p{Script=Hangul}|RPM/u);
          if (locale === 'zh') expect(text).toMatch(/^(?=.*\p{Script=Han})[^\p{Script=Hangul}]+$/u);
        }
      }
    },
  );

  it('come out the same on every run', async () => {
    const first = await picture('condenser');
    forgetPictures();
    expect((await picture('condenser')).equals(first)).toBe(true);
    expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1200 });
    expect(first.length).toBeLessThan(400 * 1024);
  });

  it('draw a record sleeve square', async () => {
    expect(await sharp(await picture('cover-bloom')).metadata()).toMatchObject({ width: 1200, height: 1200 });
  });

  it('draw the picture of a shared link 1200 by 630', async () => {
    expect(await sharp(await picture('share-picture')).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    });
  });

  it('turn the record once in 1.8 seconds', async () => {
    const { pages, delay, format } = await sharp(await picture('turning-record'), {
      animated: true,
    }).metadata();
    expect(format).toBe('webp');
    expect(pages).toBe(24);
    expect(delay?.reduce((sum, frame) => sum + frame, 0)).toBe(1800);
    expect(pictureFile('turning-record')).toEqual({ name: 'turning-record.webp', mimetype: 'image/webp' });
  }, 60_000);
});
