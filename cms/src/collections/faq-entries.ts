import type { CollectionConfig } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { collectionLabels } from '../fields/common-labels.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { noteField } from '../fields/note.ts';
import { wholeList } from '../fields/whole-list.ts';
import { ruleWordHint } from '../validation/rule-words.ts';

/** Questions of the landing page and of /faq; the two pages answer some things differently. */
export const faqEntries: CollectionConfig = {
  slug: 'faq-entries',
  labels: collectionLabels({
    singular: { en: 'FAQ entry', ko: 'FAQ 항목' },
    plural: { en: 'FAQ', ko: 'FAQ' },
  }),
  orderable: true,
  admin: {
    pagination: wholeList,
    group: navGroup.lists,
    useAsTitle: 'question',
    defaultColumns: ['question', 'placement', '_status'],
    listSearchableFields: ['question', 'answer'],
    description: {
      en: 'Questions and answers. The landing page shows 12 of its own; /faq shows the long list.',
      ko: '질문과 답변입니다. 랜딩 페이지에는 따로 정한 12개가, /faq에는 전체 목록이 나옵니다.',
    },
  },
  access: { read: publishedOrStaff, readVersions: staff, create: staff, update: staff, delete: staff },
  versions: editorialVersions,
  fields: [
    localizedLine('question', {
      label: { en: 'Question', ko: '질문' },
      description: { en: 'The line visitors click.', ko: '방문자가 누르는 한 줄입니다.' },
    }),
    localizedParagraph('answer', {
      label: { en: 'Answer', ko: '답변' },
      description: {
        en: `Opens under the question. Plain text; an empty line starts a paragraph. ${ruleWordHint.en}`,
        ko: `질문 아래에 펼쳐집니다. 서식 없는 글이며, 빈 줄을 넣으면 문단이 나뉩니다. ${ruleWordHint.ko}`,
      },
    }),
    {
      name: 'placement',
      label: { en: 'Placement', ko: '위치' },
      type: 'select',
      required: true,
      defaultValue: 'page',
      options: [
        { label: { en: 'Landing page', ko: '랜딩 페이지' }, value: 'landing' },
        { label: { en: 'FAQ page', ko: 'FAQ 페이지' }, value: 'page' },
      ],
      admin: {
        position: 'sidebar',
        description: { en: 'Where the question shows.', ko: '질문이 나오는 곳입니다.' },
      },
    },
    noteField,
  ],
};
