import type { FlattenedField, LabelFunction, PayloadRequest, StaticLabel } from 'payload';
import { english, type AllLocales } from '../content-api/sources/all-locales.ts';
import { languageOf } from '../language/staff-text.ts';
import { hasLocalized } from './localized-values.ts';

/** How staff find a document. */
export interface StaffDocument {
  title: string;
  /** What staff call one of its kind; empty for what there is only one of. */
  kind: string;
  /** Path below the admin panel. */
  path: string;
}

interface LocalizedDocument extends StaffDocument {
  fields: FlattenedField[];
  content: AllLocales;
}

/** As it stands in the newest draft, which is what the links open. */
const newest = { draft: true, locale: 'all', depth: 0 } as const;

/** Everything that has texts in languages, by the configuration; one read for each collection and global. */
export async function localizedDocuments(req: PayloadRequest): Promise<LocalizedDocument[]> {
  return (await Promise.all([...readGlobals(req), ...readCollections(req)])).flat();
}

const readGlobals = ({ payload, i18n }: PayloadRequest): Promise<LocalizedDocument>[] =>
  payload.config.globals
    .filter(({ flattenedFields }) => hasLocalized(flattenedFields))
    .map(async ({ slug, label, flattenedFields }) => ({
      title: said(label, i18n),
      kind: '',
      path: `/globals/${slug}`,
      fields: flattenedFields,
      content: (await payload.findGlobal({ ...newest, slug })) as unknown as AllLocales,
    }));

const readCollections = ({ payload, i18n }: PayloadRequest): Promise<LocalizedDocument[]>[] =>
  payload.config.collections
    .filter(({ flattenedFields }) => hasLocalized(flattenedFields))
    .map(async ({ slug, labels, admin, flattenedFields }) => {
      const { docs } = await payload.find({ ...newest, collection: slug, pagination: false });
      return (docs as unknown as AllLocales[]).map((content) => ({
        title: titleOf(content[admin.useAsTitle ?? 'id']) ?? String(content['id']),
        kind: said(labels.singular, i18n),
        path: `/collections/${slug}/${content['id']}`,
        fields: flattenedFields,
        content,
      }));
    });

const titleOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : english(value));

/** A label of the configuration in the language of the reader. */
function said(label: LabelFunction | StaticLabel, i18n: PayloadRequest['i18n']): string {
  if (typeof label === 'function') return label({ i18n, t: i18n.t });
  return typeof label === 'string' ? label : (label[languageOf({ i18n })] ?? '');
}
