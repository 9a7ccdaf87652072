import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** Words of the small parts that most islands are made of: in a file each, asking for them would weigh more than they do. */
const rooms = [
  'src/components/ui',
  'src/components/calendar',
  'src/lib/api',
  'src/lib/checkout',
  '../shared/src/problems',
  '../shared/src/drinks',
];
const site = fileURLToPath(new URL('..', import.meta.url));
const ofParts = rooms.map((room) => join(site, room, 'words'));

function inOneLanguage(words: WordsOfPages): Plugin {
  /** By folders: what the script of each language is called. */
  const made = new Map<string, Promise<Record<Locale, string>>>();

  async function make(
    name: string,
    folders: readonly string[],
    emit: (fileName: string, source: string) => void,
  ) {
    const names = {} as Record<Locale, string>;
    for (const locale of locales) {
      const source = await scriptOf(folders, locale);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      names[locale] = `words-${name}-${locale}.${hash}.js`;
      emit(`_astro/${names[locale]}`, source);
    }
    const { en, ...others } = names;
    words[en] = others;
    return names;
  }

  return {
    name: 'in-one-language',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (scriptOfWords.test(id) ? { id, external: true } : undefined),
    async load(id) {
      const folder = dirname(id);
      if (!id.endsWith('/words/words.ts') || !existsSync(join(folder, 'en.ts'))) return undefined;
      const [name, folders] = ofParts.includes(folder) ? ['parts', ofParts] : [nameOf(folder), [folder]];
      // Two folders may have the same name: what they say tells their scripts apart.
      const of = folders.join();
      const names =
        made.get(of) ??
        make(name, folders, (fileName, source) => this.emitFile({ type: 'asset', fileName, source }));
      made.set(of, names);
      return `export { ${exported(folder)} as words } from './${(await names).en}';`;
    },
  };
}

const nameOf = (folder: string) => basename(dirname(folder));
const exported = (folder: string) => nameOf(folder).replaceAll('-', '_');

/** One language's words of some folders, each under its name, with all that they are made of, as a browser takes them. */
async function scriptOf(folders: readonly string[], locale: Locale): Promise<string> {
  const source = folders.map(
    (folder) =>
      `export { words as ${exported(folder)} } from ${JSON.stringify(join(folder, `${locale}.ts`))};`,
  );
  const input = 'words';
  const bundle = await rolldown({
    input,
    plugins: [
      {
        name: input,
        resolveId: (id) => (id === input ? id : undefined),
        load: (id) => (id === input ? source.join('\n') : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}
