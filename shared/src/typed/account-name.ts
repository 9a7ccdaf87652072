import { plainCharacters } from './text.ts';

/** The scripts that are written together: Japanese, Chinese with its phonetic letters, Korean, each with Latin. */
const together = [
  ['Latn', 'Hani', 'Hira', 'Kana'],
  ['Latn', 'Hani', 'Bopo'],
  ['Latn', 'Hani', 'Hang'],
].map(
  (scripts) =>
    new RegExp(
      `^[${scripts.map((script) => `\\p{scx=${script}}`).join('')}\\p{Script=Zyyy}\\p{Script=Zinh}]*$`,
      'u',
    ),
);

const others = [
  'Cyrl',
  'Grek',
  'Armn',
  'Hebr',
  'Arab',
  'Thai',
  'Deva',
  'Geor',
  'Ethi',
  'Khmr',
  'Mymr',
  'Laoo',
  'Mong',
  'Beng',
  'Taml',
  'Telu',
  'Sinh',
];
const alone = others.map(
  (script) => new RegExp(`^[\\p{scx=${script}}\\p{Script=Zyyy}\\p{Script=Zinh}]*$`, 'u'),
);

/** A name of an account as it is kept and looked up. */
export const cleanAccountName = plainCharacters;

/** Whether there is something in a name that nobody sees. */
export const holdsUnseen = (typed: string): boolean =>
  plainCharacters(typed) !== typed.normalize('NFKC').trim();

/** Whether a name mixes letters of scripts that nobody writes together, so that it looks like another name (UTS 39, highly restrictive). */
export const mixesScripts = (name: string): boolean =>
  ![...together, ...alone].some((script) => script.test(name));

/** A password as it is hashed: the same whichever keyboard wrote it (NIST SP 800-63B). */
export const cleanPassword = (typed: string): string => typed.normalize('NFC');
