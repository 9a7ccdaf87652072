import type { Tab } from 'payload';
import { label, labels } from '../fields/common-labels.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { heading, lead, rows } from '../fields/page.ts';
import { ruleWordHint } from '../validation/rule-words.ts';

export const packages: Tab = {
  name: 'packages',
  label: { en: 'Packages', ko: '패키지' },
  description: {
    en: 'The add-ons between these texts are edited under Booking, Add-ons.',
    ko: '이 글들 사이의 추가 서비스는 ‘예약’의 ‘추가 서비스’에서 고칩니다.',
  },
  fields: [
    heading(),
    lead(),
    rows(
      'notes',
      labels('Note', 'Notes', '안내'),
      [localizedLine('text', { label: label.text, maxLength: 240 })],
      {
        max: 12,
        label: { en: 'Notes', ko: '안내' },
        description: {
          en: `Short facts about a session. ${ruleWordHint.en}`,
          ko: `녹음에 관한 짧은 안내입니다. ${ruleWordHint.ko}`,
        },
      },
    ),
    localizedLine('addOnsHeading', {
      label: { en: 'Add Ons Heading', ko: '추가 서비스 제목' },
      description: { en: 'Heading above the add-ons.', ko: '추가 서비스 위의 제목입니다.' },
    }),
    {
      name: 'portfolio',
      type: 'group',
      label: { en: 'Portfolio', ko: '포트폴리오' },
      admin: {
        description: {
          en: 'The albums are edited under Lists, Albums.',
          ko: '앨범은 ‘목록’의 ‘앨범’에서 고칩니다.',
        },
      },
      fields: [heading(), lead()],
    },
    {
      name: 'royalty',
      type: 'group',
      label: { en: 'Royalties', ko: '저작권료' },
      fields: [
        heading(),
        localizedParagraph('body', { label: label.body, maxLength: 600 }),
        rows(
          'points',
          labels('Point', 'Points', '항목'),
          [localizedLine('text', { label: label.text, maxLength: 200 })],
          { label: { en: 'Points', ko: '항목' }, max: 6, min: 0 },
        ),
      ],
    },
    {
      name: 'chart',
      type: 'group',
      label: { en: 'Chart eligibility', ko: '차트 집계 조건' },
      fields: [
        heading(),
        lead(),
        rows(
          'rows',
          labels('Row', 'Rows', '행'),
          [
            localizedLine('name', { label: label.name, maxLength: 60 }),
            localizedLine('requirement', { label: { en: 'Requirement', ko: '조건' }, maxLength: 160 }),
          ],
          { label: { en: 'Rows', ko: '행' }, max: 6, min: 0 },
        ),
      ],
    },
  ],
};
