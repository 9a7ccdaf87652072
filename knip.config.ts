import type { KnipConfig } from 'knip';

/**
 * `npm run unused`: finds files, exports and packages that nobody uses. Programs that something else starts by their path
 * are entries here; tests, pages, routes and whatever scripts and configurations name is found without being listed.
 */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'bench/next-rival/{app/**/*.tsx,app/**/*.ts,next.config.mjs}',
        'deploy/images/*.ts',
        'deploy/test/{run,playwright.config}.ts',
        'deploy/test/**/*.spec.ts',
        'deploy/test/*.test.ts',
        'deploy/test/observability/{run,vitest.config}.ts',
        'deploy/test/observability/*.live.ts',
        'deploy/test/swarm/{run,vitest.config}.ts',
        'deploy/test/swarm/*.proof.ts',
      ],
      ignoreDependencies: [
        // Payload's database adapter requires it without declaring it.
        'drizzle-kit',
        // The rival in bench/next-rival is built with those of the CMS.
        ...['next', 'react'],
        // deploy/images/trace.ts runs where the packages of one workspace are installed, so those declare it.
        '@vercel/nft',
      ],
      // Of the machine: makes the certificates of the rehearsed production; asks the running product.
      ignoreBinaries: ['openssl', 'prometheus'],
    },
    // Every module of `shared` can be imported by its name; what no other workspace imports is to be found all the same.
    shared: { includeEntryExports: true },
    'booking-service': {
      entry: [
        'bench/**/*.ts',
        'test/harness/copy.main.ts',
        'test/rules/recordings/content/corpus/make.main.ts',
        'test/**/*.{proof,pooled}.ts',
      ],
      // Of the machine: says what the files of the corpus are when they are made.
      ignoreBinaries: ['ffprobe'],
    },
    'astro-site': {
      entry: [
        'e2e/{pages,journeys}/playwright.config.ts',
        'e2e/**/*.spec.ts',
        'e2e/pages/release.ts',
        'server/*/main.ts',
        'src/lib/after-first-paint.ts',
        'bench/*.ts',
        'test/serve-sample.ts',
      ],
      ignoreDependencies: ['@vercel/nft'],
    },
    cms: {
      entry: [
        'bench/*/{main,tables}.ts',
        'src/commands/*.ts',
        'src/payload.config.ts',
        'src/app/(payload)/admin/importMap.js',
        'test/proofs/upgrades/{release.main,cms-side-by-side.proof}.ts',
      ],
      project: ['**/*.{ts,tsx,js,mjs}', '!src/generated/payload-types.ts', '!src/migrations/2*.ts'],
      // Reading the configuration would need the keys of a running CMS.
      payload: false,
      ignoreDependencies: ['@vercel/nft'],
    },
    'local-stack': {
      entry: [
        'src/{mail-catcher,payment-simulator,postgres,start}/main.ts',
        'src/start/{clear-up,privacy,seed-bookings}.ts',
        'src/testing/{run-layers,build,pooled,unhandled-errors}.ts',
        'test/faults/{run,*.faults}.ts',
        'src/payment-simulator/sdk/v1.js',
        'test/service/postgres/orphan.ts',
      ],
      // Read as a file: its schemas say what a valid bill of materials is.
      ignoreDependencies: ['@cyclonedx/cyclonedx-library'],
    },
  },
};

export default config;
