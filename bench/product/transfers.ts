import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';

const PIECE_BYTES = 256 * 1024;

/** A WAV file of noise that is never in memory as a whole: its head, and the same piece over and over. */
export class NoiseFile {
  readonly sizeBytes: number;
  readonly #head: Buffer;
  readonly #piece = Buffer.alloc(PIECE_BYTES);

  constructor(sizeBytes: number) {
    this.sizeBytes = sizeBytes;
    this.#head = wavHead(sizeBytes);
    for (let at = 0; at < PIECE_BYTES; at += 4)
      this.#piece.writeUInt32LE(Math.imul(at + 1, 2_654_435_761) >>> 0, at);
  }

  /** From one byte to another; its head once, at the beginning. */
  *bytes(from = 0, to = this.sizeBytes): Generator<Buffer> {
    let at = from;
    while (at < to) {
      const source = at < this.#head.length ? this.#head : this.#piece;
      const start = at < this.#head.length ? at : (at - this.#head.length) % PIECE_BYTES;
      const piece = source.subarray(start, start + to - at);
      yield piece;
      at += piece.length;
    }
  }

  sha256(): string {
    const hash = createHash('sha256');
    for (const piece of this.bytes()) hash.update(piece);
    return hash.digest('hex');
  }
}

function wavHead(sizeBytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(sizeBytes - 8, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(48_000, 24);
  head.writeUInt32LE(48_000 * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(sizeBytes - 44, 40);
  return head;
}

export interface Transfer {
  url: string;
  headers?: OutgoingHttpHeaders;
  /** As a line that is so fast; as fast as it goes when left out. */
  bytesPerSecond?: number | undefined;
}

/** Lets pieces through no faster than a line would. */
async function* paced(pieces: Iterable<Buffer> | AsyncIterable<Buffer>, bytesPerSecond = Infinity) {
  const startedAt = performance.now();
  let bytes = 0;
  for await (const piece of pieces) {
    yield piece;
    bytes += piece.length;
    const early = (bytes / bytesPerSecond) * 1000 - (performance.now() - startedAt);
    if (early > 5) await delay(early);
  }
}

/** Sends bytes, and gives the answer. @throws where it is not 2xx */
export async function send(
  { url, headers, bytesPerSecond }: Transfer,
  method: string,
  pieces: Iterable<Buffer>,
): Promise<IncomingMessage> {
  const asked = request(url, { method, ...(headers && { headers }) });
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  // A connection that breaks is heard of by whoever writes to it.
  answered.catch(() => undefined);
  await pipeline(bytesPerSecond === undefined ? Readable.from(pieces) : paced(pieces, bytesPerSecond), asked);
  const [answer] = await answered;
  return expectGood(answer.resume(), url);
}

/** Fetches bytes and forgets them. @returns how many */
export async function receive({ url, headers, bytesPerSecond }: Transfer): Promise<number> {
  const asked = request(url, { ...(headers && { headers }) });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expectGood(answer, url);
  let bytes = 0;
  for await (const piece of paced(answer as AsyncIterable<Buffer>, bytesPerSecond)) bytes += piece.length;
  return bytes;
}

function expectGood(answer: IncomingMessage, url: string): IncomingMessage {
  const { statusCode = 0 } = answer;
  if (statusCode < 200 || statusCode > 299) throw new Error(`${url} answered ${statusCode}`);
  return answer;
}
