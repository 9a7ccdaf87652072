import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Said either way: what fails in a worker's promise is not told to the page. */
export type Hashed = { sum: string } | { failed: string };

const PIECE_BYTES = 4 * 1024 ** 2;

async function sumOf(file: File): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += PIECE_BYTES)
    hash.update(new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer()));
  return bytesToHex(hash.digest());
}

/** Beside the page, which stays smooth: a file of 170 MB takes a second or two. */
globalThis.onmessage = async ({ data: file }: MessageEvent<File>) => {
  const hashed: Hashed = await sumOf(file).then(
    (sum) => ({ sum }),
    (error: unknown) => ({ failed: String(error) }),
  );
  globalThis.postMessage(hashed);
};
