import type { GlobalConfig } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { label } from '../fields/common-labels.ts';
import { navGroup, pageVersions } from '../fields/editorial.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';

/** The head of /faq; its questions are FAQ entries placed on the FAQ page. */
export const faqPage: GlobalConfig = {
  slug: 'faq-page',
  label: { en: 'FAQ page', ko: 'FAQ 페이지' },
  admin: {
    group: navGroup.pages,
    description: {
      en: 'Title and subtitle of /faq. The questions are edited under Lists, FAQ.',
      ko: '/faq의 제목과 부제목입니다. 질문은 ‘목록’의 ‘FAQ’에서 고칩니다.',
    },
  },
  access: { read: publishedOrStaff, readVersions: staff, update: staff },
  versions: pageVersions,
  fields: [
    localizedLine('title', { label: label.title, maxLength: 100 }),
    localizedParagraph('subtitle', {
      label: { en: 'Subtitle', ko: '부제목' },
      description: { en: 'The line under the title.', ko: '제목 아래의 한 줄입니다.' },
      maxLength: 300,
    }),
  ],
};
