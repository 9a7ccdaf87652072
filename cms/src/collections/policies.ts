import type { CollectionConfig } from 'payload';
import { managersOnly } from '../access/managers-only.ts';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { collectionLabels, label, labels } from '../fields/common-labels.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine } from '../fields/localized-text.ts';
import { noteField } from '../fields/note.ts';
import { wholeList } from '../fields/whole-list.ts';
import { richTextEditor } from '../rich-text/editor.ts';
import { validateRichText } from '../rich-text/validate-rich-text.ts';
import { validateDate } from '../validation/booking-rules.ts';
import { ruleWordHint } from '../validation/rule-words.ts';

/** The three texts that the footer opens. */
export const policies: CollectionConfig = {
  slug: 'policies',
  labels: collectionLabels(labels('Policy', 'Policies', '약관·정책')),
  orderable: true,
  disableDuplicate: true,
  admin: {
    pagination: wholeList,
    group: navGroup.pages,
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'effectiveDate', '_status'],
    description: {
      en: 'Privacy Policy, Terms of Service and Cancellation Policy, opened from the footer.',
      ko: '푸터에서 여는 개인정보 처리방침, 이용약관, 취소 규정입니다.',
    },
  },
  access: {
    read: publishedOrStaff,
    readVersions: staff,
    // The footer has exactly three buttons; their texts change, their number does not.
    create: managersOnly,
    update: staff,
    delete: managersOnly,
  },
  versions: editorialVersions,
  fields: [
    localizedLine('title', {
      label: label.title,
      description: { en: 'Heading of the dialog.', ko: '대화 상자의 제목입니다.' },
      maxLength: 80,
    }),
    {
      name: 'body',
      label: label.text,
      type: 'richText',
      localized: true,
      required: true,
      editor: richTextEditor,
      validate: validateRichText,
      admin: {
        description: {
          en: `Headings, lists, links, bold and italic are shown; nothing else. ${ruleWordHint.en} A list item that is only {refundList} becomes an item for each step.`,
          ko: `제목, 목록, 링크, 굵게, 기울임만 나옵니다. ${ruleWordHint.ko} 목록에 {refundList}만 쓴 항목은 환불 단계마다 한 항목씩으로 바뀝니다.`,
        },
      },
    },
    {
      name: 'slug',
      label: { en: 'Opens from', ko: '여는 버튼' },
      type: 'select',
      required: true,
      unique: true,
      options: [
        { label: { en: 'Privacy Policy button', ko: '개인정보 처리방침 버튼' }, value: 'privacy' },
        { label: { en: 'Terms of Service button', ko: '이용약관 버튼' }, value: 'terms' },
        { label: { en: 'Cancellation Policy button', ko: '취소 규정 버튼' }, value: 'cancellation' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'effectiveDate',
      label: { en: 'Effective date', ko: '시행일' },
      type: 'text',
      required: true,
      validate: validateDate,
      admin: {
        position: 'sidebar',
        description: {
          en: 'As yyyy-MM-dd. Shown under the heading in words.',
          ko: 'yyyy-MM-dd 형식으로 입력합니다. 제목 아래에 풀어 쓴 날짜로 나옵니다.',
        },
      },
    },
    noteField,
  ],
};
