import type { refusals as en } from './refusals.en.ts';

export const refusals: typeof en = {
  byType: {
    'validation-failed': '입력하신 내용을 확인해 주세요.',
    'slot-taken': '방금 다른 분이 이 시간을 예약하셨어요. 예약은 그대로예요.',
    'slot-not-on-sale': '예약할 수 없는 시간이에요. 다른 시간을 골라 주세요.',
    'move-not-allowed':
      '더 이상 시간을 변경하실 수 없어요. 변경 횟수를 모두 쓰셨거나 세션 시간이 너무 가까워요.',
    'session-begun': '세션이 시작되어 더 이상 바꾸실 수 없어요.',
    'cancellation-not-possible': '여기에서는 더 이상 취소하실 수 없어요. 지금의 예약 내용을 확인해 주세요.',
    'booking-cancelled': '그사이에 예약이 취소되었어요.',
    'refund-in-progress': '이 예약의 환불을 진행하고 있어요. 끝날 때까지 기다려 주세요.',
    'payment-in-progress': '결제를 아직 확인하고 있어요. 잠시 후 다시 시도해 주세요.',
    'klook-decides': '클룩에서 구매하셨기 때문에 클룩에서 처리돼요.',
    'too-many-requests': '요청이 너무 많았어요. 잠시 후 다시 시도해 주세요.',
    'link-invalid': '이 링크는 더 이상 사용할 수 없어요. 가장 최근 메일의 링크를 열어 주세요.',
    'page-closed': '페이지가 닫혔어요. 이메일의 링크를 다시 열어 주세요.',
    'personal-data-removed': '이 예약의 개인정보가 삭제되어 더 이상 바꾸실 수 없어요.',
    'recording-not-found': '그사이에 녹음 파일이 삭제되었어요.',
    'extension-not-possible': '이미 한 번 연장하셨거나 파일이 삭제되어 더는 연장할 수 없어요.',
    'internal-error': '저희 쪽에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
    'not-ready': '지금은 응답할 수 없어요. 잠시 후 다시 시도해 주세요.',
  },
  noAnswer:
    '응답을 받지 못해 처리되었는지 알 수 없어요. 페이지의 내용을 확인하고 필요하면 다시 시도해 주세요.',
  unknown: '처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
  fields: { 'booking-id-wrong': '이메일에 있는 예약 번호 10자리를 입력해 주세요' },
  addressMissing: '배송지를 입력해 주세요',
};
