import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../src/start/options.ts';
import { portList } from '../../../src/start/ports.ts';

describe('the options of npm start', () => {
  test('are the documented ports and .data when nothing is said', async () => {
    const options = await readOptions([], {});
    expect(options?.ports).toEqual(
      Object.fromEntries(Object.entries(portList).map(([name, { byDefault }]) => [name, byDefault])),
    );
    expect(options?.dataFolder).toMatch(/\.data$/);
    expect(options?.host).toBe('127.0.0.1');
    expect(options?.isReset).toBe(false);
  });

  test('take each port from the environment', async () => {
    const options = await readOptions([], { SITE_PORT: '8080' });
    expect(options?.ports.site).toBe(8080);
    expect(options?.ports.cms).toBe(3000);
  });

  test('find different free ports for a second stack, and keep those that are given', async () => {
    const options = await readOptions(['--ports=auto'], { SITE_PORT: '8080' });
    const ports = Object.values(options?.ports ?? {});
    expect(new Set(ports).size).toBe(ports.length);
    expect(options?.ports.site).toBe(8080);
    expect(options?.ports.cms).not.toBe(3000);
  });

  test('say which port is wrong', async () => {
    await expect(readOptions([], { CMS_PORT: 'many' })).rejects.toThrow(
      'CMS_PORT is "many". Give a port number between 1 and 65535, or leave it out.',
    );
  });

  test('refuse what they do not know', async () => {
    await expect(readOptions(['--rest'], {})).rejects.toThrow(`Unknown option '--rest'`);
    await expect(readOptions(['--ports=some'], {})).rejects.toThrow('only --ports=auto is');
  });

  test('are described when help is asked for', async () => {
    expect(await readOptions(['--help'], {})).toBeUndefined();
  });
});
