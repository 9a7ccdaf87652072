import type { VoucherRefusal } from 'shared/vouchers/redeem.ts';

/** Why a code cannot be used, by what the service calls it. */
export const vouchersInKorean: Record<VoucherRefusal, string> = {
  unknown: '없는 할인 코드입니다. 한 글자씩 다시 확인해 주세요.',
  'not-yet': '아직 사용 기간이 시작되지 않은 할인 코드입니다.',
  ended: '사용 기간이 끝났거나 종료된 할인 코드입니다.',
  'used-up': '사용 횟수가 모두 끝난 할인 코드입니다.',
  'used-by-guest': '이 손님이 쓸 수 있는 횟수를 이미 다 썼습니다.',
  'no-address': '이메일 주소로 확인하는 할인 코드입니다. 손님의 이메일 주소를 입력해 주세요.',
  'other-guest': '다른 손님의 이메일로 만든 할인 코드입니다. 그 이메일 주소를 입력해야 쓸 수 있습니다.',
  'not-first': '첫 예약 손님만 쓸 수 있는 할인 코드인데, 이 주소로 예약한 적이 있습니다.',
  'other-day': '이 요일에는 쓸 수 없는 할인 코드입니다.',
  spent: '잔액이 남아 있지 않은 선물 카드입니다.',
  'nothing-off': '이 할인 코드로는 할인되는 금액이 없습니다.',
};
