import { describe, expect, test } from 'vitest';
import { runSteps } from '../../../src/start/step-runner.ts';

const step = (id: string, needs: string[], run: () => Promise<void> = async () => undefined) => ({
  id,
  needs,
  run,
});

describe('steps', () => {
  test('wait for what they need, and run once however many need them', async () => {
    const order: string[] = [];
    const noting = (id: string, needs: string[]) => step(id, needs, async () => void order.push(id));
    await runSteps([
      noting('site', ['cms', 'booking']),
      noting('cms', ['db']),
      noting('booking', ['db']),
      noting('db', []),
    ]);
    expect(order).toEqual(['db', 'cms', 'booking', 'site']);
  });

  test('run side by side when they do not need each other', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const frees = step('frees', [], async () => resolve(undefined));
    await runSteps([step('waits', [], () => promise), frees]);
  });

  test('never start when what they need has failed', async () => {
    let hasRun = false;
    const failing = step('db', [], async () => Promise.reject(new Error('no database')));
    const waiting = step('cms', ['db'], async () => void (hasRun = true));
    await expect(runSteps([failing, waiting])).rejects.toThrow('no database');
    expect(hasRun).toBe(false);
  });

  test('that wait for each other, or for what does not exist, are refused by name', async () => {
    await expect(runSteps([step('a', ['b']), step('b', ['a'])])).rejects.toThrow('a → b → a');
    await expect(runSteps([step('a', ['ghost'])])).rejects.toThrow('a needs ghost, which is no step.');
  });
});
