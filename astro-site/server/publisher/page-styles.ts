import { createHash } from 'node:crypto';
import postcss, { type AtRule, type Container, type Root } from 'postcss';
import type { Pool } from './pool.ts';

const styleElement = /<style[^>]*>(.*?)<\/style>/gs;

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
  const all = [...html.matchAll(styleElement)].map((match) => match[1] ?? '').join('\n');
  if (!all) return { html, files: [] };
  const bytes = Buffer.from(all);
  const file = `_styles/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.css`;
  await pool.add(file, async () => bytes);

  const end = fold.test(html) ? fold : /(?=<\/body>)/;
  const above = html.slice(0, html.search(end));
  const needed = rulesFor(classesOf(above), file, all);
  const slim = html
    .replaceAll(styleElement, '')
    .replace('</head>', () => `<style>${needed}</style></head>`)
    .replace(end, () => `<link rel="stylesheet" href="/${file}">`);
  return { html: slim, files: [file] };
}

function classesOf(html: string): Set<string> {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(/\s+/));
  return new Set(
    names.map((name) => name.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#39;', "'")),
  );
}

/** Most publishes change words and not classes: what was worked out for a page's classes is used again. */
const known = new Map<string, string>();
const KNOWN_AT_MOST = 200;

function rulesFor(classes: ReadonlySet<string>, stylesheet: string, css: string): string {
  const key = [stylesheet, ...[...classes].sort()].join(' ');
  const rules = known.get(key) ?? pickRules(classes, css);
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(key, rules);
  return rules;
}

/** The rules without those for classes that the page does not have. Selectors without classes all stay. */
function pickRules(classes: ReadonlySet<string>, css: string): string {
  const needed = (selector: string) =>
    [...withoutBrackets(selector).matchAll(classInSelector)].every((match) =>
      classes.has(unescape(match[1] ?? '')),
    );
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const selectors = rule.selectors.filter(needed);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  dropUnusedProperties(root);
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

/** Tailwind registers the variables of all its utilities, twice; those that no rule left here reads can go. */
function dropUnusedProperties(root: Root): void {
  const read = new Set([...root.toString().matchAll(/var\((--tw-[\w-]+)/g)].map((match) => match[1]));
  root.walkAtRules('property', (rule) => void (read.has(rule.params) || rule.remove()));
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties') return;
    layer.walkDecls(/^--tw-/, (declaration) => void (read.has(declaration.prop) || declaration.remove()));
  });
}

const classInSelector = /\.((?:\\.|[\w-])+)/g;

/** What stands in `:is(…)`, `:has(…)` or `[…]` is no reason to leave a rule out. */
const withoutBrackets = (selector: string) =>
  selector.replaceAll(/(?<!\\)(\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])/g, '');

const unescape = (name: string) => name.replaceAll(/\\(.)/g, '$1');
