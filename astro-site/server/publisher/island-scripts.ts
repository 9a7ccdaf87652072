import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Script {
  /** Its letters beyond Latin, Greek, Cyrillic and the like: those that need a font of their own. */
  letters: string;
  imports: string[];
  /** Those of them that it cannot start without. */
  neededAtOnce: string[];
}

/** Reads a page's scripts and islands with everything they import. */
export function openIslandScripts(clientDir: string) {
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

  async function reachable(names: readonly string[], next: (script: Script) => string[]) {
    const seen = new Map<string, Script>();
    const queue = [...names];
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (seen.has(name)) continue;
      const script = await known(name);
      seen.set(name, script);
      queue.push(...next(script));
    }
    return seen;
  }

  return {
    /** The letters in all scripts reachable from this HTML. */
    async lettersOf(html: string): Promise<string> {
      const names = namesIn(html, /\/_astro\/([\w.-]+\.js)/g);
      const scripts = await reachable(names, ({ imports }) => imports);
      return [...scripts.values()].map(({ letters }) => letters).join('');
    },

    /**
     * Links that let the browser fetch all scripts of islands that start at once (`client:only`) together with the page.
     * Otherwise it would learn of each only from the one that imports it, three round trips deep. What the page shows
     * without them goes first.
     */
    async preloadsOf(html: string): Promise<string> {
      const islands = [...html.matchAll(islandAtOnce)].flatMap(([, component, renderer]) => [
        component ?? '',
        renderer ?? '',
      ]);
      const scripts = await reachable(islands, ({ neededAtOnce }) => neededAtOnce);
      return [...scripts.keys()]
        .map((name) => `<link rel="modulepreload" href="/_astro/${name}" fetchpriority="low">`)
        .join('');
    },
  };
}

const islandAtOnce =
  /<astro-island [^<]*?component-url="\/_astro\/([^"]+)"[^<]*?renderer-url="\/_astro\/([^"]+)"[^<]*? client="only"/g;

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
