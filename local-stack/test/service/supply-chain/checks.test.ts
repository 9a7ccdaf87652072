import { expect, test } from 'vitest';
import {
  type AdvisoriesFile,
  type Advisory,
  advisoryProblems,
} from '../../../src/supply-chain/advisories.ts';
import { integrityProblems } from '../../../src/supply-chain/integrity.ts';
import { licenceProblems } from '../../../src/supply-chain/licences.ts';
import type { LockedPackage } from '../../../src/supply-chain/lock.ts';

const locked = (over: Partial<LockedPackage> = {}): LockedPackage => ({
  place: 'node_modules/left-pad',
  name: 'left-pad',
  version: '1.3.0',
  integrity: `sha512-${'A'.repeat(86)}==`,
  license: 'MIT',
  link: false,
  dev: false,
  optional: false,
  ...over,
});

test('every package is locked with the hash of its bytes and without an address', () => {
  const problems = (over: Partial<LockedPackage>) => integrityProblems([locked(over)], []);
  expect(problems({})).toEqual([]);
  expect(problems({ integrity: undefined })).toEqual([
    'left-pad@1.3.0 has no integrity: install it again from a registry that serves it',
  ]);
  expect(problems({ integrity: 'sha1-jcIMi1bDRmVu9+cYVB2fdGvtJDk=' })).toEqual([
    'left-pad@1.3.0 has a hash that is not SHA-512',
  ]);
  expect(problems({ resolved: 'https://registry.example/left-pad.tgz' })[0]).toMatch(/names an address/);
});

test('a package for another machine may lack its hash when it is named, and only as long as it does', () => {
  const gap = { integrity: undefined, optional: true };
  expect(integrityProblems([locked(gap)], ['left-pad'])).toEqual([]);
  expect(integrityProblems([locked({ ...gap, optional: false })], ['left-pad'])).toHaveLength(1);
  expect(integrityProblems([locked()], ['left-pad'])[0]).toMatch(/needs no exception any more/);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE.md', false],
  [undefined, false],
])('a production package under %s may be used: %s', (license, mayBeUsed) => {
  expect(licenceProblems([locked({ license })], [])).toHaveLength(mayBeUsed ? 0 : 1);
  // What is never handed on to anybody may have any licence.
  expect(licenceProblems([locked({ license, dev: true })], [])).toEqual([]);
});

test('an exception holds for its package and the licence that was read, and goes when nothing needs it', () => {
  const exception = { packages: /^left-pad$/, licence: 'WTFPL', reason: 'twenty lines' };
  expect(licenceProblems([locked({ license: 'WTFPL' })], [exception])).toEqual([]);
  expect(licenceProblems([locked({ license: 'GPL-3.0-only' })], [exception])).toEqual([
    'left-pad@1.3.0 has the licence GPL-3.0-only: take another package, or say in licences.ts why it may stay',
    '^left-pad$ is excepted in licences.ts, and nothing needs it: delete it there',
  ]);
});

const advisory: Advisory = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'left-pad',
  severity: 'high',
  title: 'Pads for ever',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  range: '>=1.0.0 <1.3.1',
};
const known: AdvisoriesFile = { askedAt: null, source: 'a test', advisories: [advisory], accepted: [] };
const today = '2026-11-22';

test('a locked version in the range of an advisory is a fault, at whichever place it is', () => {
  const nested = locked({ place: 'node_modules/pad/node_modules/left-pad', dev: true });
  expect(advisoryProblems([locked({ version: '1.3.1' }), nested], known, today)).toEqual([
    'left-pad@1.3.0 has a known fault (GHSA-aaaa-bbbb-cccc, high: Pads for ever; https://github.com/advisories/GHSA-aaaa-bbbb-cccc): update it',
  ]);
  expect(advisoryProblems([locked({ version: '1.3.1-beta.2' })], known, today)).toHaveLength(1);
  expect(advisoryProblems([locked({ name: 'right-pad' })], known, today)).toEqual([]);
});

test('an accepted fault is accepted to the end of its last day, and only while it hits', () => {
  const accepted = { id: advisory.id, reason: 'nothing here is padded by strangers', until: today };
  const file = { ...known, accepted: [accepted] };
  expect(advisoryProblems([locked()], file, today)).toEqual([]);
  expect(advisoryProblems([locked()], file, '2026-11-23')).toEqual([
    expect.stringMatching(/^left-pad@1.3.0 has a known fault/),
    'GHSA-aaaa-bbbb-cccc was accepted until 2026-11-22: update the package, or decide anew',
  ]);
  expect(advisoryProblems([], file, today)).toEqual([
    'GHSA-aaaa-bbbb-cccc is accepted in advisories.json and hits nothing any more: delete it there',
  ]);
});
