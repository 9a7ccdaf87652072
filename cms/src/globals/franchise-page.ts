import type { Tab } from 'payload';
import { label, labels } from '../fields/common-labels.ts';
import { listOfLines, localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { heading, lead, page, rows, titleAndText } from '../fields/page.ts';
import { validateWon } from '../validation/won.ts';

const hero: Tab = {
  name: 'hero',
  label: { en: 'Hero', ko: '첫 화면' },
  description: {
    en: 'The buttons "Book Info Session" and the phone number below it are fixed.',
    ko: '"Book Info Session" 버튼과 그 아래 전화번호는 고정되어 있습니다.',
  },
  fields: [
    localizedLine('eyebrow', { label: { en: 'Eyebrow', ko: '제목 위 작은 글' }, maxLength: 80 }),
    localizedLine('title', { label: label.title, maxLength: 100 }),
    lead(),
  ],
};

const stats = rows(
  'stats',
  labels('Figure', 'Figures', '수치'),
  [
    {
      type: 'row',
      fields: [
        localizedLine('figure', { label: { en: 'Figure', ko: '수치' }, maxLength: 30 }),
        localizedLine('label', { label: { en: 'What it counts', ko: '수치 설명' }, maxLength: 80 }),
      ],
    },
  ],
  {
    label: { en: 'Stats', ko: '수치' },
    max: 6,
    description: { en: 'Large figures under the hero.', ko: '첫 화면 아래에 크게 나오는 수치입니다.' },
  },
);

const audience: Tab = {
  name: 'audience',
  label: { en: 'Target customers', ko: '주요 고객' },
  fields: [
    heading(),
    lead(),
    rows(
      'personas',
      labels('Customer group', 'Customer groups', '고객층'),
      [
        localizedLine('name', { label: label.name, maxLength: 80 }),
        listOfLines('pains', { en: 'What they miss', ko: '아쉬운 점' }),
        listOfLines('gains', { en: 'What the cafe gives them', ko: '카페가 주는 것' }),
      ],
      { label: { en: 'Personas', ko: '고객층' }, max: 4 },
    ),
  ],
};

const revenue: Tab = {
  name: 'revenue',
  label: { en: 'Revenue', ko: '수익' },
  description: {
    en: 'Shown as a chart. The average total is the sum of the streams.',
    ko: '차트로 나옵니다. 평균 총액은 수익원의 합계입니다.',
  },
  fields: [
    heading(),
    lead(),
    rows(
      'streams',
      labels('Stream', 'Streams', '수익원'),
      [
        localizedLine('name', { label: label.name, maxLength: 60 }),
        {
          name: 'monthlyWon',
          label: { en: 'Won each month', ko: '월 수익(원)' },
          type: 'number',
          required: true,
          validate: validateWon,
        },
        localizedParagraph('body', { label: label.body, maxLength: 300 }),
      ],
      { label: { en: 'Streams', ko: '수익원' }, max: 6 },
    ),
    localizedParagraph('note', { label: { en: 'Small print', ko: '작은 글씨 안내' }, maxLength: 300 }),
  ],
};

const roadmap: Tab = {
  name: 'roadmap',
  label: { en: 'Roadmap', ko: '로드맵' },
  fields: [
    heading(),
    lead(),
    rows(
      'phases',
      labels('Phase', 'Phases', '단계'),
      [
        {
          name: 'period',
          label: { en: 'Period', ko: '기간' },
          type: 'text',
          required: true,
          maxLength: 20,
          admin: { description: { en: 'For example 2027-2028.', ko: '예: 2027-2028' } },
        },
        localizedLine('title', { label: label.title, maxLength: 80 }),
        listOfLines('places', { en: 'Places', ko: '지역' }),
      ],
      { label: { en: 'Phases', ko: '단계' }, max: 6 },
    ),
  ],
};

/** The page for prospective franchisees. */
export const franchisePage = page({
  slug: 'franchise-page',
  label: { en: 'Franchise page', ko: '가맹 안내 페이지' },
  description: {
    en: 'The texts and figures of /franchise, in the order in which they appear.',
    ko: '/franchise의 글과 수치를 나오는 순서대로 담았습니다.',
  },
  tabs: [
    hero,
    { label: { en: 'Figures', ko: '수치' }, fields: [stats] },
    {
      name: 'whyUs',
      label: { en: 'Why us', ko: '선택 이유' },
      fields: [
        heading(),
        lead(),
        rows('points', labels('Reason', 'Reasons', '이유'), titleAndText(), {
          label: { en: 'Points', ko: '이유' },
          max: 10,
        }),
      ],
    },
    audience,
    revenue,
    roadmap,
    {
      name: 'process',
      label: { en: 'Application', ko: '신청 절차' },
      fields: [
        heading(),
        lead(),
        rows('steps', labels('Step', 'Steps', '단계'), titleAndText(), {
          label: { en: 'Steps', ko: '단계' },
          max: 10,
        }),
      ],
    },
    {
      name: 'notes',
      label: { en: 'Notes', ko: '안내 사항' },
      fields: [heading(), listOfLines('items', { en: 'Items', ko: '항목' })],
    },
    {
      name: 'callToAction',
      label: { en: 'Call to action', ko: '신청 유도' },
      fields: [heading(), localizedParagraph('body', { label: label.body, maxLength: 400 })],
    },
    {
      name: 'footer',
      label: { en: 'Footer', ko: '푸터' },
      description: {
        en: 'Phone, e-mail and address come from Site settings.',
        ko: '전화번호, 이메일, 주소는 ‘사이트 설정’에서 가져옵니다.',
      },
      fields: [
        localizedLine('contactHeading', {
          label: { en: 'Contact Heading', ko: '연락처 제목' },
          maxLength: 80,
        }),
        localizedLine('infoHeading', { label: { en: 'Info Heading', ko: '정보 제목' }, maxLength: 80 }),
        listOfLines('infoLines', { en: 'Info Lines', ko: '정보' }),
      ],
    },
  ],
});
