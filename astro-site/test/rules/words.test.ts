import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locale } from 'shared/languages/localized-text.ts';
import { describe, expect, test } from 'vitest';
import { holdsEnglish } from '../support/same-everywhere.ts';

const house = join(import.meta.dirname, '../../..');

/** Folders that hold a feature's words in every language. */
const rooms: string[] = [];
for await (const file of glob('{astro-site,shared}/src/**/words/en.ts', { cwd: house }))
  rooms.push(dirname(file));

/** Letters that the others write with. */
const foreign: Record<Exclude<Locale, 'en'>, RegExp> = {
  ko: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /[\p{Script=Hangul}\p{Script=Hiragana}]/u,
  ja: /\p{Script=Hangul}/u,
};
const others = Object.keys(foreign) as (keyof typeof foreign)[];
const narrowPunctuation = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.?!;:()]/u;

/** Korean beside another language; and what stands between two sentences, which some write together. */
const isAccent = ([name]: Said) => /accent$/i.test(name);
const mayBeEmpty = (said: Said) => isAccent(said) || said[0] === 'joint';

type Said = [name: string, text: string];

/** Every message with its name. */
function messagesIn(words: unknown, name = ''): Said[] {
  if (typeof words === 'string') return [[name, words]];
  if (typeof words === 'function')
    return messagesIn(filledIn(words as (...values: unknown[]) => unknown), name);
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => messagesIn(value, name ? `${name}.${key}` : key));
}

/** A message with a figure in each place; nothing of those that are told more than texts and numbers. */
function filledIn(message: (...values: unknown[]) => unknown): unknown {
  try {
    // Reads as "7" in a sentence and can be joined as a list.
    return message(...Array.from({ length: message.length }, () => ['7']));
  } catch {
    return undefined;
  }
}

async function messagesOf(room: string, locale: Locale): Promise<Said[]> {
  const { words } = (await import(join(house, room, `${locale}.ts`))) as { words: unknown };
  return messagesIn(words);
}

describe.each(rooms.sort())('%s', (room) => {
  test.each(others)('says everything in %s, and nothing in another language', async (locale) => {
    const english = new Map(await messagesOf(room, 'en'));
    const messages = await messagesOf(room, locale);
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter(([, text]) => holdsEnglish(text))).toEqual([]);
    expect(
      messages.filter((said) => said[1] === '' && english.get(said[0]) !== '' && !mayBeEmpty(said)),
    ).toEqual([]);
    const own = messages.filter((said) => !isAccent(said));
    expect(own.filter(([, text]) => foreign[locale].test(text))).toEqual([]);
    if (locale !== 'ko') expect(own.filter(([, text]) => narrowPunctuation.test(text))).toEqual([]);
  });
});
