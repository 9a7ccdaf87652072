import { createHash } from 'node:crypto';
import postcss, { type Container, type Declaration, type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import fromHtml from 'purgecss-from-html';
import type { Pool } from './pool.ts';

const styleElement = /<style[^>]*>(.*?)<\/style>/gs;

/** A font that is declared a second time begins to load anew, and lines that stood already would move. */
const fontFace = /@font-face\s*\{[^}]*\}/g;

/** Where a page says its first screen ends (components/site/Fold.astro). */
const fold = /<link data-fold[^>]*>/;

/**
 * Makes a page carry only the rules that its own HTML above the fold needs, and load the rest from one hashed file at
 * the fold, which blocks nothing above it. A page without a fold carries all the rules it needs itself and loads the
 * rest (for islands and dialogs) at its end. The site has one stylesheet; no page pays for all of it.
 *
 * @returns the page and the name of the file in the pool; a page without styles is returned as it is.
 */
export async function slimStyles(html: string, pool: Pool): Promise<{ html: string; files: string[] }> {
  const all = withStandIns([...html.matchAll(styleElement)].map((match) => match[1] ?? '').join('\n'));
  if (!all) return { html, files: [] };
  const bytes = Buffer.from(all.replaceAll(fontFace, ''));
  const file = `_styles/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.css`;
  await pool.add(file, async () => bytes);

  const end = fold.test(html) ? fold : /(?=<\/body>)/;
  const above = html.slice(0, html.search(end));
  const needed = await rulesFor(foundIn(above), file, all);
  const slim = html
    .replaceAll(styleElement, '')
    .replace('</head>', () => `<style>${needed}</style></head>`)
    .replace(end, () => `<link rel="stylesheet" href="/${file}">`);
  return { html: slim, files: [file] };
}

/**
 * Astro stands Arial in for a face that has not come, stretched to that face's metrics. Android and most Linux machines have
 * no Arial: there another face stands in, so that lines do not move when the real one arrives between two paints.
 */
const withStandIns = (css: string) =>
  css.replaceAll(
    /src:\s*local\("?Arial"?\)/g,
    'src:local("Arial"),local("Roboto"),local("Liberation Sans"),local("DejaVu Sans")',
  );

/** What a rule can be for. */
function foundIn(html: string): Found {
  const { classes, ids, tags } = fromHtml(html);
  const distinct = (names: readonly string[]) => [...new Set(names)].sort();
  const languages = [...html.matchAll(/ lang="(\w+)"/g)].map(([, language]) => language ?? '');
  return {
    classes: distinct(classes),
    ids: distinct(ids),
    tags: distinct(tags),
    languages: distinct(languages),
  };
}
type Found = Record<'classes' | 'ids' | 'tags' | 'languages', string[]>;

/** Most publishes change words and not classes: what was worked out for a page's classes is used again. */
const known = new Map<string, string>();
const KNOWN_AT_MOST = 200;

async function rulesFor(found: Found, stylesheet: string, css: string): Promise<string> {
  const key = JSON.stringify([stylesheet, found]);
  const rules = known.get(key) ?? trimmed(await purged(found, css), found);
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(key, rules);
  return rules;
}

/** The rules without those for classes, ids and elements that the page does not have. */
async function purged(found: Found, css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: '', extension: 'html' }],
    extractors: [
      {
        extensions: ['html'],
        extractor: () => ({ ...found, attributes: { names: [], values: [] }, undetermined: [] }),
      },
    ],
    keyframes: true,
    // Scripts set attributes, and states come and go: neither is a reason to leave a rule out.
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
    safelist: [/^:/],
  });
  return result?.css ?? css;
}

/** What no first screen needs: comments, rules for paper, for other languages, for parts of controls, unread variables. */
function trimmed(css: string, { tags, languages }: Found): string {
  const hasControls = ['input', 'textarea', 'select'].some((element) => tags.includes(element));
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules('media', (rule) => void (rule.params === 'print' && rule.remove()));
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(
      (selector) => (hasControls || !partOfControl.test(selector)) && isSpoken(selector, languages),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  dropUnusedProperties(root);
  dropUnreadTheme(root);
  // From the inside out: what has become empty goes, and then what held only that.
  root.walkAtRules((rule) => {
    let empty: Container | undefined = rule;
    while (empty?.type === 'atrule' && empty.nodes?.length === 0) {
      const outer: Container | undefined = empty.parent as Container | undefined;
      empty.remove();
      empty = outer;
    }
  });
  return root.toString();
}

/** Tailwind's theme is said whole; what is needed of it is what the rules read that are left, and what that is made of. */
function dropUnreadTheme(root: Root): void {
  const theme: Declaration[] = [];
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'theme') layer.walkDecls(/^--/, (declaration) => void theme.push(declaration));
  });
  for (let unread = theme; unread.length > 0;) {
    const read = variablesIn(root.toString());
    unread = theme.filter((declaration) => declaration.parent && !read.has(declaration.prop));
    for (const declaration of unread) declaration.remove();
  }
}

const variablesIn = (css: string) =>
  new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? ''));

/** Tailwind registers the variables of all its utilities, twice; those that no rule left here reads can go. */
function dropUnusedProperties(root: Root): void {
  const read = variablesIn(root.toString());
  root.walkAtRules('property', (rule) => void (read.has(rule.params) || rule.remove()));
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties') return;
    layer.walkDecls(/^--tw-/, (declaration) => void (read.has(declaration.prop) || declaration.remove()));
  });
}

/** Whether a selector asks for no language, or for one that is there. */
function isSpoken(selector: string, languages: readonly string[]): boolean {
  const asked = [...selector.matchAll(/:lang\((\w+)\)/g)].map(([, language]) => language ?? '');
  return asked.length === 0 || asked.some((language) => languages.includes(language));
}

/** Parts of form controls, which the styles of every Tailwind page begin with. */
const partOfControl =
  /::(-webkit-(date|calendar|search|inner-spin|outer-spin)|file-selector|placeholder)|:-moz-ui/;
