import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { locales, type Locale } from 'shared/languages/localized-text.ts';
import type { Plugin } from 'vite';
import { WORDS_FILE } from '../server/publisher/build.ts';

/** By name of a script of English words, by language: names in `_astro/`. */
type WordsOfPages = Record<string, Record<string, string>>;

/**
 * Browsers get the words of one language. In their build, `words/words.ts` of a feature is its English file, a script of its own
 * beside one for each other language; an import map of the page puts the right one in its place
 * (server/publisher/page-words.ts). So the site is built once for all languages, and nobody loads words they do not read.
 */
export function pageWords(): AstroIntegration {
  const words: WordsOfPages = {};
  return {
    name: 'page-words',
    hooks: {
      'astro:config:setup': ({ updateConfig }) =>
        void updateConfig({ vite: { plugins: [inOneLanguage(words)] } }),
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL(`../${WORDS_FILE}`, dir), JSON.stringify(words));
      },
    },
  };
}

const scriptOfWords = /^\.\/words-[\w.-]+\.js$/;

function inOneLanguage(words: WordsOfPages): Plugin {
  return {
    name: 'in-one-language',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (scriptOfWords.test(id) ? { id, external: true } : undefined),
    async load(id) {
      const folder = dirname(id);
      if (!id.endsWith('/words/words.ts') || !existsSync(join(folder, 'en.ts'))) return undefined;
      const names = {} as Record<Locale, string>;
      for (const locale of locales) {
        const source = await scriptOf(join(folder, `${locale}.ts`));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        names[locale] = `words-${basename(dirname(folder))}-${locale}.${hash}.js`;
        this.emitFile({ type: 'asset', fileName: `_astro/${names[locale]}`, source });
      }
      const { en, ...others } = names;
      words[en] = others;
      return `export { words } from './${en}';`;
    },
  };
}

/** One language's words with all that they are made of, as a browser takes them. */
async function scriptOf(input: string): Promise<string> {
  const bundle = await rolldown({ input });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}
