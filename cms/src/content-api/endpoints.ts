import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { bearsToken } from '../access/bearer-token.ts';
import { config } from '../configuration/config.ts';
import { readContentVersion } from '../content-version/content-version.ts';
import { readCatalogue } from './catalogue.ts';
import { ContentProblem } from './content-problem.ts';
import { draftContent } from './draft-content.ts';
import { readSnapshot } from './snapshot.ts';
import { createToken } from '../sign-in/signed-tokens.ts';
import { sessionOf } from '../preview/viewer.ts';

type Versioned = { version: number };

const noStore = { 'Cache-Control': 'no-store' };

/** An answer only for the publisher and the booking service, which know the token. */
function withToken(answer: (req: PayloadRequest) => Promise<Response>): PayloadHandler {
  return async (req) => {
    if (!bearsToken(req.headers, config.CONTENT_API_TOKEN)) {
      const detail = 'Send the header "Authorization: Bearer <CONTENT_API_TOKEN>".';
      return problem(401, 'content-token-missing', 'Not allowed', detail, { 'WWW-Authenticate': 'Bearer' });
    }
    try {
      return await answer(req);
    } catch (error) {
      if (!(error instanceof ContentProblem)) throw error;
      req.payload.logger.error({ msg: `content API: ${error.message}` });
      return problem(503, 'content-incomplete', 'The published content is not complete', error.message);
    }
  };
}

function problem(status: number, type: string, title: string, detail: string, headers = {}): Response {
  const body = JSON.stringify({ type, title, status, detail });
  return new Response(body, {
    status,
    headers: { ...noStore, ...headers, 'Content-Type': 'application/problem+json' },
  });
}

const previewExpired = () =>
  problem(
    403,
    'preview-expired',
    'The preview has expired',
    'Open the preview from the CMS again: the session that it belongs to is over.',
  );

/** `ETag` is the content version; `If-None-Match` with the current one answers 304 without reading the content. */
async function unlessUnchanged(req: PayloadRequest, read: () => Promise<Versioned>): Promise<Response> {
  const known = req.headers.get('if-none-match');
  if (known !== null) {
    const version = await readContentVersion(req.payload);
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (tags.includes(etag(version)))
      return new Response(null, { status: 304, headers: { ...noStore, ETag: etag(version) } });
  }
  const content = await read();
  return Response.json(content, { headers: { ...noStore, ETag: etag(content.version) } });
}

const etag = (version: number) => `"${version}"`;

/** The content API. */
export const contentEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/content/version',
    handler: withToken(async (req) =>
      Response.json({ version: await readContentVersion(req.payload) }, { headers: noStore }),
    ),
  },
  {
    method: 'get',
    path: '/content/snapshot',
    handler: withToken((req) => unlessUnchanged(req, () => readSnapshot(req.payload))),
  },
  {
    method: 'get',
    path: '/content/catalogue',
    handler: withToken((req) => unlessUnchanged(req, () => readCatalogue(req.payload))),
  },
  {
    // For the preview server: what somebody brings from the CMS, for what it may keep.
    method: 'post',
    path: '/content/preview-pass',
    handler: withToken(async (req) => {
      const id = await sessionOf('ticket', req);
      if (id === null) return previewExpired();
      const pass = createToken('pass', id, config.PAYLOAD_SECRET, new Date());
      return Response.json({ pass }, { headers: noStore });
    }),
  },
  {
    method: 'get',
    path: '/content/drafts',
    handler: withToken(async (req) => {
      if ((await sessionOf('pass', req)) === null) return previewExpired();
      return Response.json(await readSnapshot(req.payload, draftContent), { headers: noStore });
    }),
  },
];
