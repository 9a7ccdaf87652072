import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from 'shared/languages/localized-text.ts';
import * as z from 'zod';
import { WORDS_FILE } from './build.ts';

const wordsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Knows which script holds the words of a language, in place of the English ones that the code imports (build/page-words.ts). */
export async function openPageWords(buildDir: string) {
  const words = wordsSchema.parse(JSON.parse(await readFile(join(buildDir, WORDS_FILE), 'utf8')));
  const english = new Map(
    Object.entries(words).flatMap(([name, others]) => Object.values(others).map((other) => [other, name])),
  );

  return {
    /** What stands for a script on a page of this language: itself, unless it holds words. */
    inLanguage: (script: string, locale: Locale): string => words[script]?.[locale] ?? script,

    /**
     * The import map that a page says first, with its source for the content security policy; nothing on an English page.
     *
     * @param scripts names of all that the page may load, in its language
     */
    importMap(scripts: readonly string[], locale: Locale): { element: string; hashes: string[] } {
      const pairs = scripts.flatMap((script) => {
        const name = english.get(script);
        return name === undefined ? [] : [[`/_astro/${name}`, `/_astro/${script}`] as const];
      });
      if (locale === 'en' || pairs.length === 0) return { element: '', hashes: [] };
      const map = JSON.stringify({ imports: Object.fromEntries(pairs) });
      const hash = createHash('sha256').update(map).digest('base64');
      return { element: `<script type="importmap">${map}</script>`, hashes: [`'sha256-${hash}'`] };
    },
  };
}
