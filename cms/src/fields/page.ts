import type { ArrayField, Field, GlobalConfig, Tab } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { navGroup, pageVersions } from './editorial.ts';
import { localizedLine, localizedParagraph } from './localized-text.ts';

interface Page {
  slug: string;
  label: string;
  description: string;
  /** The sections of the page, from top to bottom. */
  tabs: Tab[];
}

/** A page of the site as a global: a tab for each section, drafts that are saved by themselves, written by staff. */
export const page = ({ slug, label, description, tabs }: Page): GlobalConfig => ({
  slug,
  label,
  admin: { group: navGroup.pages, description },
  access: { read: publishedOrStaff, readVersions: staff, update: staff },
  versions: pageVersions,
  fields: [{ type: 'tabs', tabs }],
});

export const heading = () =>
  localizedLine('heading', { description: 'Heading of the section.', maxLength: 100 });
export const lead = () =>
  localizedParagraph('lead', { description: 'The sentence or two under the heading.', maxLength: 400 });

interface RowOptions {
  /** 1 unless the list may be empty or has a fixed number. */
  min?: number;
  max: number;
  description?: string;
}

/** A list on a page; `names` are the words for one row and for several. */
export function rows(
  name: string,
  [singular, plural]: [string, string],
  fields: Field[],
  { min = 1, max, description }: RowOptions,
): ArrayField {
  return {
    name,
    type: 'array',
    labels: { singular, plural },
    ...(min > 0 && { required: true, minRows: min }),
    maxRows: max,
    ...(description && { admin: { description } }),
    fields,
  };
}

export const titleAndText = () => [
  localizedLine('title', { maxLength: 80 }),
  localizedParagraph('body', { maxLength: 400 }),
];
