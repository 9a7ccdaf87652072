import * as z from 'zod';
import { localeSchema } from 'shared/languages/localized-text.ts';

const languageNames = { en: 'English', ko: 'Korean', zh: 'Chinese' };

/** Published content that the site cannot show; the message says which document and what is wrong with it. */
export class ContentProblem extends Error {
  override name = 'ContentProblem';
}

/** Checks content against the contract with the site. @throws ContentProblem */
export function checked<T>(schema: z.core.$ZodType<T>, content: unknown, document: string): T {
  const result = z.safeParse(schema, content);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => `${placeOf(issue.path)}: ${issue.message}`);
  throw new ContentProblem(`${document} cannot be shown on the site. ${issues.join('; ')}.`);
}

/** `['steps', 1, 'title', 'en']` as "steps 2, title (English)". */
function placeOf(path: PropertyKey[]): string {
  const locale = localeSchema.safeParse(path.at(-1));
  const parts = locale.success ? path.slice(0, -1) : path;
  const words = parts
    .map((part) => (typeof part === 'number' ? ` ${part + 1}` : `, ${String(part)}`))
    .join('');
  const place = words.replace(/^, /, '') || 'document';
  return locale.success ? `${place} (${languageNames[locale.data]})` : place;
}
