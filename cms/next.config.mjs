import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import { cmsDataPolicy, cmsSecurityHeaders, transportSecurityHeaders } from 'shared/http/security-headers.ts';

// The workspace root: `shared` and the hoisted packages lie above this folder.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const asList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
const behindTls = { type: 'header', key: 'x-forwarded-proto', value: 'https' };
const everyPath = '/:path*';
/** Pages get a policy for each answer: src/proxy.ts. */
const whatIsNoPage = '/((?!admin(?:/|$)).*)';

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Set for the container image, which takes only the files that the server needs.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  transpilePackages: ['shared'],
  // Has one registry for all that the process counts.
  serverExternalPackages: ['prom-client'],
  // `npm run typecheck` checks the types; the build, which every first start waits for, need not do it again.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root },
  // Nobody reads them, and a fifth of the build's time went into them.
  experimental: { turbopackSourceMaps: false, turbopackInputSourceMaps: false },
  outputFileTracingRoot: root,
  headers: async () => [
    { source: everyPath, headers: asList(cmsSecurityHeaders) },
    { source: whatIsNoPage, headers: asList({ 'content-security-policy': cmsDataPolicy }) },
    { source: everyPath, has: [behindTls], headers: asList(transportSecurityHeaders) },
  ],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  rewrites: async () => ({ beforeFiles: [{ source: '/api/health', destination: '/healthz' }] }),
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
