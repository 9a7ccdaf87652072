import path from 'node:path';
import { fileURLToPath } from 'node:url';

// The hoisted packages and `shared` lie above this folder.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  transpilePackages: ['shared'],
  typescript: { ignoreBuildErrors: true },
  turbopack: { root },
  outputFileTracingRoot: root,
};
