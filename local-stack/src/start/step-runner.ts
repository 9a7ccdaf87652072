export interface Step {
  id: string;
  needs: string[];
  run: () => Promise<void>;
}

/**
 * Runs every step as soon as all it needs is done, in parallel where possible. The first failure rejects; steps that
 * wait for a failed one never start.
 */
export async function runSteps(steps: Step[]): Promise<void> {
  const runs = new Map<string, Promise<void>>();
  const runOf = (id: string, chain: string[]): Promise<void> => {
    if (chain.includes(id)) throw new Error(`Steps wait for each other: ${[...chain, id].join(' → ')}.`);
    const step = steps.find((candidate) => candidate.id === id);
    if (!step) throw new Error(`${chain.at(-1)} needs ${id}, which is no step.`);
    const known = runs.get(id);
    if (known) return known;
    const run = Promise.all(step.needs.map((need) => runOf(need, [...chain, id]))).then(step.run);
    runs.set(id, run);
    return run;
  };
  await Promise.all(steps.map((step) => runOf(step.id, [])));
}
