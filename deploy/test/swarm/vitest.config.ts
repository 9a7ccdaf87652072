import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By name and not by how long each took last time: what a proof leaves behind is then the same in every run. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId));
  }
}

/** `npm run test:swarm`: proofs on three machines, one after the other, since each does something to them. */
export default defineConfig({
  test: {
    name: 'swarm',
    root: import.meta.dirname,
    include: ['*.proof.ts'],
    fileParallelism: false,
    sequence: { sequencer: ByName },
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 180_000, interval: 1_000 } },
  },
});
