import { formatWon } from 'shared/pricing/won.ts';
import type { ApiWords } from './en.ts';

export const words: ApiWords = {
  noAnswer: '서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  unreadable: '응답을 읽지 못했어요. 페이지를 새로 고치고 다시 시도해 주세요.',
  problems: {
    'validation-failed': '입력하신 내용을 확인해 주세요.',
    'malformed-request': '요청을 처리하지 못했어요. 페이지를 새로 고치고 다시 시도해 주세요.',
    'other-origin': '요청을 처리하지 못했어요. 페이지를 새로 고치고 다시 시도해 주세요.',
    'booking-not-found': '예약을 찾지 못했어요. 예약 페이지에서 다시 시작해 주세요.',
    'payment-not-found': '결제 정보를 찾지 못했어요. 예약 페이지에서 다시 시작해 주세요.',
    'slot-taken': ({ nearestTime, goneTime }) => {
      if (nearestTime && !goneTime) return '모든 시간이 다시 비었어요. 한 번 더 보내 주세요.';
      return '방금 다른 분이 이 시간을 예약하셨어요. 다른 시간을 골라 주세요.';
    },
    'slot-not-on-sale': '예약할 수 없는 시간이에요. 다른 시간을 골라 주세요.',
    'price-changed': ({ totalPrice }) =>
      `가격이 바뀌었어요.${totalPrice === undefined ? '' : ` 새 합계는 ${formatWon(totalPrice)}이에요.`} 확인하고 다시 보내 주세요.`,
    'klook-already-used': '이미 등록된 클룩 예약 번호예요. 직접 등록하신 것이 아니라면 저희에게 알려 주세요.',
    'hold-expired':
      '결제 가능 시간이 지났거나 세션이 이미 시작되어 결제되지 않았어요. 시간을 골라 다시 예약해 주세요.',
    'already-paid':
      '이미 결제된 예약이에요. 확인 메일에서 예약을 볼 수 있어요. 두 번 결제하셨다면 나중 금액은 전액 환불해 드려요.',
    'payment-in-progress': '이 예약의 결제를 확인하고 있어요. 잠시 기다렸다가 다시 시도해 주세요.',
    'payment-closed':
      '더 이상 결제를 기다리는 예약이 아니며, 이번에 청구된 금액은 없어요. 다시 예약하시거나 저희에게 문의해 주세요.',
    'booking-cancelled': '취소된 예약이에요. 다시 예약해 주세요. 이미 결제하셨다면 저희에게 문의해 주세요.',
    'payload-too-large': '내용이 너무 길어요. 줄여서 다시 시도해 주세요.',
    'idempotency-key-reused': '요청을 처리하지 못했어요. 페이지를 새로 고치고 다시 시도해 주세요.',
    'too-many-requests': '요청이 너무 많았어요. 잠시 후 다시 시도하시거나 저희에게 문의해 주세요.',
    'proof-required': '지금은 예약이 몰려 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
    'internal-error':
      '저희 쪽에 문제가 생겨, 요청이 처리되었는지 알 수 없어요. 먼저 확인하고 다시 시도해 주세요.',
    'not-ready': '지금은 응답할 수 없어요. 잠시 후 다시 시도해 주세요.',
  },
};
