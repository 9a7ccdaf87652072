import type { WithFewerAccents } from '../../../components/ui/bilingual.ts';
import type { GiftCardFormWords } from './en.ts';

export const words: WithFewerAccents<GiftCardFormWords> = {
  noScript: '양식을 쓰려면 자바스크립트가 필요해요.',
  amount: '얼마를 선물할까요?',
  own: '직접 입력',
  ownAmount: '금액 (원)',
  recipient: '누구에게 선물하나요?',
  recipientHint: '카드에 이 이름이 적혀요.',
  message: '카드에 적을 말 (선택)',
  buyer: '보내는 분의 이름',
  buyerMissing: '이름을 입력해 주세요',
  email: '보내는 분의 이메일',
  emailHint: '카드가 이 주소로 와요. 인쇄하거나 전달하실 수 있어요.',
  submit: (won) => `${won} 결제하기`,
  submitPlain: '결제하러 가기',
  submitting: '잠시만요...',
  failed: '보내지 못했어요. 입력하신 내용은 그대로 있으니 다시 시도해 주세요.',
};
