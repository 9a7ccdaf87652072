import type { Endpoint } from 'payload';
import { staffMember } from '../access/user.ts';
import { config } from '../configuration/config.ts';
import { readContentVersion } from '../content-version/content-version.ts';
import { signInFirst } from '../language/refusal.ts';
import { languageOf, textFor } from '../language/staff-text.ts';
import { publisherStateSchema, siteStatus, type PublisherState } from './site-status.ts';

const timeoutMs = 2_000;

async function askPublisher(): Promise<PublisherState | null> {
  try {
    const response = await fetch(new URL('/healthz', config.PUBLISHER_URL), {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const parsed = publisherStateSchema.safeParse(await response.json());
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** `GET /api/site-status`, for staff: is the last publish live, and if not, why. */
export const siteStatusEndpoint: Endpoint = {
  method: 'get',
  path: '/site-status',
  handler: async (req) => {
    if (!staffMember(req.user))
      return Response.json({ errors: [{ message: textFor(req, signInFirst) }] }, { status: 403 });
    const status = siteStatus(await readContentVersion(req.payload), await askPublisher(), languageOf(req));
    return Response.json(status, { headers: { 'Cache-Control': 'no-store' } });
  },
};
