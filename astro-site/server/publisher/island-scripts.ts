import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the texts of a page's scripts and islands with everything they import, so that their words can be known. */
export function openIslandScripts(clientDir: string) {
  const scripts = new Map<string, Promise<string>>();
  const read = (name: string) => {
    const known = scripts.get(name) ?? readFile(join(clientDir, '_astro', name), 'utf8').catch(() => '');
    scripts.set(name, known);
    return known;
  };

  /** The sources of all scripts reachable from this HTML, joined. */
  return async function scriptTextsOf(html: string): Promise<string> {
    const texts: string[] = [];
    const seen = new Set<string>();
    const queue = namesIn(html, /\/_astro\/([\w.-]+\.js)/g);
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      const text = await read(name);
      texts.push(text);
      queue.push(...namesIn(text, /["'`](?:\.|\/?_astro)\/([\w.-]+\.js)["'`]/g));
    }
    return texts.join('\n');
  };
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
