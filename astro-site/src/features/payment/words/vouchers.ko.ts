import type { vouchers as en } from './vouchers.en.ts';

export const vouchers: typeof en = {
  ask: '할인 코드가 있어요',
  code: '할인 코드',
  use: '코드 사용하기',
  using: '확인하는 중...',
  missing: '받으신 코드를 그대로 입력해 주세요.',
  used: (code) => `할인 코드 ${code}`,
  takingOff: '빼는 중...',
  takeOffCode: (code) => `할인 코드 ${code} 빼기`,
  total: (total) => `합계가 ${total}으로 바뀌었어요.`,
  covered: '코드로 전부 결제되어 카드가 필요 없어요.',
  complete: '예약 확정하기',
  completing: '확정하는 중...',
  failed: '처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
  refused: {
    unknown: '없는 코드예요. 한 글자씩 다시 확인해 주세요.',
    'not-yet': '아직 사용할 수 없는 코드예요. 사용 기간이 시작되면 다시 입력해 주세요.',
    ended: '더 이상 사용할 수 없는 코드예요.',
    'used-up': '사용 횟수가 모두 끝난 코드예요.',
    'used-by-guest': '한 분이 쓸 수 있는 횟수를 이미 다 쓰셨어요.',
    'no-address': '이메일 주소로 확인하는 코드예요. 이메일 주소로 예약해 주세요.',
    'other-guest': '다른 이메일 주소로 드린 코드예요. 코드를 받으신 주소로 예약해 주세요.',
    'not-first': '첫 예약에만 쓸 수 있는 코드예요. 전에 예약하신 적이 있어요.',
    'other-day': '예약하신 날에는 쓸 수 없는 코드예요.',
    'nothing-off': '고르신 내용에는 할인되는 금액이 없는 코드예요.',
  },
};
