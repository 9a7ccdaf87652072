import type { GlobalConfig } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { label } from '../fields/common-labels.ts';
import { directions } from '../fields/directions.ts';
import { navGroup, pageVersions } from '../fields/editorial.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { contactSection } from './contact-section.ts';

/** Name, contact and directions, which many pages show. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: { en: 'Site settings', ko: '사이트 설정' },
  admin: {
    group: navGroup.settings,
    description: {
      en: 'Name, contact section, footer and what search engines show.',
      ko: '이름, 연락처 섹션, 푸터, 검색 결과에 나오는 글입니다.',
    },
  },
  access: { read: publishedOrStaff, readVersions: staff, update: staff },
  versions: pageVersions,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: label.name,
          fields: [
            localizedLine('cafeName', {
              label: { en: 'Cafe Name', ko: '카페 이름' },
              description: {
                en: 'Top bar, page titles, e-mails and the footer.',
                ko: '상단 바, 페이지 제목, 메일, 푸터에 나옵니다.',
              },
              maxLength: 60,
            }),
            localizedLine('tagline', {
              label: { en: 'Tagline', ko: '한 줄 소개' },
              description: {
                en: 'Follows the name in the browser tab and in shared links.',
                ko: '브라우저 탭과 공유한 링크에서 이름 뒤에 나옵니다.',
              },
              maxLength: 90,
            }),
            localizedParagraph('description', {
              label: label.description,
              description: {
                en: 'The two lines search engines show under the title. 160 characters are shown at most.',
                ko: '검색 결과의 제목 아래에 나오는 두 줄입니다. 최대 160자까지 나옵니다.',
              },
              maxLength: 200,
            }),
            {
              name: 'sharePicture',
              label: { en: 'Picture of a shared link', ko: '공유 링크 사진' },
              type: 'upload',
              relationTo: 'media',
              displayPreview: true,
              admin: {
                description: {
                  en: 'Shown when somebody shares a page in a chat or a network. 1200 by 630 pixels fit best; what it shows is described at the picture itself.',
                  ko: '누군가 채팅이나 SNS에 페이지를 공유하면 나옵니다. 1200×630픽셀이 가장 알맞고, 무엇을 찍은 사진인지는 사진 자체에 적습니다.',
                },
              },
            },
          ],
        },
        contactSection,
        {
          label: { en: 'Getting here', ko: '오시는 길' },
          fields: [
            localizedLine('gettingHereHeading', {
              label: { en: 'Getting Here Heading', ko: '오시는 길 제목' },
              description: {
                en: 'Heading of the box in the contact section.',
                ko: '연락처 섹션에 있는 상자의 제목입니다.',
              },
            }),
            directions,
          ],
        },
        {
          label: { en: 'Footer', ko: '푸터' },
          fields: [
            localizedLine('copyright', {
              label: { en: 'Copyright', ko: '저작권 표시' },
              description: { en: 'Last line of the footer.', ko: '푸터의 마지막 줄입니다.' },
            }),
            localizedLine('businessRegistration', {
              label: { en: 'Business registration line', ko: '사업자 정보' },
              description: {
                en: 'After the copyright. The first one is a sample: replace it before going live.',
                ko: '저작권 표시 뒤에 나옵니다. 처음 값은 샘플이니 사이트를 열기 전에 바꿔 주세요.',
              },
              maxLength: 300,
            }),
          ],
        },
      ],
    },
  ],
};
