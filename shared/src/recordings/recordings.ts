import * as z from 'zod/mini';
import { isoInstant } from '../time/iso.ts';
import { bookingIdSchema } from '../bookings/booking-id.ts';

/** What a file is. Every session gives the first two; the others are ordered beside it. */
export const recordingKinds = ['vocals', 'with-backing', 'mix', 'video', 'other'] as const;
export type RecordingKind = (typeof recordingKinds)[number];
export const recordingKindSchema = z.enum(recordingKinds);

/** What may be handed over, told by its content. Each ends the names of its files. */
export const recordingFormats = ['wav', 'aiff', 'flac', 'mp3', 'm4a', 'mp4', 'mov'] as const;
export type RecordingFormat = (typeof recordingFormats)[number];

const GIB = 1024 ** 3;
export const MAX_RECORDING_BYTES = 4 * GIB;

/** What no recording goes beyond: a small file may unfold to weeks of silence. */
export const MAX_HOURS = 12;
export const MAX_CHANNELS = 32;
export const MAX_SAMPLE_RATE_HZ = 384_000;

/** An unfinished upload that nobody goes on with is given up after so long. */
export const UPLOAD_KEPT_HOURS = 24;

/** How many peaks of its waveform a recording has. */
export const PEAKS = 1_000;

/** Days before the end at which its guest is reminded, and days that the one extension adds are those of the setting. */
export const REMINDER_DAYS_BEFORE_END = 7;

/** A recording's number: letters and digits without order or meaning. Knowing it grants nothing. */
export const recordingIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-z]{26}$/, 'This is no number of a recording'));

/**
 * `uploading` until all of it is there and its sender has said what it should be; `checking` while it is read once; `ready`;
 * `refused`: it was not what it should be, and is gone; `ended`: it was there, and is gone.
 */
const recordingStates = ['uploading', 'checking', 'ready', 'refused', 'ended'] as const;

/** Why a file that has arrived is not taken. */
const refusalReasons = ['not-a-recording', 'damaged', 'other-content', 'beyond-limits'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Why a recording is gone. `given-up`: its upload was never finished. */
const endReasons = ['time', 'guest', 'staff', 'erased', 'given-up'] as const;
export type EndReason = (typeof endReasons)[number];

/** What is known of a file once it has been read. */
const contentSchema = z.object({
  format: z.enum(recordingFormats),
  durationMs: z.int().check(z.nonnegative()),
  /** Null where a video has no sound. */
  sampleRateHz: z.nullable(z.int()),
  channels: z.nullable(z.int()),
  bitsPerSample: z.nullable(z.int()),
});
export type RecordingContent = z.infer<typeof contentSchema>;

/** A recording as staff see it. */
const adminRecordingSchema = z.object({
  id: recordingIdSchema,
  bookingId: bookingIdSchema,
  kind: recordingKindSchema,
  /** As the file was called where it came from. */
  fileName: z.string(),
  sizeBytes: z.int().check(z.positive()),
  state: z.enum(recordingStates),
  refusal: z.nullable(z.enum(refusalReasons)),
  content: z.nullable(contentSchema),
  uploadedBy: z.string(),
  uploadedAt: isoInstant,
  /** Null until its guest has been told. */
  handedOverAt: z.nullable(isoInstant),
  /** When it will be deleted; null until it is ready. */
  keptUntil: z.nullable(isoInstant),
  endedAt: z.nullable(isoInstant),
  endedBecause: z.nullable(z.enum(endReasons)),
});
export type AdminRecording = z.infer<typeof adminRecordingSchema>;

/** `GET /api/admin/bookings/:id/recordings`, and the answer of every change: the newest last. */
export const adminRecordingsSchema = z.object({
  bookingId: bookingIdSchema,
  /** Of the guest who sang. */
  name: z.string(),
  recordings: z.array(adminRecordingSchema),
  /** When the guest was last told, null while never. */
  handedOverAt: z.nullable(isoInstant),
  /** Whether something is ready that the guest has not been told of, or everything may be told of once more. */
  mayHandOver: z.boolean(),
  /** Why not, as a refusal would say it; null where it may. */
  whyNot: z.nullable(z.object({ code: z.string(), detail: z.string() })),
  /** The one extension: whether it may be used now, and when it was. */
  mayExtend: z.boolean(),
  extendedAt: z.nullable(isoInstant),
  /** Days that recordings are kept from the hand-over, as the CMS says. */
  keepDays: z.int().check(z.positive()),
});
export type AdminRecordings = z.infer<typeof adminRecordingsSchema>;

/** `POST /api/admin/recordings/:id/finish`: what arrived should have this SHA-256, in small hexadecimal digits. */
export const finishUploadSchema = z.object({
  sha256: z
    .string()
    .check(z.regex(/^[0-9a-f]{64}$/, 'Give the SHA-256 of the file as 64 hexadecimal digits')),
});

/** `PATCH /api/admin/recordings/:id`. */
export const changeRecordingSchema = z.object({ kind: recordingKindSchema });

/** A recording as its guest sees it. */
const ownRecordingSchema = z.object({
  id: recordingIdSchema,
  kind: recordingKindSchema,
  /** As it is called when it is saved, for example "Mina – Sinsa Record Cafe – 2026-11-26 – vocals.wav". */
  saveAs: z.string(),
  sizeBytes: z.int(),
  content: contentSchema,
  handedOverAt: isoInstant,
  keptUntil: isoInstant,
  /** Loudest sample of each part, 0 to 255; empty where the format does not tell. */
  peaks: z.array(z.int()),
});
export type OwnRecording = z.infer<typeof ownRecordingSchema>;

/** What of one singer's was handed over. */
const ownRecordingsOfSchema = z.object({
  bookingId: bookingIdSchema,
  name: z.string(),
  recordings: z.array(ownRecordingSchema),
  /** Recordings that were there and have been deleted: the newest, and why; null where all are there. */
  ended: z.nullable(
    z.object({ count: z.int().check(z.positive()), at: isoInstant, because: z.enum(endReasons) }),
  ),
  mayExtend: z.boolean(),
  extendedAt: z.nullable(isoInstant),
  /** Address of the listen-only page; null while sharing is off. */
  shareUrl: z.nullable(z.string()),
});
export type OwnRecordingsOf = z.infer<typeof ownRecordingsOfSchema>;

/** `GET /api/my-booking/recordings`, and the answer of every change. Singers without any are left out. */
export const ownRecordingsSchema = z.object({
  keepDays: z.int().check(z.positive()),
  singers: z.array(ownRecordingsOfSchema),
});
export type OwnRecordings = z.infer<typeof ownRecordingsSchema>;

/** `PUT /api/my-booking/bookings/:id/recordings/share`. Switched on anew, the link is another one. */
export const shareSwitchSchema = z.object({ isOn: z.boolean() });

/** `GET /api/listen/:token`: what somebody with a link may hear. */
export const sharedRecordingsSchema = z.object({
  name: z.string(),
  /** yyyy-MM-dd in Seoul. */
  sungOn: z.string(),
  recordings: z.array(z.omit(ownRecordingSchema, { saveAs: true, handedOverAt: true })),
});
export type SharedRecordings = z.infer<typeof sharedRecordingsSchema>;
