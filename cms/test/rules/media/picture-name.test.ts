import { expect, test } from 'vitest';
import { pictureName } from '../../../src/media/picture-name.ts';

const bytes = new Uint8Array([1, 2, 3]);

test.each([
  ['violet.jpg', 'violet'],
  ['IMG_0042.JPG', 'IMG_0042'],
  ['Café de Séoul (2).jpeg', 'Cafe-de-Seoul-2'],
  ['카페 booth 2024.png', 'booth-2024'],
  ['photo.jpg.jpg', 'photo'],
  ['../../etc/passwd.jpg', 'passwd'],
  ['x'.repeat(300), 'x'.repeat(60)],
])('%s is called %s', (uploadedAs, name) => {
  expect(pictureName(uploadedAs, bytes)).toBe(name);
});

test('a name without a letter of ASCII is made of what the file holds', () => {
  for (const name of ['이미지.jpg', '.jpg', '…', '写真.webp'])
    expect(pictureName(name, bytes)).toBe('image-039058c6');
  expect(pictureName('이미지.jpg', new Uint8Array([4]))).not.toBe('image-039058c6');
});
