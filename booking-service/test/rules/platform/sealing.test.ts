import { expect, test } from 'vitest';
import { createSealing } from '../../../src/platform/sealing.ts';

const sealing = createSealing('a-long-secret-that-seals-what-is-kept-01');

test('what is sealed is read again by its owner alone, under the same key', () => {
  const sealed = sealing.seal('secret', 'one');
  expect(sealed.toString('latin1')).not.toContain('secret');
  expect(sealing.unseal(sealed, 'one')).toBe('secret');
  expect(sealing.unseal(sealed, 'another')).toBeUndefined();
  expect(createSealing('a-long-secret-that-seals-what-is-kept-02').unseal(sealed, 'one')).toBeUndefined();
});

test('no two look alike, and none that was changed is read', () => {
  const sealed = sealing.seal('secret', 'one');
  expect(sealing.seal('secret', 'one').equals(sealed)).toBe(false);
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(sealing.unseal(changed, 'one')).toBeUndefined();
  }
  expect(sealing.unseal(Buffer.from('short'), 'one')).toBeUndefined();
});
