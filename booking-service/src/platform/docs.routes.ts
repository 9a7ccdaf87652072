import { fileURLToPath } from 'node:url';
import express from 'express';
import type { Router } from 'express';
import { everybody, taggedRouter } from './routes.ts';

const swaggerFolder = fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist/package.json')));
const served = ['/swagger-ui.css', '/swagger-ui-bundle.js'];
const ONE_HOUR_MS = 3_600_000;

/** The page runs our own files only; its widgets set inline styles. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Booking API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const startScript = `window.SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });\n`;

/** `/api/openapi.json` and a page to read it and try it at `/api/docs`. */
export function docsRoutes(documentText: () => Promise<Buffer>): Router {
  const { router, route } = taggedRouter('Documentation');
  route('GET /api/openapi.json', everybody, {
    handle: async ({ res }) => void res.type('json').send(await documentText()),
  });
  route('GET /api/docs', everybody, {
    handle: ({ res }) =>
      void res.set('Content-Security-Policy', contentSecurityPolicy).type('html').send(page),
  });
  route('GET /api/docs/start.js', everybody, {
    handle: ({ res }) => void res.type('js').send(startScript),
  });
  const files = express.static(swaggerFolder, { index: false, maxAge: ONE_HOUR_MS });
  router.use('/api/docs', (req, res, next) => {
    if (!served.includes(req.path)) return next();
    res.removeHeader('Cache-Control');
    return files(req, res, next);
  });
  return router;
}
