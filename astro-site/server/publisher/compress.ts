import { constants, brotliCompress, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { isCompressible } from '../release/layout.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Brotli quality: pages are compressed at every publish, hashed files once in their life. */
export const PAGE_QUALITY = 9;
export const ASSET_QUALITY = 11;

/**
 * As a power of two, how far Brotli looks back in a page. With its own 22 it fills a table of 33 MB for each page, however small: 14 times
 * the work and 170 MB at once, for no fewer bytes.
 */
const PAGE_WINDOW = 16;

/** One form of a file: the suffix of its name and its bytes. The plain one has none. */
export type Form = [suffix: string, bytes: Buffer];

/** The bytes as `.br` and `.gz`; an empty list for files that are compressed already. */
export async function compressed(name: string, bytes: Buffer, quality: number): Promise<Form[]> {
  if (!isCompressible(name)) return [];
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      ...(quality === PAGE_QUALITY && { [constants.BROTLI_PARAM_LGWIN]: PAGE_WINDOW }),
    },
  };
  const [br, gzipped] = await Promise.all([brotli(bytes, options), gz(bytes, { level: 9 })]);
  return [
    ['.br', br],
    ['.gz', gzipped],
  ];
}
