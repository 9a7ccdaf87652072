import type { Locale } from 'shared/languages/localized-text.ts';

/** Labels of /faq in its three languages. Questions and answers come from the CMS. */
export const faqMessages: Record<
  Locale,
  {
    search: string;
    placeholder: string;
    found: string;
    nothing: string;
    clear: string;
    languages: string;
    stillAsking: string;
    contact: string;
    findBooking: string;
  }
> = {
  en: {
    search: 'Search the questions',
    placeholder: 'mixing, refund, YouTube',
    found: '{count} of {total} questions',
    nothing: 'No question matches. Try a shorter word, or ask us.',
    clear: 'Show all questions',
    languages: 'Language',
    stillAsking: 'Not answered?',
    contact: 'Ask us',
    findBooking: 'Find my booking',
  },
  ko: {
    search: '질문 검색',
    placeholder: '예: 믹싱, 환불, 유튜브',
    found: '질문 {total}개 중 {count}개',
    nothing: '맞는 질문이 없습니다. 더 짧은 단어로 찾아 보시거나 직접 물어봐 주세요.',
    clear: '모든 질문 보기',
    languages: '언어',
    stillAsking: '찾는 답이 없나요?',
    contact: '문의하기',
    findBooking: '내 예약 찾기',
  },
  zh: {
    search: '搜索问题',
    placeholder: '例如：混音、退款、YouTube',
    found: '共{total}个问题，找到{count}个',
    nothing: '没有匹配的问题。请换一个更短的词，或直接问我们。',
    clear: '显示全部问题',
    languages: '语言',
    stillAsking: '没有找到答案？',
    contact: '联系我们',
    findBooking: '查找我的预订',
  },
};
