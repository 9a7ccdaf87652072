import type { Call } from '../world/calls.ts';
import type { Simulator } from './simulator-context.ts';

/** Keeps a call waiting until the control API lets it go. The caller may hang up meanwhile; the work still goes on. */
export function holdCall(sim: Simulator, call: Call): Promise<void> {
  sim.world.calls.update(call, { state: 'held' });
  return new Promise((resolve) => {
    sim.heldCalls.set(call, () => {
      sim.heldCalls.delete(call);
      sim.world.calls.update(call, { state: 'running' });
      resolve();
    });
  });
}
