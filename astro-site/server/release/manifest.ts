import * as z from 'zod';

const headersSchema = z.record(z.string(), z.string());

const releasePageSchema = z.object({
  /** "/", "/faq"; the unknown-route page is "/404". */
  path: z.string(),
  /** Relative to the release folder; `.br` and `.gz` lie beside it. */
  file: z.string(),
  status: z.int(),
  /** All response headers of the page: content type, security, caching, ETag. */
  headers: headersSchema,
});

/** `release.json`: what a release consists of. Pages lie in its folder, hashed files in the shared pool. */
export const releaseManifestSchema = z.object({
  version: z.int(),
  build: z.string(),
  publishedAt: z.iso.datetime(),
  pages: z.array(releasePageSchema),
  /** Paths of every hashed file the pages use, relative to the pool. */
  assets: z.array(z.string()),
  /** Headers of hashed files and of plain ones such as favicons. */
  assetHeaders: headersSchema,
});

export type ReleasePage = z.infer<typeof releasePageSchema>;
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;
