import * as z from 'zod';
import { contentSnapshotSchema, type ContentSnapshot } from 'shared/content/snapshot.ts';

const versionSchema = z.object({ version: z.int().nonnegative() });

/** How long the CMS may take before it counts as down. Files may take longer: at first there are hundreds of them. */
const TIMEOUT_MS = 10_000;
const FILE_TIMEOUT_MS = 120_000;

/** The published content, as the CMS answers for it. Every call throws when the CMS is down or answers nonsense. */
export interface ContentClient {
  version(): Promise<number>;
  snapshot(): Promise<ContentSnapshot>;
  /** The newest drafts, for the preview. @throws PreviewExpired when the CMS does not know the ticket any more. */
  drafts(ticket: string): Promise<ContentSnapshot>;
  /** The bytes of an uploaded file; `url` as the snapshot names it. */
  media(url: string): Promise<Buffer>;
}

/** The pass that the CMS put into the preview's address is no longer valid. */
export class PreviewExpired extends Error {}

async function checked(response: Response): Promise<ContentSnapshot> {
  const result = contentSnapshotSchema.safeParse(await response.json());
  if (!result.success) throw new Error(`The content is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}

export function createContentClient(cmsUrl: string, token: string): ContentClient {
  async function get(path: string, timeoutMs = TIMEOUT_MS): Promise<Response> {
    const response = await fetch(new URL(path, cmsUrl), {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 403) throw new PreviewExpired();
    if (!response.ok) throw new Error(`The CMS answered ${response.status} to ${path}`);
    return response;
  }
  return {
    async version() {
      return versionSchema.parse(await (await get('/api/content/version')).json()).version;
    },
    snapshot: async () => checked(await get('/api/content/snapshot')),
    drafts: async (ticket) => checked(await get(`/api/content/drafts?ticket=${encodeURIComponent(ticket)}`)),
    async media(url) {
      return Buffer.from(await (await get(url, FILE_TIMEOUT_MS)).arrayBuffer());
    },
  };
}
