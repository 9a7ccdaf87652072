/** Builds the rich text that the editor would store, for the seed. */

interface TextNode {
  type: 'text';
  text: string;
  format: number;
  detail: 0;
  mode: 'normal';
  style: '';
  version: 1;
}

const textNode = (text: string, format = 0): TextNode => ({
  type: 'text',
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});

const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;

/** `**bold**` is the only mark that the seed needs. */
const inline = (text: string): TextNode[] =>
  text
    .split(/(\*\*[^*]+\*\*)/)
    .filter(Boolean)
    .map((part) => (part.startsWith('**') ? textNode(part.slice(2, -2), 1) : textNode(part)));

export const heading = (text: string) => ({ ...block, type: 'heading', tag: 'h3', children: inline(text) });

export const paragraph = (text: string) => ({
  ...block,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: inline(text),
});

export const bullets = (...items: string[]) => ({
  ...block,
  type: 'list',
  tag: 'ul',
  listType: 'bullet',
  start: 1,
  children: items.map((item, index) => ({
    ...block,
    type: 'listitem',
    value: index + 1,
    children: inline(item),
  })),
});

type Block = ReturnType<typeof heading> | ReturnType<typeof paragraph> | ReturnType<typeof bullets>;

/** A whole text, one value for the seed: it has no rows that other languages would translate. */
export class RichText {
  readonly root: object;

  constructor(children: Block[]) {
    this.root = { ...block, type: 'root', children };
  }
}

export const richText = (...children: Block[]): RichText => new RichText(children);
