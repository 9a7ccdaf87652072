import type { Tab } from 'payload';
import { labels } from '../fields/common-labels.ts';
import { localizedLine } from '../fields/localized-text.ts';
import {
  validateEmail,
  validateOptionalEmail,
  validatePhone,
  validateWebAddress,
} from '../validation/contact.ts';

/** How visitors and franchisees reach the cafe. */
export const contactSection: Tab = {
  label: { en: 'Contact section', ko: '연락처 섹션' },
  fields: [
    localizedLine('contactHeading', {
      label: { en: 'Contact Heading', ko: '연락처 제목' },
      description: { en: 'Heading of the contact section.', ko: '연락처 섹션의 제목입니다.' },
    }),
    localizedLine('address', {
      label: { en: 'Address', ko: '주소' },
      description: {
        en: 'Contact section, footer and the structured data for maps.',
        ko: '연락처 섹션, 푸터, 지도용 구조화 데이터에 나옵니다.',
      },
    }),
    localizedLine('nearestStation', {
      label: { en: 'Nearest Station', ko: '가까운 역' },
      description: {
        en: 'Contact section. The payment-success page says "Line 3 exit 8, 3-minute walk"; that text is fixed.',
        ko: '연락처 섹션에 나옵니다. 결제 완료 페이지의 "Line 3 exit 8, 3-minute walk"는 고정된 글입니다.',
      },
    }),
    localizedLine('openingHoursText', {
      label: { en: 'Opening Hours Text', ko: '영업시간 글' },
      description: {
        en: 'How the hours are written; {openingHours} reads them from Booking rules, where is decided what can be booked.',
        ko: '영업시간을 쓰는 글입니다. {openingHours}는 ‘예약 규칙’의 시간을 가져오고, 예약할 수 있는 시간은 거기에서 정합니다.',
      },
    }),
    {
      name: 'phone',
      label: { en: 'Phone', ko: '전화번호' },
      type: 'text',
      required: true,
      validate: validatePhone,
      admin: {
        description: {
          en: 'Contact section. The number of the first installation is a sample: replace it.',
          ko: '연락처 섹션에 나옵니다. 처음 설치할 때의 번호는 샘플이니 바꿔 주세요.',
        },
      },
    },
    {
      name: 'email',
      label: { en: 'E-mail', ko: '이메일' },
      type: 'text',
      required: true,
      validate: validateEmail,
      admin: {
        description: {
          en: 'Contact section. The address of the first installation is a sample: replace it.',
          ko: '연락처 섹션에 나옵니다. 처음 설치할 때의 주소는 샘플이니 바꿔 주세요.',
        },
      },
    },
    {
      name: 'franchiseEmail',
      label: { en: 'E-mail for franchise enquiries', ko: '가맹 문의 이메일' },
      type: 'text',
      validate: validateOptionalEmail,
      admin: {
        description: {
          en: 'What people write on the franchise page is mailed here. Empty: to the address above.',
          ko: '가맹 안내 페이지에서 보낸 문의가 이 주소로 옵니다. 비워 두면 위 주소로 보냅니다.',
        },
      },
    },
    {
      name: 'supportHandle',
      label: { en: 'Chat handle for support', ko: '고객 지원 채팅 아이디' },
      type: 'text',
      required: true,
      maxLength: 60,
      admin: {
        description: {
          en: 'Payment success and failure pages. The first one is a sample: replace it.',
          ko: '결제 완료 페이지와 결제 실패 페이지에 나옵니다. 처음 값은 샘플이니 바꿔 주세요.',
        },
      },
    },
    {
      name: 'socialLinks',
      type: 'array',
      label: { en: 'Social Links', ko: '소셜 링크' },
      labels: labels('Social link', 'Social links', '소셜 링크'),
      maxRows: 8,
      admin: {
        description: {
          en: 'Icons in the contact section. The first four lead to the networks’ start pages.',
          ko: '연락처 섹션의 아이콘입니다. 처음 네 개는 각 서비스의 첫 페이지로 이어집니다.',
        },
      },
      fields: [
        { name: 'label', label: { en: 'Label', ko: '이름표' }, type: 'text', required: true, maxLength: 40 },
        {
          name: 'url',
          label: { en: 'Address', ko: '주소' },
          type: 'text',
          required: true,
          validate: validateWebAddress,
        },
      ],
    },
  ],
};
