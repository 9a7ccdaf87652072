import type { GiftCardOrderWords } from './en.ts';

export const words: GiftCardOrderWords = {
  value: '₩10,000부터 ₩1,000,000까지 천 원 단위로 골라 주세요',
  recipient: '받는 분의 이름을 입력해 주세요',
  messageLink: '링크나 이메일 주소 없이 메시지를 적고, 마침표 뒤는 한 칸 띄어 주세요',
};
