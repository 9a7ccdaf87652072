import { inArray } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { Locale } from 'shared/languages/localized-text.ts';
import { raiseContentVersion } from '../../content-version/content-version.ts';
import { databaseOf } from '../../content-version/database.ts';
import { shownText } from '../../rich-text/shown-text.ts';
import { localizedIn } from '../writing/localized.ts';
import type { SeedStep } from './step.ts';

/**
 * The seeded translations of one collection or global, by what is shown in English: an editor may store the same rich text in
 * other words. Where the same English is translated in two ways the first serves for both; which of the two a text once was
 * is not stored anywhere.
 */
type Translations = Map<string, unknown>;

function translationsBySlug(steps: SeedStep[], locale: Locale): Map<string, Translations> {
  const bySlug = new Map<string, Translations>();
  for (const { slug, data } of steps.flatMap(({ content }) => content)) {
    const translations = bySlug.get(slug) ?? new Map();
    bySlug.set(slug, translations);
    for (const { values } of localizedIn(data)) {
      const english = shownText(values.en);
      const isKnown = english === '' || translations.has(english);
      if (!isKnown && shownText(values[locale]) !== '') translations.set(english, values[locale]);
    }
  }
  return bySlug;
}

/** One row a language: of a document, of a row in one of its lists, or of either in one of its versions. */
interface LanguageRow extends Record<string, unknown> {
  _locale: Locale;
  _parentID: number | string;
}

/** Payload's tables of texts for one collection or global: what is published, and its drafts and history. */
function textTables(slug: string, req: PayloadRequest) {
  const table = slug.replaceAll('-', '_');
  const isOfSlug = new RegExp(`^(${table}|_${table}_v)(_.+)?_locales$`);
  const { tables } = req.payload.db;
  return Object.keys(tables).flatMap((name) => (isOfSlug.test(name) ? [tables[name]] : []));
}

async function fillTable(
  table: ReturnType<typeof textTables>[number],
  translations: Translations,
  locale: Locale,
  req: PayloadRequest,
): Promise<boolean> {
  const db = await databaseOf(req.payload, req);
  // Held until the step is over: staff may be writing in a copy of the CMS that still serves.
  const rows = (await db
    .select()
    .from(table)
    .where(inArray(table._locale, ['en', locale]))
    .for('update')) as LanguageRow[];
  const written = new Map(
    rows.filter(({ _locale }) => _locale === locale).map((row) => [row._parentID, row]),
  );
  let isChanged = false;
  for (const { _locale, _parentID, ...english } of rows.filter((row) => row._locale === 'en')) {
    const missing = Object.entries(english).filter(
      ([column, text]) =>
        translations.has(shownText(text)) && shownText(written.get(_parentID)?.[column]) === '',
    );
    if (missing.length === 0) continue;
    const texts = Object.fromEntries(
      missing.map(([column, text]) => [column, translations.get(shownText(text))]),
    );
    await db
      .insert(table)
      .values({ _locale: locale, _parentID, ...texts })
      .onConflictDoUpdate({ target: [table._locale, table._parentID], set: texts });
    isChanged = true;
  }
  return isChanged;
}

/**
 * Gives content that was seeded before the site had this language its texts: each that is empty and whose English still
 * is the seeded one. It writes these texts and nothing else, into what is published, drafts and history alike, so that
 * nothing is published by it and publishing or restoring any of them later takes no text away again.
 */
export const languageStep = (locale: Locale, steps: SeedStep[]): SeedStep => ({
  name: `language-${locale}`,
  content: [],
  run: async (req) => {
    let isChanged = false;
    for (const [slug, translations] of translationsBySlug(steps, locale)) {
      for (const table of textTables(slug, req)) {
        if (await fillTable(table, translations, locale, req)) isChanged = true;
      }
    }
    if (isChanged) await raiseContentVersion(req);
  },
});
