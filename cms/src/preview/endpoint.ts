import type { Endpoint, PayloadRequest } from 'payload';
import { config } from '../configuration/config.ts';
import { textFor } from '../language/staff-text.ts';
import { createToken } from '../sign-in/signed-tokens.ts';
import { signedInSession } from './viewer.ts';

const noPreview = { en: 'This CMS has no preview.', ko: '이 CMS에는 미리보기가 없습니다.' };

/** The page of the preview that was asked for, never an address elsewhere. */
function pageOf(req: PayloadRequest, origin: string): URL {
  const page = URL.parse(req.searchParams.get('to') ?? '/', origin);
  return page?.origin === origin ? page : new URL(origin);
}

/**
 * `GET /api/preview-ticket?to=/faq`: the preview sends whom it does not know here, where the session is known, and gets them
 * back with a ticket; with an empty one whoever is not signed in.
 */
export const previewTicketEndpoint: Endpoint = {
  method: 'get',
  path: '/preview-ticket',
  handler: (req) => {
    if (!config.PREVIEW_URL)
      return Response.json({ errors: [{ message: textFor(req, noPreview) }] }, { status: 404 });
    const page = pageOf(req, config.PREVIEW_URL);
    const id = signedInSession(req);
    const ticket = id === null ? '' : createToken('ticket', id, config.PAYLOAD_SECRET, new Date());
    page.searchParams.set('ticket', ticket);
    return Response.redirect(page, 303);
  },
};
