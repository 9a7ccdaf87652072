import { randomBytes } from 'node:crypto';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import type { AdminRecordings } from 'shared/recordings/recordings.ts';
import { SITE_ORIGIN } from '../../../harness/config.ts';
import { seededRandom } from '../../../harness/proof.ts';
import { idIn, sha256 } from '../../../service/recordings/upload.ts';
import { aWav } from '../../../service/recordings/wav.ts';

/** What a desk has been told of one file. */
interface Told {
  id: string;
  content: Buffer;
  /** The service has said that it is ready. */
  isReady: boolean;
}

export interface Uploads {
  told: Told[];
  /** Answers of any kind that were no answer: a copy or the database was gone. */
  interruptions: number;
  /** A copy said that less was there than another had acknowledged. */
  lostBytes: number;
}

interface DeskDeps {
  /** A copy that is there, as far as anybody knows. */
  urlNow: () => string;
  cookie: string;
  bookingId: string;
  isOver: () => boolean;
}

const PIECE_BYTES = 400_000;

/** A tone behind bytes that no other file has, and long enough for several pieces. */
function aTake(): Buffer {
  const wav = aWav({ seconds: 4, toneHz: 200 + Math.random() * 400 });
  randomBytes(3_000).copy(wav, 44);
  return wav;
}

/** Uploads one file after the other, and goes on with each whatever happens, until it is told that it is ready. */
export async function uploadStubbornly(desk: DeskDeps, uploads: Uploads, seed: number): Promise<void> {
  const random = seededRandom(seed);

  /** Asks until somebody answers in a way that says something. */
  async function insist(path: string, init: RequestInit): Promise<Response> {
    for (;;) {
      try {
        const answer = await fetch(`${desk.urlNow()}${path}`, {
          ...init,
          headers: { 'Tus-Resumable': '1.0.0', Origin: SITE_ORIGIN, Cookie: desk.cookie, ...init.headers },
        });
        if (answer.status < 500) return answer;
        await answer.text();
      } catch {
        // Whoever was asked is gone.
      }
      uploads.interruptions += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function send(content: Buffer): Promise<string> {
    const metadata = Object.entries({ bookingId: desk.bookingId, kind: 'vocals', filename: 'take.wav' });
    const created = await insist(recordingAddresses.uploads, {
      method: 'POST',
      headers: {
        'Upload-Length': String(content.length),
        'Upload-Metadata': metadata
          .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
          .join(),
      },
    });
    const location = created.headers.get('Location');
    if (location === null) throw new Error(`not begun: ${created.status} ${await created.text()}`);
    let acknowledged = 0;
    while (acknowledged < content.length) {
      const head = await insist(location, { method: 'HEAD' });
      if (head.status !== 200) throw new Error(`lost: HEAD answered ${head.status}`);
      const offset = Number(head.headers.get('Upload-Offset'));
      if (offset < acknowledged) uploads.lostBytes += acknowledged - offset;
      const piece = content.subarray(offset, offset + 1 + random.below(PIECE_BYTES));
      if (piece.length === 0) break;
      const sent = await insist(location, {
        method: 'PATCH',
        headers: { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
        body: new Uint8Array(piece),
      });
      // 409: another request of ours has arrived after all; how far it is, is asked next.
      if (sent.status === 204) acknowledged = Number(sent.headers.get('Upload-Offset'));
      else if (sent.status !== 409) throw new Error(`refused: ${sent.status} ${await sent.text()}`);
    }
    const id = idIn(location);
    const finished = await insist(recordingAddresses.finish(id), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sha256: sha256(content) }),
    });
    if (finished.status !== 200) throw new Error(`not finished: ${finished.status} ${await finished.text()}`);
    return id;
  }

  while (!desk.isOver()) {
    const content = aTake();
    const one: Told = { id: await send(content), content, isReady: false };
    uploads.told.push(one);
    while (!one.isReady) {
      const answer = await insist(recordingAddresses.ofBooking(desk.bookingId), { method: 'GET' });
      const { recordings } = (await answer.json()) as AdminRecordings;
      const found = recordings.find(({ id }) => id === one.id);
      if (found?.state === 'refused' || found?.state === 'ended')
        throw new Error(`${found.state} though it was whole`);
      one.isReady = found?.state === 'ready';
      if (!one.isReady) await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
