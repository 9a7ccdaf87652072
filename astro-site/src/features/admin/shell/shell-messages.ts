import { specified } from '../language/specified.ts';
import type { InEveryLanguage } from '../language/language.ts';

const en = {
  welcome: (name: string) => `Welcome, ${name}`,
  role: { user: 'Editor', staff: 'Staff', admin: 'Admin', super_admin: 'Super admin' },
  places: {
    '/admin/day': 'Today',
    '/admin/cash-up': 'Cash-up',
    '/admin': 'Bookings',
    '/admin/deliveries': 'Deliveries',
    '/admin/enquiries': 'Enquiries',
    '/admin/reports': 'Reports',
    '/admin/statements': 'Statements',
    '/admin/vouchers': 'Vouchers',
    '/admin/users': 'User Management',
    '/admin/audit': 'Audit log',
    '/admin/account': 'My account',
    '/admin/personal-data': 'Personal data',
  },
  cms: 'Website content',
  navigation: 'Admin area',
  home: 'To the website',
};
export type ShellTexts = typeof en;

const ko: ShellTexts = {
  welcome: (name) => `${name} 님, 환영합니다`,
  role: { user: '편집자', staff: '스태프', admin: specified.admin, super_admin: specified.superAdmin },
  places: {
    '/admin/day': '오늘',
    '/admin/cash-up': '마감 정산',
    '/admin': '예약 관리',
    '/admin/deliveries': '전달',
    '/admin/enquiries': '가맹 문의',
    '/admin/reports': '보고서',
    '/admin/statements': '월 정산서',
    '/admin/vouchers': '할인 코드',
    '/admin/users': '계정 관리',
    '/admin/audit': '작업 기록',
    '/admin/account': '내 계정',
    '/admin/personal-data': '개인정보',
  },
  cms: '웹사이트 편집',
  navigation: '관리자 메뉴',
  home: '홈페이지로',
};

/** Words of the frame around every admin page. */
export const shellTexts: InEveryLanguage<ShellTexts> = { en, ko };
