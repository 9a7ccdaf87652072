import type { APIRoute } from 'astro';
import { localized } from 'shared/languages/localized-text.ts';

const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });

export const GET: APIRoute = ({ locals: { snapshot } }) => {
  const name = localized(snapshot.settings.cafeName);
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: '#0e0912',
    theme_color: '#0e0912',
    icons: [icon(192), icon(512), { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
