import type { ArrayField, Field, GlobalConfig, Tab } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import type { StaffText } from '../language/staff-text.ts';
import { label as common, type Labels } from './common-labels.ts';
import { navGroup, pageVersions } from './editorial.ts';
import { localizedLine, localizedParagraph } from './localized-text.ts';

interface Page {
  slug: string;
  label: StaffText;
  description: StaffText;
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
  localizedLine('heading', {
    label: common.heading,
    description: { en: 'Heading of the section.', ko: '섹션의 제목입니다.' },
    maxLength: 100,
  });
export const lead = () =>
  localizedParagraph('lead', {
    label: common.lead,
    description: { en: 'The sentence or two under the heading.', ko: '제목 아래에 나오는 한두 문장입니다.' },
    maxLength: 400,
  });

interface RowOptions {
  label: StaffText;
  /** 1 unless the list may be empty or has a fixed number. */
  min?: number;
  max: number;
  description?: StaffText;
}

/** A list on a page, with the words for one row and for several. */
export function rows(
  name: string,
  labels: Labels<StaffText>,
  fields: Field[],
  { label, min = 1, max, description }: RowOptions,
): ArrayField {
  return {
    name,
    label,
    type: 'array',
    labels,
    ...(min > 0 && { required: true, minRows: min }),
    maxRows: max,
    ...(description && { admin: { description } }),
    fields,
  };
}

export const titleAndText = () => [
  localizedLine('title', { label: common.title, maxLength: 80 }),
  localizedParagraph('body', { label: common.body, maxLength: 400 }),
];
