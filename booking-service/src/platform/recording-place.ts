import type { Bucket } from 'shared/configuration/bucket.ts';
import * as z from 'zod';

/** Where recordings are kept, and how much of them. */
export interface RecordingPlace {
  at: { folder: string } | Bucket;
  quotaBytes: number;
}

/** Where the files of recordings lie: a folder that all copies see, or a bucket. */
export const recordingKeys = {
  /** A folder, on a disk of its own if possible: bookings need none of its room. */
  RECORDINGS_DIR: z.string().min(1).optional(),
  /** Instead of the folder: a bucket that speaks S3, with a key that may read, write, list and delete in it. */
  RECORDINGS_S3_BUCKET: z.string().min(1).optional(),
  RECORDINGS_S3_REGION: z.string().min(1).default('us-east-1'),
  /** Address of the server, where it is not Amazon's. */
  RECORDINGS_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** `true` where the server has buckets as paths rather than names. */
  RECORDINGS_S3_PATH_STYLE: z.enum(['true', 'false']).default('false'),
  RECORDINGS_S3_ACCESS_KEY_ID: z.string().optional(),
  RECORDINGS_S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** How much may lie there at once, in GB of 1024³ bytes. */
  RECORDINGS_QUOTA_GB: z.coerce.number().min(0).default(200),
};

type Keys = z.infer<z.ZodObject<typeof recordingKeys>>;

const GIB = 1024 ** 3;

/** What is missing or contradicts itself, each as a sentence that names the key. */
export function recordingProblems(env: Keys): string[] {
  const { RECORDINGS_DIR, RECORDINGS_S3_BUCKET } = env;
  if (RECORDINGS_DIR === undefined && RECORDINGS_S3_BUCKET === undefined)
    return ['RECORDINGS_DIR is missing: put a folder for recordings, or a bucket into RECORDINGS_S3_BUCKET'];
  if (RECORDINGS_DIR !== undefined && RECORDINGS_S3_BUCKET !== undefined)
    return ['RECORDINGS_DIR and RECORDINGS_S3_BUCKET are both given: put one of them'];
  if (RECORDINGS_S3_BUCKET === undefined) return [];
  return (['RECORDINGS_S3_ACCESS_KEY_ID', 'RECORDINGS_S3_SECRET_ACCESS_KEY'] as const)
    .filter((key) => !env[key])
    .map((key) => `${key} is missing: put the key of the bucket`);
}

export function recordingPlaceOf(env: Keys): RecordingPlace {
  const quotaBytes = env.RECORDINGS_QUOTA_GB * GIB;
  const { RECORDINGS_S3_BUCKET: bucket } = env;
  if (bucket === undefined) return { at: { folder: env.RECORDINGS_DIR ?? '' }, quotaBytes };
  return {
    at: {
      bucket,
      region: env.RECORDINGS_S3_REGION,
      endpoint: env.RECORDINGS_S3_ENDPOINT,
      isPathStyle: env.RECORDINGS_S3_PATH_STYLE === 'true',
      accessKeyId: env.RECORDINGS_S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.RECORDINGS_S3_SECRET_ACCESS_KEY ?? '',
    },
    quotaBytes,
  };
}
