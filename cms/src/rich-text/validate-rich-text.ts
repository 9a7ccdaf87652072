import { verdict, type Problem } from '../language/problem.ts';
import { isEnglish, writeEnglish, type Writing } from '../validation/required-in-english.ts';
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
export const validateRichText = (value: unknown, writing: Writing): true | string =>
  verdict(richTextProblem(value, isEnglish(writing)), writing);

function richTextProblem(value: unknown, isRequired: boolean): Problem {
  if (value === null || value === undefined) return isRequired ? writeEnglish : null;
  const nodes = richTextNodes(value);
  if (!nodes)
    return {
      en: 'This text was not understood. Write it in the editor.',
      ko: '읽을 수 없는 글입니다. 편집기에서 작성해 주세요.',
    };
  for (const node of nodes) {
    const problem = problemOf(node);
    if (problem) return problem;
  }
  if (richTextToHtml(value) !== '' || !isRequired) return null;
  return {
    en: `Nothing of this would show on the page. ${writeEnglish.en}`,
    ko: `이대로는 페이지에 아무것도 나오지 않습니다. ${writeEnglish.ko}`,
  };
}

function problemOf(node: RichTextNode): Problem {
  if (node.type === 'text') return ruleWordProblem(node.text ?? '');
  if (!shownTypes.has(node.type)) {
    return {
      en: `The page cannot show "${node.type}". Use headings, lists, links, bold and italic.`,
      ko: `"${node.type}"은(는) 페이지에 나오지 않습니다. 제목, 목록, 링크, 굵게, 기울임만 써 주세요.`,
    };
  }
  if (node.type !== 'link' && node.type !== 'autolink') return null;
  if (node.fields?.linkType === 'internal')
    return {
      en: 'Links between documents are not shown. Use the address of the page.',
      ko: '문서끼리 잇는 링크는 나오지 않습니다. 페이지 주소를 써 주세요.',
    };
  if (safeUrl(node.fields?.url) !== null) return null;
  const url = String(node.fields?.url ?? '');
  return {
    en: `The link "${url}" is not allowed. Start it with https://, mailto:, tel: or /.`,
    ko: `"${url}" 링크는 쓸 수 없습니다. https://, mailto:, tel: 또는 /로 시작해 주세요.`,
  };
}
