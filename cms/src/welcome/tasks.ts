import type { User } from '../generated/payload-types.ts';
import type { StaffText } from '../language/staff-text.ts';

export interface Task {
  /** The task, in the words of whoever has it. */
  label: StaffText;
  hint: StaffText;
  /** Path below the admin panel. */
  path: string;
  /** Prices, rules and accounts are the managers' business. */
  forManagers?: true;
}

const tasks: Task[] = [
  {
    label: { en: 'Change a text', ko: '글 바꾸기' },
    hint: { en: 'Landing page, section by section', ko: '랜딩 페이지를 섹션별로' },
    path: '/globals/landing-page',
  },
  {
    label: { en: 'Change a price or the hours', ko: '가격이나 영업시간 바꾸기' },
    hint: { en: 'Booking rules', ko: '예약 규칙' },
    path: '/globals/booking-rules',
    forManagers: true,
  },
  {
    label: { en: 'Close a day', ko: '쉬는 날 정하기' },
    hint: { en: 'Booking rules, Closed dates', ko: '예약 규칙의 휴무일' },
    path: '/globals/booking-rules',
    forManagers: true,
  },
  {
    label: { en: 'Answer a question', ko: '질문에 답하기' },
    hint: { en: 'FAQ of both pages', ko: '두 페이지의 FAQ' },
    path: '/collections/faq-entries',
  },
  {
    label: { en: 'Replace a picture', ko: '사진 바꾸기' },
    hint: { en: 'Gallery', ko: '갤러리' },
    path: '/collections/gallery-items',
  },
  {
    label: { en: 'Change the drinks', ko: '음료 바꾸기' },
    hint: { en: 'Menu', ko: '메뉴' },
    path: '/collections/menu-items',
  },
  {
    label: { en: 'Put in an album', ko: '앨범 올리기' },
    hint: { en: 'Sleeve and player', ko: '재킷과 플레이어' },
    path: '/collections/albums',
  },
  {
    label: { en: 'Change phone, address or directions', ko: '전화번호, 주소, 오시는 길 바꾸기' },
    hint: { en: 'Site settings', ko: '사이트 설정' },
    path: '/globals/site-settings',
  },
  {
    label: { en: 'Open another branch', ko: '지점 늘리기' },
    hint: { en: 'Branches, each with its address, booths and hours', ko: '지점마다 주소, 부스, 시간' },
    path: '/collections/branches',
    forManagers: true,
  },
  {
    label: { en: 'Translate what is missing', ko: '빠진 번역 쓰기' },
    hint: { en: 'All texts, by language', ko: '모든 글을 언어별로' },
    path: '/missing-texts',
  },
];

/** What somebody with this role most often comes for. */
export const tasksFor = (role: User['role']): Task[] =>
  tasks.filter((task) => !task.forManagers || role === 'manager');

/** What the role may do, in a sentence. */
export const roleSentence: Record<User['role'], StaffText> = {
  editor: {
    en: 'You are an editor: you write texts and choose pictures. Prices and booking rules are a manager’s.',
    ko: '편집자입니다. 글을 쓰고 사진을 고릅니다. 가격과 예약 규칙은 관리자가 정합니다.',
  },
  manager: {
    en: 'You are a manager: texts, pictures, prices and booking rules are yours.',
    ko: '관리자입니다. 글, 사진, 가격, 예약 규칙을 모두 관리합니다.',
  },
};
