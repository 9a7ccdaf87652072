import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { cmsPagePolicy } from 'shared/http/security-headers.ts';
import { config as settings } from './configuration/config.ts';

const policyHeader = 'content-security-policy';

/** Before each page: a policy with a nonce of its own, which Next reads from the request and puts on its scripts. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString('base64');
  const policy = cmsPagePolicy(nonce, settings.PREVIEW_URL, settings.CMS_URL);
  const headers = new Headers(request.headers);
  headers.set(policyHeader, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(policyHeader, policy);
  return response;
}

export const config = { matcher: ['/admin', '/admin/:path*'] };
