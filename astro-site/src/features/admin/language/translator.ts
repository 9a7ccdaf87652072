/** A sentence, or one with parts that change. */
export type Sentence = string | ((...parts: string[]) => string);

const bareOf = (text: string) => text.replace(/\.$/, '');
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const partsOf = (sentence: Sentence) => (typeof sentence === 'string' ? 0 : sentence.length);

/** What matches every sentence that it makes, and finds the parts. */
function patternOf(sentence: Sentence): RegExp {
  if (typeof sentence === 'string') return new RegExp(`^${escaped(bareOf(sentence))}$`);
  const places = Array.from({ length: partsOf(sentence) }, (_, place) => `\u0001${place}\u0001`);
  const text = escaped(bareOf(sentence(...places)));
  return new RegExp(`^${text.replaceAll(/\u0001\d\u0001/g, '(.+?)')}$`, 's');
}

/**
 * Says in another language what `said` says. Names, numbers and times stay as they are.
 *
 * @returns the same sentence by its translation, whether a full stop ends it or not; undefined for what is not known
 */
export function translator<Key extends string>(
  said: Readonly<Record<Key, Sentence>>,
  translations: Readonly<Record<Key, Sentence>>,
): (sentence: string) => string | undefined {
  const keys = Object.keys(said) as Key[];
  // One without parts is meant before any other that would fit.
  const known = keys
    .toSorted((one, other) => partsOf(said[one]) - partsOf(said[other]))
    .map((key) => ({ pattern: patternOf(said[key]), translation: translations[key] }));
  return (sentence) => {
    const bare = bareOf(sentence);
    for (const { pattern, translation } of known) {
      const found = pattern.exec(bare);
      if (found) return typeof translation === 'string' ? translation : translation(...found.slice(1));
    }
    return undefined;
  };
}
