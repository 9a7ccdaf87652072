import type { PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { safeUrl } from '../../../src/validation/safe-url.ts';
import { richTextToHtml } from '../../../src/rich-text/to-html.ts';
import { validateRichText } from '../../../src/rich-text/validate-rich-text.ts';
import { bullets, heading, paragraph, richText } from '../../../src/seed/writing/rich-text.ts';

const english = { req: { locale: 'en' } as PayloadRequest };
const korean = { req: { locale: 'ko' } as PayloadRequest };

const text = (value: string, format = 0) => ({ type: 'text', text: value, format, version: 1 });
const root = (...children: object[]) => ({ root: { type: 'root', children } });
const link = (url: unknown, fields = {}) => ({
  type: 'link',
  fields: { url, linkType: 'custom', ...fields },
  children: [text('here')],
});

describe('rich text', () => {
  it('becomes headings, lists, links and emphasis', () => {
    const stored = richText(
      heading('Direct'),
      paragraph('Up to **48 hours** before.'),
      bullets('One', 'Two'),
    );
    expect(richTextToHtml(stored)).toBe(
      '<h3>Direct</h3><p>Up to <strong>48 hours</strong> before.</p><ul><li>One</li><li>Two</li></ul>',
    );
    expect(richTextToHtml(root(link('https://example.com/?a=1&b="')))).toBe(
      '<a href="https://example.com/?a=1&amp;b=&quot;" rel="noopener noreferrer">here</a>',
    );
    expect(richTextToHtml(root(link('tel:+8220000000')))).toBe('<a href="tel:+8220000000">here</a>');
  });

  it('never becomes a script', () => {
    expect(richTextToHtml(root({ type: 'paragraph', children: [text('<script>alert(1)</script>')] }))).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    );
    expect(richTextToHtml(root(link('javascript:alert(1)')))).toBe('here');
    expect(richTextToHtml(root({ type: 'heading', tag: 'h2 onclick=x', children: [text('a')] }))).toBe(
      '<h3>a</h3>',
    );
    expect(richTextToHtml(root({ type: 'block', fields: { html: '<b>' } }))).toBe('');
    expect(richTextToHtml('<b>')).toBe('');
  });

  it('is refused with a javascript: link, whatever hides it', () => {
    for (const url of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      ' javascript:x',
      'data:text/html,x',
    ]) {
      expect(safeUrl(url)).toBeNull();
      expect(validateRichText(root(link(url)), english)).toBe(
        `The link "${url}" is not allowed. Start it with https://, mailto:, tel: or /.`,
      );
    }
    expect(validateRichText(root(link('//evil.example')), english)).toContain('is not allowed');
    for (const url of ['https://example.com', 'mailto:hello@example.com', 'tel:+82', '/faq', '#booking']) {
      expect(validateRichText(root(link(url)), english)).toBe(true);
    }
  });

  it('is refused with what the page cannot show', () => {
    expect(validateRichText(root({ type: 'upload', value: 1 }), english)).toBe(
      'The page cannot show "upload". Use headings, lists, links, bold and italic.',
    );
    expect(validateRichText(root(link('/faq', { linkType: 'internal' })), english)).toBe(
      'Links between documents are not shown. Use the address of the page.',
    );
  });

  it.each([
    ['spaces', root({ type: 'paragraph', children: [text('  ')] })],
    ['a zero-width space', root({ type: 'paragraph', children: [text('\u200b')] })],
    ['an empty heading and an empty list', root({ type: 'heading', tag: 'h2', children: [] }, bullets(''))],
  ])('that shows nothing is refused in English and counts as not written elsewhere: %s', (_what, empty) => {
    expect(richTextToHtml(empty)).toBe('');
    expect(validateRichText(empty, english)).toBe(
      'Nothing of this would show on the page. Write the English text: the other languages fall back to it.',
    );
    expect(validateRichText(empty, korean)).toBe(true);
  });

  it('is refused with a word in braces that stands for nothing', () => {
    expect(validateRichText(richText(paragraph('Come {cafeMinutes} early.')), korean)).toBe(true);
    for (const wrong of ['{cafeMinute}', '{ cafeMinutes }', '{cafeMinutes'])
      expect(validateRichText(richText(paragraph(`Come ${wrong}`)), korean)).toContain(
        `"${wrong}" stands for nothing. Braces are for figures of the booking rules: {cafeMinutes}, {boothMinutes},`,
      );
  });

  it('needs English words; other languages may stay empty', () => {
    expect(validateRichText(undefined, english)).toBe(
      'Write the English text: the other languages fall back to it.',
    );
    expect(validateRichText(undefined, korean)).toBe(true);
  });
});
