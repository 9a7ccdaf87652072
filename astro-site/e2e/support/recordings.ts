import { createHash } from 'node:crypto';
import { type APIRequestContext, type Page, expect, request } from '@playwright/test';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import type { AdminRecordings, RecordingKind } from 'shared/recordings/recordings.ts';
import { Desk } from '../journeys/admin/desk.ts';
import type { Mailbox } from './mailbox.ts';
import { linkIn } from './own-page.ts';
import type { StackUnderTest } from './stack.ts';
import { freeSlot } from './test-slot.ts';
import { toneWav } from './wav.ts';

interface TestFile {
  kind: RecordingKind;
  content: Buffer;
}

/** As long as a short song, so that the end is not reached while a test looks. */
const SECONDS = 120;
export const vocals = (): TestFile => ({ kind: 'vocals', content: toneWav(SECONDS) });
export const withBacking = (): TestFile => ({ kind: 'with-backing', content: toneWav(SECONDS, 220) });

/** Staff who upload what was recorded and hand it over, without a browser. */
class RecordingDesk {
  readonly #api: APIRequestContext;

  private constructor(api: APIRequestContext) {
    this.#api = api;
  }

  /** Signed in; end it with `leave`. */
  static async open({ urls, logins }: StackUnderTest): Promise<RecordingDesk> {
    const api = await request.newContext({
      baseURL: urls.site,
      extraHTTPHeaders: { Origin: urls.site },
    });
    const { username, password } = logins.admin;
    const answer = await api.post('/api/auth/login', { data: { username, password } });
    expect(answer.status(), await answer.text()).toBe(200);
    return new RecordingDesk(api);
  }

  leave(): Promise<void> {
    return this.#api.dispose();
  }

  /** Uploaded by the tus protocol, checked, and told to the guest. */
  async handOver(bookingId: string, files: readonly TestFile[]): Promise<void> {
    for (const file of files) await this.#upload(bookingId, file);
    const read = async () => {
      const answer = await this.#api.get(recordingAddresses.ofBooking(bookingId));
      return (await answer.json()) as AdminRecordings;
    };
    await expect
      .poll(async () => (await read()).recordings.every(({ state }) => state === 'ready'))
      .toBe(true);
    const told = await this.#api.post(recordingAddresses.handOver(bookingId));
    expect(told.status(), await told.text()).toBe(200);
  }

  async #upload(bookingId: string, { kind, content }: TestFile): Promise<void> {
    const said = Object.entries({ bookingId, kind, filename: `take 1 ${kind}.wav` });
    const metadata = said.map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`).join();
    const tus = { 'Tus-Resumable': '1.0.0' };
    const created = await this.#api.post(recordingAddresses.uploads, {
      headers: { ...tus, 'Upload-Length': String(content.length), 'Upload-Metadata': metadata },
    });
    expect(created.status(), await created.text()).toBe(201);
    const location = created.headers()['location'] ?? '';
    const sent = await this.#api.patch(location, {
      headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
      data: content,
    });
    expect(sent.status(), await sent.text()).toBe(204);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const id = location.slice(location.lastIndexOf('/') + 1);
    const finished = await this.#api.post(recordingAddresses.finish(id), { data: { sha256 } });
    expect(finished.status(), await finished.text()).toBe(200);
  }
}

/** A guest who has paid and sung: what was recorded is handed over, and the link to it in their mailbox. */
export async function handedOver(
  { page, stack, mailbox }: { page: Page; stack: StackUnderTest; mailbox: Mailbox },
  email: string,
  name: string,
  files: readonly TestFile[],
): Promise<{ id: string; link: string }> {
  const slot = await freeSlot(page, 'evening', 5);
  const id = await new Desk(page, stack).paidBooking(email, slot, 44_000, { name });
  const desk = await RecordingDesk.open(stack);
  await desk.handOver(id, files);
  await desk.leave();
  return { id, link: await linkIn(mailbox, email, { subject: 'Recording complete' }) };
}
