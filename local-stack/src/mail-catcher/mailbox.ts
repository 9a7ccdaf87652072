import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CaughtMessage, type Delivery, readMessage } from './message.ts';

/** More would only slow the inbox down; the oldest go first. */
const mailboxCapacity = 500;

export interface MessageFilter {
  /** A recipient's whole address; case does not matter. */
  to?: string | undefined;
  /** Part of the subject; case does not matter. */
  subject?: string | undefined;
}

interface StoredDelivery extends Omit<Delivery, 'source'> {
  source: string;
}

/** Caught messages, newest first, kept as one file each in `folder`, so that a second start still has them. */
export class Mailbox {
  readonly #folder: string;
  readonly #messages: CaughtMessage[] = [];
  readonly #sources = new Map<string, Buffer>();
  readonly #events = new EventEmitter().setMaxListeners(0);
  #lastReceivedMs = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads what earlier runs have kept. A file that cannot be read is left out: it was cut off by a crash. */
  static async open(folder: string): Promise<Mailbox> {
    const mailbox = new Mailbox(folder);
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
    for (const name of names) {
      try {
        const stored = JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredDelivery;
        await mailbox.#take({ ...stored, source: Buffer.from(stored.source, 'base64') });
      } catch {
        await rm(join(folder, name), { force: true });
      }
    }
    await mailbox.#dropOldest();
    return mailbox;
  }

  async add(to: string[], source: Buffer): Promise<CaughtMessage> {
    // Ids sort by arrival, also for two messages within one millisecond.
    this.#lastReceivedMs = Math.max(Date.now(), this.#lastReceivedMs + 1);
    const id = `${this.#lastReceivedMs}-${randomBytes(4).toString('hex')}`;
    const receivedAt = new Date(this.#lastReceivedMs).toISOString();
    const delivery = { id, receivedAt, to: to.map((address) => address.toLowerCase()), source };
    await this.#write(delivery);
    const message = await this.#take(delivery);
    await this.#dropOldest();
    this.#events.emit('change', message);
    return message;
  }

  list({ to, subject }: MessageFilter = {}): CaughtMessage[] {
    return this.#messages.filter(
      (message) =>
        (!to || message.to.includes(to.toLowerCase())) &&
        (!subject || message.subject.toLowerCase().includes(subject.toLowerCase())),
    );
  }

  get(id: string): CaughtMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  source(id: string): Buffer | undefined {
    return this.#sources.get(id);
  }

  async clear(): Promise<void> {
    const ids = this.#messages.splice(0).map((message) => message.id);
    this.#sources.clear();
    await Promise.all(ids.map((id) => rm(this.#file(id), { force: true })));
    this.#events.emit('change', undefined);
  }

  /** Calls `listener` with every new message, and with undefined after a clear. Returns how to stop listening. */
  onChange(listener: (message: CaughtMessage | undefined) => void): () => void {
    this.#events.on('change', listener);
    return () => this.#events.off('change', listener);
  }

  async #take(delivery: Delivery): Promise<CaughtMessage> {
    const message = await readMessage(delivery);
    this.#messages.unshift(message);
    this.#sources.set(delivery.id, delivery.source);
    return message;
  }

  async #write(delivery: Delivery): Promise<void> {
    const file = this.#file(delivery.id);
    const unfinished = `${file}.new`;
    await writeFile(unfinished, JSON.stringify({ ...delivery, source: delivery.source.toString('base64') }));
    await rename(unfinished, file);
  }

  async #dropOldest(): Promise<void> {
    for (const { id } of this.#messages.splice(mailboxCapacity)) {
      this.#sources.delete(id);
      await rm(this.#file(id), { force: true });
    }
  }

  #file(id: string): string {
    return join(this.#folder, `${id}.json`);
  }
}
