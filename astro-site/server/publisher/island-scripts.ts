import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Script {
  /** Its letters beyond Latin, Greek, Cyrillic and the like: those that need a font of their own. */
  letters: string;
  imports: string[];
}

/** Reads a page's scripts and islands with everything they import, so that the letters they will show can be known. */
export function openIslandScripts(clientDir: string) {
  const scripts = new Map<string, Promise<Script>>();

  async function read(name: string): Promise<Script> {
    const text = await readFile(join(clientDir, '_astro', name), 'utf8').catch(() => '');
    return {
      letters: text.replaceAll(/[\0-\u10ff]/g, ''),
      imports: namesIn(text, /["'`](?:\.|\/?_astro)\/([\w.-]+\.js)["'`]/g),
    };
  }
  const known = (name: string): Promise<Script> => {
    const script = scripts.get(name) ?? read(name);
    scripts.set(name, script);
    return script;
  };

  /** The letters in all scripts reachable from this HTML. */
  return async function scriptLettersOf(html: string): Promise<string> {
    let letters = '';
    const seen = new Set<string>();
    const queue = namesIn(html, /\/_astro\/([\w.-]+\.js)/g);
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      const script = await known(name);
      letters += script.letters;
      queue.push(...script.imports);
    }
    return letters;
  };
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
