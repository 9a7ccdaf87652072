import type { FaqWords } from './en.ts';

export const words: FaqWords = {
  search: '질문 검색',
  placeholder: '예: 믹싱, 환불, 유튜브',
  found: '질문 {total}개 중 {count}개',
  nothing: '맞는 질문이 없어요. 더 짧은 단어로 찾아 보시거나 저희에게 물어봐 주세요.',
  clear: '모든 질문 보기',
  languages: '언어',
  stillAsking: '찾는 답이 없나요?',
  contact: '문의하기',
  findBooking: '내 예약 찾기',
};
