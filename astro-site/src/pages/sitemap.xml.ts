import type { APIRoute } from 'astro';
import { indexedPaths } from '../lib/indexed-paths.ts';

export const GET: APIRoute = ({ locals: { settings } }) => {
  const urls = indexedPaths.map((path) => `<url><loc>${settings.siteOrigin}${path}</loc></url>`).join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
