import { defineConfig } from 'vitest/config';

/** `npm run test:swarm`: proofs on three machines, one after the other, since each does something to them. */
export default defineConfig({
  test: {
    name: 'swarm',
    root: import.meta.dirname,
    include: ['*.proof.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 180_000, interval: 1_000 } },
  },
});
