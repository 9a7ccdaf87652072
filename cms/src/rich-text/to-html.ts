import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { isBlankHtml } from 'shared/content/visible-text.ts';
import { richTextSchema } from './nodes.ts';
import { safeUrl } from '../validation/safe-url.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const bold = 1;
const italic = 2;

/** Lists are `ul` or `ol`, headings `h2` or `h3`: a stored tag never reaches the page as it is. */
const converters: HTMLConverters = {
  text: ({ node }) => {
    let html = escapeHtml(node.text);
    if (node.format & bold) html = `<strong>${html}</strong>`;
    if (node.format & italic) html = `<em>${html}</em>`;
    return html;
  },
  linebreak: '<br>',
  tab: ' ',
  paragraph: ({ node, nodesToHTML }) => {
    const inner = nodesToHTML({ nodes: node.children }).join('');
    return inner ? `<p>${inner}</p>` : '';
  },
  heading: ({ node, nodesToHTML }) => {
    const tag = node.tag === 'h2' ? 'h2' : 'h3';
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
  },
  list: ({ node, nodesToHTML }) => {
    const tag = node.listType === 'number' ? 'ol' : 'ul';
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
  link: ({ node, nodesToHTML }) => link(node.fields?.url, nodesToHTML({ nodes: node.children }).join('')),
  autolink: ({ node, nodesToHTML }) => link(node.fields?.url, nodesToHTML({ nodes: node.children }).join('')),
  // A block the site does not know vanishes rather than appearing half.
  unknown: () => '',
};

function link(url: unknown, inner: string): string {
  const href = safeUrl(url);
  if (href === null) return inner;
  const outside = /^https?:/i.test(href) ? ' rel="noopener noreferrer"' : '';
  return `<a href="${escapeHtml(href)}"${outside}>${inner}</a>`;
}

/** Stored rich text as HTML with headings, lists, links and emphasis only; '' for what is no rich text or shows nothing. */
export function richTextToHtml(value: unknown): string {
  const parsed = richTextSchema.safeParse(value);
  if (!parsed.success) return '';
  const html = convertLexicalToHTML({
    converters,
    data: parsed.data as unknown as SerializedEditorState,
    disableContainer: true,
  });
  return isBlankHtml(html) ? '' : html;
}
