/** What mail programs turn into a link or an address: a scheme, "www.", an @, or a dot before two letters or a digit. */
const linkLike = /:\/\/|\bwww\b|@|\/\/|[\p{L}\p{N}]\s?[.](?:[\p{L}\p{M}]{2}|\p{N})/iu;
const dots = /[。．｡]/g;

/**
 * Whether a name holds something that leads elsewhere. Names are read in every script, initials too; only a dot before a
 * longer word needs a space after it ("Dr. Kim"), because "Dr.Kim" is a link to many mail programs.
 */
export function holdsLink(name: string): boolean {
  return linkLike.test(name.normalize('NFKC').replace(dots, '.'));
}

const LONGEST_GREETING = 50;
const MOST_WORDS = 6;
/** Letters and marks of any script, and what stands between the parts of names. */
const nameOnly = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}\p{Pd}.,'’‘ʻ`׳״·・•‧()（）\u200c\u200d]*$/u;

/**
 * A name as a mail may say it that a stranger had sent to any address; null for a text that is more than a name: with
 * digits or signs in it, or as long as a sentence.
 */
export function plainName(name: string): string | null {
  const isName = nameOnly.test(name) && !holdsLink(name);
  const isShort = name.length <= LONGEST_GREETING && name.split(/\s+/).length <= MOST_WORDS;
  return isName && isShort ? name : null;
}
