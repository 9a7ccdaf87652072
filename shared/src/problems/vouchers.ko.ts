import type { Translated } from './refusal.ts';
import type { vouchers as english } from './vouchers.en.ts';

export const vouchers: Translated<typeof english> = {
  'voucher-unknown': '없는 할인 코드입니다. 한 글자씩 다시 확인해 주세요.',
  'voucher-not-yet': '아직 사용 기간이 시작되지 않은 할인 코드입니다.',
  'voucher-ended': '사용 기간이 끝났거나 종료된 할인 코드입니다.',
  'voucher-used-up': '사용 횟수가 모두 끝난 할인 코드입니다.',
  'voucher-used-by-guest': '이 손님이 쓸 수 있는 횟수를 이미 다 썼습니다.',
  'voucher-no-address': '이메일 주소로 확인하는 할인 코드입니다. 손님의 이메일 주소를 입력해 주세요.',
  'voucher-other-guest':
    '다른 손님의 이메일로 만든 할인 코드입니다. 그 이메일 주소를 입력해야 쓸 수 있습니다.',
  'voucher-not-first': '첫 예약 손님만 쓸 수 있는 할인 코드인데, 이 주소로 예약한 적이 있습니다.',
  'voucher-other-day': '이 요일에는 쓸 수 없는 할인 코드입니다.',
  'voucher-nothing-off': '이 할인 코드로는 할인되는 금액이 없습니다.',
  'voucher-spent': '잔액이 남아 있지 않은 선물 카드입니다.',
  'voucher-taken': '같은 할인 코드가 이미 있습니다. 다른 코드를 정해 주세요.',
  'voucher-not-found': '없는 할인 코드입니다. 목록을 새로 고쳐 주세요.',
  'voucher-too-many-lookups': '이 계정에서 할인 코드를 너무 많이 조회했습니다. 1분 뒤에 다시 시도해 주세요.',
  'voucher-not-sold': '사이트에서 판매한 선물 카드 가운데 이 번호는 없습니다.',
};
