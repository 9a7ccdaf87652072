import type { PaymentRefusals } from './refusals.en.ts';

const expired = '결제할 수 있는 시간이 지났어요. 결제된 금액은 없으니 다시 결제해 주세요.';

export const refusals: PaymentRefusals = {
  byType: {
    'booking-not-found':
      '예약 번호와 이메일이 일치하는 예약을 찾을 수 없어요. 예약 화면에서 다시 시작해 주세요.',
    'payment-not-found': '이 결제를 찾을 수 없어요. 예약 화면에서 다시 시작해 주세요.',
    'voucher-refused':
      '이 할인 코드를 더 이상 사용할 수 없어요. 결제된 금액은 없으니 코드를 빼고 결제하시거나 다시 예약해 주세요.',
    'amount-mismatch':
      '결제 금액이 예약 금액과 달라서 이 단계에서는 결제되지 않았어요. 결제를 다시 시작해 주세요.',
    'hold-expired':
      '결제 가능 시간이 지났거나 세션이 이미 시작되어 결제가 진행되지 않았어요. 다시 예약해 주세요.',
    'slot-taken':
      '결제 가능 시간이 지난 뒤 다른 분이 예약하셔서 이 시간을 드릴 수 없어요. 결제된 금액은 없으니 다른 시간을 골라 주세요.',
    'already-paid':
      '이 예약은 이미 결제되었어요. 자세한 내용은 예약 확정 메일에 있어요. 혹시 한 번 더 결제되었다면 그 금액은 전액 환불해 드려요.',
    'payment-in-progress': '이 예약의 다른 결제를 확인하고 있어요. 잠시 기다렸다가 다시 시도해 주세요.',
    'payment-closed': '이 결제는 중단되었고 결제된 금액은 없어요. 다시 예약해 주세요.',
    'payment-refunded':
      '이 결제는 전액 환불되었거나 환불을 진행하고 있어요. 진행 중이라면 끝나는 대로 이메일로 알려 드려요. 방문을 원하시면 다시 예약해 주세요.',
    'payment-failed':
      '결제가 승인되지 않았어요. 결제된 금액은 없으니 다시 결제하시거나 다른 카드를 이용해 주세요.',
    'payment-unavailable':
      '지금은 카드로 결제하실 수 없어요. 결제된 금액은 없으니 몇 분 뒤 다시 시도해 주세요.',
    'booking-cancelled':
      '취소된 예약이라 결제하실 수 없어요. 다시 예약해 주세요. 이미 결제하셨다면 저희에게 연락해 주세요.',
    'nothing-to-pay':
      '이 예약은 온라인으로 결제하실 금액이 없어요. 결제에 대해 궁금한 점은 저희에게 연락해 주세요.',
    'too-many-requests': '요청이 너무 많았어요. 1분 뒤 다시 시도해 주세요.',
    'not-ready': '지금은 응답할 수 없어요. 잠시 후 다시 시도해 주세요.',
    'internal-error': '저희 쪽에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  },
  byCode: {
    'payment-wrong-amount-taken':
      '예약 금액과 다른 금액이 결제되었어요. 전액 환불하고, 끝나면 이메일로 알려 드려요. 예약은 아직 결제되지 않았으니 결제를 다시 시작해 주세요.',
    NOT_FOUND_PAYMENT_SESSION: expired,
    EXPIRED_PAYMENT: expired,
    EXPIRED: expired,
    INVALID_CARD_EXPIRATION:
      '카드 유효기간이 올바르지 않아요. 결제된 금액은 없으니 확인하고 다시 시도해 주세요.',
    FDS_ERROR: '카드사에서 이 결제를 막았어요. 결제된 금액은 없으니 카드사에 문의해 주세요.',
    CANCELED: '이 결제는 취소되었고 청구되는 금액은 없어요. 결제를 다시 시작해 주세요.',
  },
  notCharged: (reason) => `${reason} 결제된 금액은 없어요.`,
  noAnswer: '서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
};
