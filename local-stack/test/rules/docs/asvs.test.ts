import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const root = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const level = z.union([z.literal(1), z.literal(2)]);
/** What is met names what shows it: a file, or words in it. What is not, says why. */
const requirement = z.union([
  z.strictObject({ level, met: z.string().min(3), shown: z.array(z.string()).min(1) }),
  z.strictObject({ level, absent: z.string().min(3) }),
  z.strictObject({ level, unmet: z.string().min(3) }),
]);
const requirements = z
  .record(z.string().regex(/^\d+\.\d+\.\d+$/), requirement)
  .parse(parse(read('docs/asvs.yaml')));
const all = Object.entries(requirements);

/** How many the standard has of each level, without the third. */
const standard = { 1: 70, 2: 183 };

describe.each([1, 2] as const)('level %i of the standard', (which) => {
  const ofLevel = all.filter(([, { level }]) => level === which);
  const applying = ofLevel.filter(([, answer]) => !('absent' in answer));
  const unmet = applying.filter(([, answer]) => 'unmet' in answer).map(([id]) => id);

  it('is answered whole', () => expect(ofLevel).toHaveLength(standard[which]));

  it('is met as far as we say', () => {
    if (which === 1) expect(unmet).toEqual([]);
    else expect(unmet.length / applying.length).toBeLessThan(0.05);
  });
});

test('what shows that a requirement is met is there: a file, and the words in it', () => {
  const shown = all.flatMap(([id, answer]) =>
    'shown' in answer ? answer.shown.map((at) => ({ id, at })) : [],
  );
  const missing = shown.filter(({ at }) => {
    const [path = '', words] = at.split('#');
    const isFile = existsSync(new URL(path, root)) && statSync(new URL(path, root)).isFile();
    return !isFile || (words !== undefined && !read(path).includes(words));
  });
  expect(missing).toEqual([]);
});
