import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { readContent } from '../../../../src/recordings/content/read-content.usecase.ts';

export const sumOf = (content: Buffer) => createHash('sha256').update(content).digest();

/** What a file is found to be, read in pieces of this size. */
export function read(content: Buffer, pieceBytes = 65_536, sum = sumOf(content)) {
  const open = ({ start, end } = { start: 0, end: content.length - 1 }) => {
    const pieces: Buffer[] = [];
    for (let at = start; at <= end; at += pieceBytes)
      // Pieces of their own: what has been read is given back.
      pieces.push(Buffer.from(content.subarray(at, Math.min(end + 1, at + pieceBytes))));
    return Promise.resolve(Readable.from(pieces, { objectMode: false }));
  };
  return readContent({ sizeBytes: content.length, open }, sum);
}

export async function contentOf(content: Buffer, pieceBytes?: number) {
  const found = await read(content, pieceBytes);
  if ('refusal' in found) throw new Error(found.refusal);
  return found;
}
