/** A bucket that speaks S3. */
export interface Bucket {
  bucket: string;
  region: string;
  /** Address of the server; undefined means Amazon's. */
  endpoint: string | undefined;
  /** `https://host/bucket` instead of `https://bucket.host`. */
  isPathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How Amazon's client, and what is made of it, is to speak to the server of a bucket. */
export const bucketClientOptions = (place: Omit<Bucket, 'bucket'>) =>
  ({
    region: place.region,
    ...(place.endpoint !== undefined && { endpoint: place.endpoint }),
    forcePathStyle: place.isPathStyle,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    // Many servers know none of the sums that Amazon's client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }) as const;

interface ServerError extends Error {
  $metadata?: { httpStatusCode?: number };
}

/** Whether the bucket's server has answered that it has no such object. */
export const isAbsentFromBucket = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'NoSuchKey' || (error as ServerError).$metadata?.httpStatusCode === 404);
