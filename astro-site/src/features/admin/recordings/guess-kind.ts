import { addOnIds } from 'shared/content/rule-words.ts';
import type { RecordingKind } from 'shared/recordings/recordings.ts';
import { foldForSearch } from 'shared/typed/search.ts';

/** What studios call their files. The first that fits counts: "vocal mix" is the mix. Words that songs are called by are no sign. */
const signs: readonly [RegExp, RecordingKind][] = [
  [/\.(mp4|m4v|mov)$/, 'video'],
  [/\bmix(ed|down)?\b|\bmaster(ed)?\b|믹스|믹싱|마스터/, 'mix'],
  [/무반주/, 'vocals'],
  [/\bmr\b|\bar\b|\bbacking\b|\binst(r|rumental)?\b|반주/, 'with-backing'],
  [/\bvoc(al|als|s)?\b|\bvox\b|\bdry\b|a ?cappella|acapella|보컬|목소리/, 'vocals'],
];

/** `isSaid`: its name says so; otherwise somebody has to look. */
interface Guess<What> {
  what: What;
  isSaid: boolean;
}

/** What is known of a singer when another file of theirs is chosen. */
interface SingerSoFar {
  /** Kinds that are there or chosen already. */
  kinds: readonly RecordingKind[];
  addOnIds: readonly number[];
}

/**
 * What a file probably is, by its name; staff see it and may choose another. Where the name says nothing, the first file of a
 * singer is the vocals and the second the version with the backing track, as they come out of the booth; then comes what was ordered.
 */
export function guessKind(fileName: string, singer: SingerSoFar): Guess<RecordingKind> {
  const words = fileName
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[_\-+()[\]]/g, ' ');
  for (const [sign, what] of signs) if (sign.test(words)) return { what, isSaid: true };
  return { what: next(singer), isSaid: false };
}

function next({ kinds, addOnIds: ordered }: SingerSoFar): RecordingKind {
  if (!kinds.includes('vocals')) return 'vocals';
  if (!kinds.includes('with-backing')) return 'with-backing';
  return ordered.includes(addOnIds.mixing) && !kinds.includes('mix') ? 'mix' : 'other';
}

/** Whose file it probably is: whoever's name it bears, else the one whose card is open. */
export function guessSinger<One extends { id: string; name: string }>(
  fileName: string,
  singers: readonly One[],
  otherwise: string,
): Guess<string> {
  const named = singers.filter(
    ({ name }) => name !== '' && foldForSearch(fileName).includes(foldForSearch(name)),
  );
  const [only] = named;
  if (named.length === 1 && only) return { what: only.id, isSaid: true };
  return { what: otherwise, isSaid: singers.length === 1 };
}
