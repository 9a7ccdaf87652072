import type { Bucket } from 'shared/configuration/bucket.ts';
import * as z from 'zod';

/** Where the files of pictures are kept. */
export type MediaPlace = { folder: string } | Bucket;

/** Where uploaded pictures lie: a folder, or a bucket that the CMS reaches from whichever machine it runs on. */
export const mediaKeys = {
  /** Back it up together with the database. */
  MEDIA_DIR: z.string().min(1).optional(),
  /** Instead of the folder; its key has to read, write and delete. */
  MEDIA_S3_BUCKET: z.string().min(1).optional(),
  MEDIA_S3_REGION: z.string().min(1).default('us-east-1'),
  /** Address of the server, where it is not Amazon's. */
  MEDIA_S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'MEDIA_S3_ENDPOINT must be the address of the bucket’s server, like https://s3.example.com.',
    })
    .optional(),
  /** `true` where the server has buckets as paths rather than names. */
  MEDIA_S3_PATH_STYLE: z
    .enum(['true', 'false'], { error: 'MEDIA_S3_PATH_STYLE must be true or false.' })
    .default('false'),
  MEDIA_S3_ACCESS_KEY_ID: z.string().optional(),
  MEDIA_S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type Keys = z.infer<z.ZodObject<typeof mediaKeys>>;

/** What is missing or contradicts itself, each as a sentence that names the key. */
export function mediaProblems(given: Record<string, string | undefined>): string[] {
  const { MEDIA_DIR: folder, MEDIA_S3_BUCKET: bucket } = given;
  if (folder === undefined && bucket === undefined)
    return ['MEDIA_DIR is missing: put the folder for uploaded files, or a bucket into MEDIA_S3_BUCKET.'];
  if (folder !== undefined && bucket !== undefined)
    return ['MEDIA_DIR and MEDIA_S3_BUCKET are both given: keep one of them.'];
  if (bucket === undefined) return [];
  return ['MEDIA_S3_ACCESS_KEY_ID', 'MEDIA_S3_SECRET_ACCESS_KEY']
    .filter((key) => given[key] === undefined)
    .map((key) => `${key} is missing: put the key of the bucket.`);
}

export function mediaPlaceOf(keys: Keys): MediaPlace {
  const { MEDIA_S3_BUCKET: bucket } = keys;
  if (bucket === undefined) return { folder: keys.MEDIA_DIR ?? '' };
  return {
    bucket,
    region: keys.MEDIA_S3_REGION,
    endpoint: keys.MEDIA_S3_ENDPOINT,
    isPathStyle: keys.MEDIA_S3_PATH_STYLE === 'true',
    accessKeyId: keys.MEDIA_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: keys.MEDIA_S3_SECRET_ACCESS_KEY ?? '',
  };
}
