import type { Tab, TextField } from 'payload';
import { localizedLine } from '../fields/localized-text.ts';
import type { StaffText } from '../language/staff-text.ts';
import { validateOptionalEmail, validateOptionalPhone } from '../validation/contact.ts';

const asInSettings = {
  en: 'Empty: as in Site settings.',
  ko: '비워 두면 ‘사이트 설정’을 따릅니다.',
};

const own = (name: string, label: StaffText, field: Partial<TextField>): TextField =>
  ({ name, label, type: 'text', admin: { description: asInSettings }, ...field }) as TextField;

/** How visitors reach this branch. */
export const branchContact: Tab = {
  label: { en: 'Contact', ko: '연락처' },
  fields: [
    localizedLine('address', {
      label: { en: 'Address', ko: '주소' },
      description: {
        en: 'Contact section, e-mails about bookings here, and the structured data for maps.',
        ko: '연락처 섹션, 이 지점의 예약 메일, 지도용 구조화 데이터에 나옵니다.',
      },
    }),
    localizedLine('nearestStation', {
      label: { en: 'Nearest Station', ko: '가까운 역' },
      description: {
        en: 'Station and minutes on foot in one line: contact section, wizard and e-mails.',
        ko: '역과 걸어서 걸리는 시간을 한 줄로 씁니다. 연락처 섹션, 예약 화면, 메일에 나옵니다.',
      },
    }),
    localizedLine('openingHoursText', {
      label: { en: 'Opening Hours Text', ko: '영업시간 글' },
      optional: true,
      description: {
        en: 'Empty: as in Site settings, with the hours of this branch. {openingHours} means this branch’s hours here.',
        ko: '비워 두면 ‘사이트 설정’의 글에 이 지점의 시간이 들어갑니다. 여기에서 {openingHours}는 이 지점의 영업시간입니다.',
      },
    }),
    own('phone', { en: 'Phone', ko: '전화번호' }, { validate: validateOptionalPhone }),
    own('email', { en: 'E-mail', ko: '이메일' }, { validate: validateOptionalEmail }),
    own('supportHandle', { en: 'Chat handle for support', ko: '고객 지원 채팅 아이디' }, { maxLength: 60 }),
  ],
};
