import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Merchant, PaymentRecord, StoredAnswer, Transaction, Webhook } from './model.ts';
import { addPayment } from './payments.ts';
import type { World } from './world.ts';

const FILE_NAME = 'payment-simulator.json';

interface Snapshot {
  merchants: Merchant[];
  payments: PaymentRecord[];
  transactions: Transaction[];
  answers: StoredAnswer[];
  webhooks: Webhook[];
}

/**
 * Keeps the simulator's memory in one JSON file, replaced atomically, so that a second `npm start` still knows what was
 * paid. Calls and faults belong to a run and are not kept.
 */
export async function createSnapshotFile(world: World, folder: string) {
  const file = join(folder, FILE_NAME);
  await mkdir(folder, { recursive: true });
  await load();

  let writing: Promise<void> | null = null;
  let dirty = false;

  async function load(): Promise<void> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return;
    const snapshot = JSON.parse(text) as Snapshot;
    for (const merchant of snapshot.merchants) world.merchants.set(merchant.clientKey, merchant);
    for (const payment of snapshot.payments) addPayment(world, payment);
    for (const answer of snapshot.answers) world.answers.set(answer.scope, answer);
    for (const webhook of snapshot.webhooks) world.webhooks.set(webhook.transmissionId, webhook);
    world.transactions.push(...snapshot.transactions);
  }

  async function write(): Promise<void> {
    while (dirty) {
      dirty = false;
      const snapshot: Snapshot = {
        merchants: [...world.merchants.values()],
        payments: [...world.payments.values()],
        transactions: world.transactions,
        answers: [...world.answers.values()],
        webhooks: [...world.webhooks.values()],
      };
      await writeFile(`${file}.new`, JSON.stringify(snapshot));
      await rename(`${file}.new`, file);
    }
    writing = null;
  }

  function save(): void {
    dirty = true;
    writing ??= write();
  }

  return {
    save,
    /** Resolves when everything is on disk. */
    flush: async () => {
      save();
      await writing;
    },
  };
}
