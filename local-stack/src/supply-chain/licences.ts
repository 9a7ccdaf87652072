import satisfies from 'spdx-satisfies';
import { called, type LockedPackage } from './lock.ts';

/** Licences that ask for nothing but their text in the notices. SPDX identifiers. */
const allowed = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['Python-2.0', 'Zlib'],
];

interface Exception {
  /** Names of packages. */
  packages: RegExp;
  /** The licence as the package says it; `undefined` where it says none that the lock file could hold. */
  licence: string | undefined;
  /** Why it may be used all the same. */
  reason: string;
}

const exceptions: Exception[] = [
  {
    packages: /^make-plural$/,
    licence: 'Unicode-DFS-2016',
    reason: 'rules of CLDR as functions; asks for its notice alone, which goes into the notices',
  },
  {
    packages: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason:
      'libvips, unmodified, a shared library of its own that anybody can replace; source: its repository',
  },
  {
    packages: /^@img\/sharp-wasm32$/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'the same libvips for machines without a package of their own; in no image',
  },
  {
    packages: /^@img\/sharp-win32-/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: 'the same libvips for Windows; in no image',
  },
  {
    packages: /^lightningcss(-|$)/,
    licence: 'MPL-2.0',
    reason: 'makes style sheets during the build, unmodified; its licence covers its own files alone',
  },
  {
    packages: /^mediabunny$/,
    licence: 'MPL-2.0',
    reason:
      'reads the tracks of MP4 and MOV in the booking service, unmodified; its licence covers its own files alone',
  },
  {
    packages: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'a table of what browsers know, read during the build; its author is named in the notices',
  },
  {
    packages: /^(@fontsource\/(dela-gothic-one|gasoek-one|noto-sans-(jp|sc))|pretendard)$/,
    licence: 'OFL-1.1',
    reason: 'typefaces, which go with every page; nobody sells them by themselves, and they keep their names',
  },
  {
    packages: /^truncate-utf8-bytes$/,
    licence: 'WTFPL',
    reason:
      'allows everything, and refuses no liability in words: for forty lines that cut a text, which Payload uses',
  },
  {
    packages: /^@visx\/vendor$/,
    licence: 'MIT and ISC',
    reason: 'both of them are allowed; the word between them is not written as SPDX asks',
  },
  {
    packages: /^robust-predicates$/,
    licence: 'Unlicense',
    reason: 'public domain; the charts’ package names it, and nothing of it is in what we build',
  },
  {
    packages: /^codec-parser$/,
    licence: 'LGPL-3.0-or-later',
    reason:
      'finds the frames of a FLAC file for its waveform, unmodified, a module of its own that anybody can replace',
  },
  {
    packages: /^combine-errors$/,
    licence: undefined,
    reason: 'MIT by its Readme, which the lock file does not take over',
  },
  {
    packages: /^png-js$/,
    licence: undefined,
    reason: 'MIT by its licence file, which the lock file does not take over',
  },
  {
    packages: /^(busboy|streamsearch)$/,
    licence: undefined,
    reason: 'MIT by their licence files and the old field `licenses`, which the lock file does not take over',
  },
];

function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, allowed);
  } catch {
    // No SPDX expression: “SEE LICENSE IN …”, “UNLICENSED”, a sentence.
    return false;
  }
}

/**
 * Production packages whose licence nobody has looked at, and exceptions that have become unnecessary. What only builds or
 * tests here is not handed on to anybody, and may have any licence.
 */
export function licenceProblems(lock: LockedPackage[], excepted = exceptions): string[] {
  const unlisted = lock.filter(({ dev, license }) => !dev && !(license && isAllowed(license)));
  const covers = (one: LockedPackage) => (exception: Exception) =>
    exception.packages.test(one.name) && exception.licence === one.license;
  return [
    ...unlisted
      .filter((one) => !excepted.some(covers(one)))
      .map(
        (one) =>
          `${called(one)} has the licence ${one.license ?? '(none given)'}: take another package, or say in licences.ts why it may stay`,
      ),
    ...excepted
      .filter((exception) => !unlisted.some((one) => covers(one)(exception)))
      .map(
        ({ packages }) =>
          `${packages.source} is excepted in licences.ts, and nothing needs it: delete it there`,
      ),
  ];
}
