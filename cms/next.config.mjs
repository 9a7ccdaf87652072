import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

// The workspace root: `shared` and the hoisted packages lie above this folder.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const securityHeaders = [
  { key: 'Content-Security-Policy', value: "frame-ancestors 'self'; object-src 'none'; base-uri 'self'" },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  transpilePackages: ['shared'],
  // `npm run typecheck` checks the types; the build, which every first start waits for, need not do it again.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root },
  outputFileTracingRoot: root,
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  rewrites: async () => ({ beforeFiles: [{ source: '/api/health', destination: '/healthz' }] }),
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
