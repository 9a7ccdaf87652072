import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assetSecurityHeaders } from 'shared/http/security-headers.ts';
import { partNear } from '../requests/hostile.ts';
import type { Route } from '../requests/run.ts';
import type { Answer } from '../requests/wire.ts';
import type { Editor } from './editor.ts';
import { plainRoute } from './plain-route.ts';
import type { Product } from './product.ts';

const routesFile = fileURLToPath(new URL('../../../../../astro-site/dist/routes.json', import.meta.url));
const securityHeaders = Object.keys(assetSecurityHeaders({ siteOrigin: 'http://' }));

/** The CMS may take too long over a draft while it is asked for much else; a frame then asks again by itself. */
const isLate = ({ status, headers }: Answer, who: string) =>
  who === 'staff' && status === 503 && headers.refresh !== undefined;

/** Somebody whom the preview shows its drafts. */
export interface Pass {
  cookie(): string;
  renew(): Promise<void>;
}

/**
 * A way in that a form of the CMS opens: the cookie that the preview sets for its ticket. It ends with the session behind it,
 * which requests to the CMS end now and then.
 */
export async function openPreview({ urls }: Product, editor: Editor): Promise<Pass> {
  let cookie = '';
  const renew = async () => {
    await editor.renew();
    const forTicket = await fetch(`${urls.cms}/api/preview-ticket?to=/faq`, {
      headers: { cookie: editor.cookie(), origin: urls.cms },
      redirect: 'manual',
    });
    const page = await fetch(forTicket.headers.get('location') ?? '', { redirect: 'manual' });
    cookie = page.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    if (!cookie) throw new Error(`The fuzz cannot open the preview: ${page.status} ${await page.text()}`);
  };
  await renew();
  return { cookie: () => cookie, renew };
}

/** Every page of the build, seen by somebody from the CMS and by strangers, and what the preview serves beside them. */
export function previewRoutes({ urls }: Product, pass: Pass): Route<never>[] {
  const pages = JSON.parse(readFileSync(routesFile, 'utf8')) as string[];
  const people = { staff: () => ({ Cookie: pass.cookie() }), stranger: () => ({}) };
  const at = (path: string, more = {}) =>
    plainRoute({ origin: urls.preview, path, securityHeaders, people, isMeant: isLate, ...more });
  const ticket = fc
    .option(fc.constantFrom('', 'x', 'a.b.c', '%'))
    .map((text): [string, string][] => (text === null ? [] : [['ticket', text]]));
  return [
    ...pages.map((path) =>
      at(path, {
        addresses: partNear(fc.constant('')).map((part) => (part === '' ? path : `${path}/${part}`)),
        query: ticket,
        heard: async (who: string, { status }: Answer) => {
          if (who === 'staff' && status === 403) await pass.renew();
        },
        isReached: ({ status }: { status: number }) => status === (path === '/404' ? 404 : 200),
      }),
    ),
    at('/favicon.svg'),
    at('/healthz'),
    at('/api/rules'),
    at('/api/bookings', {
      ...{ method: 'POST', body: fc.jsonValue({ maxDepth: 2 }) },
      isReached: ({ status }: { status: number }) => status === 403,
    }),
  ] as Route<never>[];
}
