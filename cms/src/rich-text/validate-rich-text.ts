import type { PayloadRequest } from 'payload';
import { ruleWordProblem } from '../validation/rule-words.ts';
import { richTextNodes, type RichTextNode } from './nodes.ts';
import { safeUrl } from '../validation/safe-url.ts';
import { richTextToHtml } from './to-html.ts';

/** What a page can show. The editor offers nothing else; this also stops what arrives past the editor. */
const shownTypes = new Set([
  'paragraph',
  'heading',
  'list',
  'listitem',
  'link',
  'autolink',
  'text',
  'linebreak',
  'tab',
]);

/** Says in a sentence why a rich text cannot be saved, or true. English is required, other languages may be empty. */
export function validateRichText(value: unknown, { req }: { req: PayloadRequest }): true | string {
  const isEnglish = req.locale === 'en' || !req.locale;
  if (value === null || value === undefined) {
    return isEnglish ? 'Write the English text: the other languages fall back to it.' : true;
  }
  const nodes = richTextNodes(value);
  if (!nodes) return 'This text was not understood. Write it in the editor.';
  for (const node of nodes) {
    const problem = problemOf(node);
    if (problem) return problem;
  }
  if (richTextToHtml(value) !== '' || !isEnglish) return true;
  return 'Nothing of this would show on the page. Write the English text: the other languages fall back to it.';
}

function problemOf(node: RichTextNode): string | null {
  if (node.type === 'text') return ruleWordProblem(node.text ?? '');
  if (!shownTypes.has(node.type)) {
    return `The page cannot show "${node.type}". Use headings, lists, links, bold and italic.`;
  }
  if (node.type !== 'link' && node.type !== 'autolink') return null;
  if (node.fields?.linkType === 'internal')
    return 'Links between documents are not shown. Use the address of the page.';
  if (safeUrl(node.fields?.url) !== null) return null;
  return `The link "${String(node.fields?.url ?? '')}" is not allowed. Start it with https://, mailto:, tel: or /.`;
}
