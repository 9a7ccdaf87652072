import type { APIRoute } from 'astro';

/** Pages that are not to be indexed say so themselves; a crawler that may not read them could not know. */
export const GET: APIRoute = ({ locals: { settings } }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${settings.siteOrigin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
