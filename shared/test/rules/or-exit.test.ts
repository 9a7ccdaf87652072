import { expect, test } from 'vitest';
import { ConfigError } from '../../src/configuration/environment.ts';
import { orExit } from '../../src/configuration/or-exit.ts';

/** A program whose end the test can see. */
function program() {
  const written: string[] = [];
  return {
    written,
    env: { PORT: '80' },
    stderr: { write: (text: string) => written.push(text) },
    exit: (code: number): never => {
      throw new Error(`ended with ${code}`);
    },
  };
}

test('a complete environment is handed on', () => {
  expect(orExit(program(), 'publisher', ({ PORT }) => PORT)).toBe('80');
});

test('a configuration that is wrong ends the program with its name and what to put', () => {
  const ended = program();
  const read = () => {
    throw new ConfigError('CMS_URL is missing: put the address of the CMS');
  };
  expect(() => orExit(ended, 'publisher', read)).toThrow('ended with 1');
  expect(ended.written).toEqual([
    'The publisher cannot start:\nCMS_URL is missing: put the address of the CMS\n',
  ]);
});

test('a mistake of our own is not taken for a wrong configuration', () => {
  const broken = program();
  const read = () => {
    throw new TypeError('no such thing');
  };
  expect(() => orExit(broken, 'publisher', read)).toThrow('no such thing');
  expect(broken.written).toEqual([]);
});
