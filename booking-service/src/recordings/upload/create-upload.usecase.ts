import { randomBytes } from 'node:crypto';
import { refusalCode } from 'shared/problems/refusal.ts';
import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import { MAX_RECORDING_BYTES, recordingFormats, recordingKindSchema } from 'shared/recordings/recordings.ts';
import * as z from 'zod';
import type { User } from '../../auth/account.ts';
import { personalDataRemoved, unknownBooking } from '../../bookings/admin/named-booking.ts';
import { lockOrderOf } from '../../orders/order.store.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { parseInput, validationFailed } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import { bytesInUse, lockQuota } from '../base/quota.store.ts';
import { insertRecording } from '../base/recordings.store.ts';
import type { RecordingStore } from '../store/recording-store.client.ts';

/** Of the disk, so much stays free for whatever else is on it. */
const RESERVE_BYTES = 1024 ** 3;
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 26;

/** 130 random bits. */
const newRecordingId = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

const metadataSchema = z.object(
  {
    bookingId: bookingIdSchema,
    kind: recordingKindSchema,
    // The same letters can be written in two ways; macOS has the one, everybody else the other.
    filename: z
      .string()
      .normalize('NFC')
      .trim()
      .min(1)
      .max(255)
      .regex(/^\P{Cc}*$/u, refusalCode('recording-odd-name')),
  },
  { error: refusalCode('recording-bad-metadata') },
);

/** Endings that programs write; what a file is, its content tells. */
const endings = new Set<string>([...recordingFormats, 'aif', 'aifc', 'wave', 'm4v']);

interface NewUpload {
  metadata: Record<string, string | null>;
  sizeBytes: number;
  actor: User;
}

/**
 * Notes a recording that is about to be uploaded; nothing of it is there yet.
 *
 * @returns its id
 * @throws Problem `validation-failed`, `booking-not-found`, `personal-data-removed`, `payload-too-large`, `storage-full`
 */
export async function createUpload(
  { db, clock, config, store }: PlatformDeps & { store: RecordingStore },
  { metadata, sizeBytes, actor }: NewUpload,
): Promise<string> {
  const { bookingId, kind, filename } = parseInput(metadataSchema, metadata);
  if (!endings.has(filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()))
    throw validationFailed([{ path: 'filename', code: 'recording-wrong-name' }]);
  if (sizeBytes > MAX_RECORDING_BYTES) throw new Problem('payload-too-large', 'recording-too-large');
  const free = await store.freeBytes();
  if (free !== null && free < sizeBytes + RESERVE_BYTES)
    throw new Problem('storage-full', 'recording-disk-full');
  const id = newRecordingId();
  const now = clock();
  await db.transaction(async (trx) => {
    const found = await lockOrderOf(trx, bookingId);
    if (!found) throw unknownBooking();
    if (found.booking.forgottenAt !== null) throw personalDataRemoved();
    await lockQuota(trx);
    if ((await bytesInUse(trx)) + sizeBytes > config.recordings.quotaBytes)
      throw new Problem('storage-full', 'recording-quota-reached');
    const uploadedBy = actor.username;
    await insertRecording(trx, {
      id,
      bookingId,
      kind,
      fileName: filename,
      sizeBytes,
      uploadedBy,
      uploadedAt: now,
    });
  });
  return id;
}
