import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const PIECE_BYTES = 4 * 1024 ** 2;

/** Beside the page, which stays smooth: a file of 170 MB takes a second or two. */
globalThis.onmessage = async ({ data: file }: MessageEvent<File>) => {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += PIECE_BYTES)
    hash.update(new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer()));
  globalThis.postMessage(bytesToHex(hash.digest()));
};
