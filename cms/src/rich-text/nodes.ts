import * as z from 'zod';

/** A node of Lexical's tree as it is stored, with the fields that we read. */
export interface RichTextNode {
  type: string;
  children?: RichTextNode[] | undefined;
  text?: string | undefined;
  tag?: string | undefined;
  fields?: { url?: unknown; linkType?: unknown } | null | undefined;
  [key: string]: unknown;
}

const nodeSchema: z.ZodType<RichTextNode> = z.lazy(() =>
  z.looseObject({
    type: z.string(),
    children: z.array(nodeSchema).optional(),
    text: z.string().optional(),
    tag: z.string().optional(),
    fields: z.looseObject({ url: z.unknown(), linkType: z.unknown() }).nullish(),
  }),
);

export const richTextSchema = z.looseObject({ root: nodeSchema });

/** Every node below the root, parents first; null when the value is not rich text. */
export function richTextNodes(value: unknown): RichTextNode[] | null {
  const parsed = richTextSchema.safeParse(value);
  return parsed.success ? descendants(parsed.data.root) : null;
}

function descendants(node: RichTextNode): RichTextNode[] {
  return (node.children ?? []).flatMap((child) => [child, ...descendants(child)]);
}
