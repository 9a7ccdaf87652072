import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from 'shared/languages/localized-text.ts';
import { SCRIPTS_OF_ISLANDS } from '../../src/lib/scripts-of-islands.ts';

interface Script {
  /** Its letters beyond Latin, Greek, Cyrillic and the like: those that need a font of their own. */
  letters: string;
  imports: string[];
  /** Those of them that it cannot start without. */
  neededAtOnce: string[];
}

/**
 * Reads a page's scripts and islands with everything they import.
 *
 * @param inItsWords the script that stands for another one on the page of a language (page-words.ts)
 */
export function openIslandScripts(clientDir: string, inItsWords: (script: string, locale: Locale) => string) {
  const scripts = new Map<string, Promise<Script>>();

  async function read(name: string): Promise<Script> {
    const text = await readFile(join(clientDir, '_astro', name), 'utf8').catch(() => '');
    return {
      letters: text.replaceAll(/[\0-\u10ff]/g, ''),
      imports: namesIn(text, /["'`](?:\.|\/?_astro)\/([\w.-]+\.js)["'`]/g),
      neededAtOnce: namesIn(text, /\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g),
    };
  }
  const known = (name: string): Promise<Script> => {
    const script = scripts.get(name) ?? read(name);
    scripts.set(name, script);
    return script;
  };

  async function reachable(names: readonly string[], locale: Locale, next: (script: Script) => string[]) {
    const seen = new Map<string, Script>();
    const queue = [...names];
    for (let written = queue.pop(); written !== undefined; written = queue.pop()) {
      const name = inItsWords(written, locale);
      if (seen.has(name)) continue;
      const script = await known(name);
      seen.set(name, script);
      queue.push(...next(script));
    }
    return seen;
  }

  return {
    /** All scripts reachable from this HTML, by name, and the letters in them. */
    async scriptsOf(html: string, locale: Locale): Promise<{ names: string[]; letters: string }> {
      const written = namesIn(html, /\/_astro\/([\w.-]+\.js)/g);
      const scripts = await reachable(written, locale, ({ imports }) => imports);
      return {
        names: [...scripts.keys()],
        letters: [...scripts.values()].map(({ letters }) => letters).join(''),
      };
    },

    /**
     * What a page says in its head of the scripts of islands that start at once (`client:only`): the one that runs before all of
     * them is fetched with the page, and fetches the others when the page has been shown (src/lib/after-first-paint.ts).
     */
    async headOf(html: string, locale: Locale): Promise<string> {
      const islands = [...html.matchAll(islandAtOnce)];
      const first = islands[0]?.[3];
      if (first === undefined) return '';
      const needed = islands.flatMap(([, component, renderer]) => [component ?? '', renderer ?? '']);
      const scripts = await reachable(needed, locale, ({ neededAtOnce }) => neededAtOnce);
      return (
        `<link rel="modulepreload" href="/_astro/${first}">` +
        `<meta name="${SCRIPTS_OF_ISLANDS}" content="${[...scripts.keys()].join(' ')}">`
      );
    },
  };
}

/** Islands that wait to be needed start long after the page was shown: nothing has to hold them back. */
export const freeLateIslands = (html: string) =>
  html.replaceAll(/(<astro-island (?![^>]* client="only")[^>]*) before-hydration-url="[^"]*"/g, '$1');

/** Its component, React, and what runs before it. */
const islandAtOnce =
  /<astro-island [^<]*?component-url="\/_astro\/([^"]+)"[^<]*?renderer-url="\/_astro\/([^"]+)"[^<]*? client="only"[^<]*? before-hydration-url="\/_astro\/([^"]+)"/g;

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
