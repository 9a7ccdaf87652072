import { called, type LockedPackage } from './lock.ts';

/**
 * Packages for other machines than Linux on x64 that the registry did not serve when they were locked: npm takes whatever a
 * registry gives for them. All are optional, and images for x64 hold none. An installation on such a machine writes the hash
 * into the lock file; commit it, and take the name from this list.
 */
const withoutIntegrity = [
  ...['android-arm64', 'darwin-arm64', 'darwin-x64', 'linux-arm64-gnu', 'linux-arm64-musl'].map(
    (machine) => `@astrojs/compiler-binding-${machine}`,
  ),
  ...['wasm32-wasi', 'win32-arm64-msvc', 'win32-x64-msvc'].map(
    (machine) => `@astrojs/compiler-binding-${machine}`,
  ),
  ...['darwin-arm64', 'darwin-x64', 'win32-arm64-msvc', 'win32-x64-msvc'].map(
    (machine) => `@next/swc-${machine}`,
  ),
  ...['android-arm64', 'darwin-arm64', 'darwin-x64', 'freebsd-x64', 'linux-arm-gnueabihf'].map(
    (machine) => `@tailwindcss/oxide-${machine}`,
  ),
  ...['wasm32-wasi', 'win32-arm64-msvc', 'win32-x64-msvc'].map((machine) => `@tailwindcss/oxide-${machine}`),
];

const strong = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** What keeps the lock file from saying exactly which bytes are installed, from whichever registry. */
export function integrityProblems(lock: LockedPackage[], excepted = withoutIntegrity): string[] {
  const gaps = lock.filter(({ integrity }) => integrity === undefined);
  return [
    ...lock
      .filter(({ resolved }) => resolved !== undefined)
      .map((one) => `${called(one)} names an address: install with omit-lockfile-registry-resolved (.npmrc)`),
    ...gaps
      .filter(({ name, optional }) => !excepted.includes(name) || !optional)
      .map((one) => `${called(one)} has no integrity: install it again from a registry that serves it`),
    ...lock
      .filter(({ integrity }) => integrity !== undefined && !strong.test(integrity))
      .map((one) => `${called(one)} has a hash that is not SHA-512`),
    ...excepted
      .filter((name) => !gaps.some((one) => one.name === name))
      .map((name) => `${name} is excepted in integrity.ts and needs no exception any more: delete it there`),
  ];
}
