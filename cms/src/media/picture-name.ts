import { createHash } from 'node:crypto';

const LONGEST_NAME = 60;

/**
 * The name of an uploaded file as it stands in addresses, without its extension: letters, digits, `-` and `_` of ASCII, accents taken
 * off. A name of which nothing is left, such as one in Korean, becomes "image-" and a mark of what the file holds.
 */
export function pictureName(uploadedAs: string, bytes: Uint8Array): string {
  const name = uploadedAs
    .replace(/^.*[/\\]/, '')
    .replace(/(\.\w{2,5})+$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^[-_]+|[-_]+$/g, '')
    .slice(0, LONGEST_NAME)
    .replace(/[-_]+$/, '');
  return name || `image-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
}
