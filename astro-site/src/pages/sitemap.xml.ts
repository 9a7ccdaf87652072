import type { APIRoute } from 'astro';
import { addressIn } from 'shared/languages/addresses.ts';
import { locales } from 'shared/languages/localized-text.ts';
import { indexedPaths } from '../lib/indexed-paths.ts';
import { alternatesOf } from '../lib/language/alternates.ts';

export const GET: APIRoute = ({ locals: { settings } }) => {
  const urls = indexedPaths.flatMap((page) => {
    const links = alternatesOf(page, settings.siteOrigin)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
      .join('');
    return locales.map(
      (locale) => `<url><loc>${settings.siteOrigin}${addressIn(locale, page)}</loc>${links}</url>`,
    );
  });
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${urls.join('')}</urlset>`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
