import type { Locale } from 'shared/languages/localized-text.ts';
import { cut, familyFor } from './faces.usecase.ts';
import type { Weight } from './faces.usecase.ts';

/** A text of the card, and the name under which its face is known to the page; null where no face has all of its letters. */
export interface Line {
  text: string;
  weight: Weight;
  face: string | null;
}

/**
 * Finds faces for texts, and cuts them to the letters that these need.
 *
 * @returns the texts in their order, and the files by face
 */
export async function setInFaces(
  texts: readonly Pick<Line, 'text' | 'weight'>[],
  locale: Locale,
): Promise<{ lines: Line[]; faces: ReadonlyMap<string, Buffer> }> {
  const families = await Promise.all(texts.map(({ text }) => familyFor(text, locale)));
  const lines = texts.map(({ text, weight }, place): Line => {
    const family = families[place];
    return { text, weight, face: family ? `${family} ${weight}` : null };
  });
  const letters = new Map<string, string>();
  for (const { text, face } of lines) if (face) letters.set(face, (letters.get(face) ?? '') + text);
  const faces = new Map<string, Buffer>();
  for (const [place, { face, weight }] of lines.entries()) {
    const family = families[place];
    // The dots are for what is too long.
    if (face && family && !faces.has(face))
      faces.set(face, await cut(family, weight, `${letters.get(face) ?? ''}…`));
  }
  return { lines, faces };
}
