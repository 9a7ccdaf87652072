import type { RecordingKind } from 'shared/recordings/recordings.ts';

/** What studios call their files. The first that fits counts: "vocal mix" is the mix. */
const signs: readonly [RegExp, RecordingKind][] = [
  [/\.(mp4|m4v|mov)$|\bvideo\b|영상/, 'video'],
  [/\bmix(ed|down)?\b|\bmaster(ed)?\b|믹스|믹싱|마스터/, 'mix'],
  [/\bmr\b|\bar\b|back(ing)?\b|\binst(r|rumental)?\b|\bwith\b|반주/, 'with-backing'],
  [/\bvoc(al|als|s)?\b|\bvox\b|\bdry\b|a ?cappella|acapella|\bsolo\b|보컬|목소리|무반주/, 'vocals'],
];

/**
 * What a file probably is, by its name; staff see it and may choose another. Where the name says nothing, the first file of a
 * singer is the vocals and the second the version with the backing track, as they come out of the booth.
 *
 * @param before kinds of the same singer that are there or chosen already
 */
export function guessKind(fileName: string, before: readonly RecordingKind[]): RecordingKind {
  const words = fileName.toLowerCase().replaceAll(/[_\-+()[\]]/g, ' ');
  for (const [sign, kind] of signs) if (sign.test(words)) return kind;
  if (!before.includes('vocals')) return 'vocals';
  return before.includes('with-backing') ? 'other' : 'with-backing';
}

/** Whose file it probably is: whoever's name it bears, else the one whose card is open. */
export function guessSinger<One extends { id: string; name: string }>(
  fileName: string,
  singers: readonly One[],
  otherwise: string,
): string {
  const named = singers.filter(
    ({ name }) => name !== '' && fileName.toLowerCase().includes(name.toLowerCase()),
  );
  return named.length === 1 && named[0] ? named[0].id : otherwise;
}
