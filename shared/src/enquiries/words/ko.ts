import type { EnquiryFieldWords } from './en.ts';

export const words: EnquiryFieldWords = {
  topic: '가맹 신청과 설명회 예약 중에서 골라 주세요',
  name: '이름을 입력해 주세요',
  city: '매장을 열고 싶은 도시를 입력해 주세요',
  phone: '연락받으실 전화번호를 입력해 주세요',
};
