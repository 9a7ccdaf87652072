import * as z from 'zod';
import { REQUEST_ID_HEADER } from 'shared/log/request-id.ts';
import { traceHeaders } from 'shared/tracing/tracing.ts';
import { currentRequestId } from '../current-request.ts';
import { get } from '../http/get.ts';
import { contentSnapshotSchema, type ContentSnapshot } from 'shared/content/snapshot.ts';

const versionSchema = z.object({ version: z.int().nonnegative() });
const passSchema = z.object({ pass: z.string() });

/** How long the CMS may take before it counts as down. Files may take longer: at first there are hundreds of them. */
const TIMEOUT_MS = 10_000;
const FILE_TIMEOUT_MS = 120_000;

/** The published content, as the CMS answers for it. Every call throws when the CMS is down or answers nonsense. */
export interface ContentClient {
  version(): Promise<number>;
  snapshot(): Promise<ContentSnapshot>;
  /** Changes the ticket that somebody brings from the CMS for a pass. @throws PreviewExpired */
  previewPass(ticket: string): Promise<string>;
  /** The newest drafts, for the preview. @throws PreviewExpired when the session behind the pass is over. */
  drafts(pass: string): Promise<ContentSnapshot>;
  /** The bytes of an uploaded file; `url` as the snapshot names it. */
  media(url: string): Promise<Buffer>;
}

/** What somebody brought from the CMS is no longer valid. */
export class PreviewExpired extends Error {}

/** The letters of a ticket or pass. What has others is none, and no header could carry it. */
const letters = /^[\w.-]+$/;

function asHeader(token: string): string {
  if (!letters.test(token)) throw new PreviewExpired();
  return token;
}

async function checked(response: Response): Promise<ContentSnapshot> {
  const result = contentSnapshotSchema.safeParse(await response.json());
  if (!result.success) throw new Error(`The content is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}

export function createContentClient(cmsUrl: string, token: string): ContentClient {
  async function ask(
    path: string,
    { timeoutMs = TIMEOUT_MS, method = 'GET', headers = {} } = {},
  ): Promise<Response> {
    const requestId = currentRequestId();
    const request = {
      headers: {
        ...headers,
        ...traceHeaders(),
        authorization: `Bearer ${token}`,
        ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    } as const;
    const url = new URL(path, cmsUrl);
    const response = await (method === 'GET' ? get(url, request) : fetch(url, { ...request, method }));
    if (response.status === 403) throw new PreviewExpired();
    if (!response.ok) throw new Error(`The CMS answered ${response.status} to ${path}`);
    return response;
  }
  return {
    async version() {
      return versionSchema.parse(await (await ask('/api/content/version')).json()).version;
    },
    snapshot: async () => checked(await ask('/api/content/snapshot')),
    async previewPass(ticket) {
      const headers = { 'x-preview-ticket': asHeader(ticket) };
      const answer = await ask('/api/content/preview-pass', { method: 'POST', headers });
      return passSchema.parse(await answer.json()).pass;
    },
    drafts: async (pass) =>
      checked(await ask('/api/content/drafts', { headers: { 'x-preview-pass': asHeader(pass) } })),
    async media(url) {
      return Buffer.from(await (await ask(url, { timeoutMs: FILE_TIMEOUT_MS })).arrayBuffer());
    },
  };
}
