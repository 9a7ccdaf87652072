import type { CollectionConfig } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { collectionLabels, labels } from '../fields/common-labels.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { noteField } from '../fields/note.ts';
import { wholeList } from '../fields/whole-list.ts';
import { wholeNumber } from '../validation/whole-number.ts';

/** Customers' words below the gallery. */
export const testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: collectionLabels(labels('Customer quote', 'Customer quotes', '고객 후기')),
  orderable: true,
  admin: {
    pagination: wholeList,
    group: navGroup.lists,
    useAsTitle: 'author',
    defaultColumns: ['author', 'rating', '_status'],
    description: {
      en: 'Quotes below the gallery; three fit well. Publish only what a customer said and agreed to.',
      ko: '갤러리 아래에 나오는 후기입니다. 세 개가 알맞습니다. 고객이 실제로 말했고 게시에 동의한 내용만 게시하세요.',
    },
  },
  access: { read: publishedOrStaff, readVersions: staff, create: staff, update: staff, delete: staff },
  versions: editorialVersions,
  fields: [
    localizedParagraph('text', {
      label: { en: 'Quote', ko: '후기' },
      description: {
        en: 'Without quotation marks; the page sets them.',
        ko: '따옴표 없이 쓰세요. 페이지에서 붙입니다.',
      },
      maxLength: 400,
    }),
    localizedLine('author', {
      label: { en: 'Author', ko: '작성자' },
      description: {
        en: 'As the customer wants to be named, for example "Mina, Jakarta".',
        ko: '고객이 원하는 표기대로 씁니다. 예: "Mina, Jakarta"',
      },
      maxLength: 80,
    }),
    {
      name: 'rating',
      label: { en: 'Stars', ko: '별점' },
      type: 'number',
      required: true,
      defaultValue: 5,
      validate: wholeNumber({ what: { en: 'The rating', ko: '별점은' }, min: 1, max: 5 }),
    },
    noteField,
  ],
};
