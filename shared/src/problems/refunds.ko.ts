import { formatWon } from '../pricing/won.ts';
import type { Translated } from './refusal.ts';
import type { refunds as english } from './refunds.en.ts';

export const refunds: Translated<typeof english> = {
  'refund-in-progress': '이 예약의 환불을 진행하고 있습니다. 끝난 뒤 나머지 금액을 결정해 주세요.',
  'refund-in-progress-for-party':
    '함께 결제한 일행의 환불을 진행하고 있습니다. 끝난 뒤 나머지 금액을 결정해 주세요.',
  'refund-other-balance': ({ balanceWon }) =>
    `그 사이 다른 사람이 이 예약을 환불했습니다. 더 환불할 수 있는 금액은 ${formatWon(balanceWon)}입니다. 확인하고 다시 결정해 주세요.`,
  'refund-nothing-left': '환불할 금액이 없습니다. 온라인으로 결제하지 않았거나 이미 모두 환불되었습니다.',
  'refund-beyond-balance': ({ balanceWon }) =>
    `최대 ${formatWon(balanceWon)}까지 환불할 수 있습니다. 그 이하의 금액을 골라 주세요.`,
  'refund-policy-gives': ({ suggestedWon }) =>
    suggestedWon === 0
      ? '지금은 이 예약의 규정상 환불 금액이 없습니다. 그래도 환불하려면 다른 금액을 환불한다고 표시하고 사유를 입력해 주세요.'
      : `지금 이 예약의 규정상 환불 금액은 ${formatWon(suggestedWon)}입니다. 그 금액을 환불하거나, 다른 금액을 환불한다고 표시하고 사유를 입력해 주세요.`,
  'refund-party-by-policy':
    '일행 전체는 규정에 따라서만 환불됩니다. 다른 금액은 사유를 입력해 한 사람씩 환불해 주세요.',
  'refund-policies-give': ({ suggestedWon }) =>
    suggestedWon === 0
      ? '지금은 이 예약들의 규정상 환불 금액이 없습니다. 그래도 환불하려면 사유를 입력해 한 사람씩 환불해 주세요.'
      : `지금 이 예약들의 규정상 환불 금액은 모두 ${formatWon(suggestedWon)}입니다. 그 금액을 환불하거나, 다른 금액은 한 사람씩 환불해 주세요.`,
  'gift-card-used':
    '이미 사용했거나 결제 중인 선물 카드는 환불할 수 없습니다. 남은 금액은 카드에 그대로 있습니다.',
  'ledger-day-not-over': '이미 지난 날짜를 골라 주세요. 오늘 결제는 아직 들어오고 있습니다.',
  'ledger-unavailable': '지금은 결제사의 내역을 불러올 수 없습니다. 몇 분 뒤에 다시 시도해 주세요.',
  'ledger-being-compared': '지금 이 날짜를 대조하고 있습니다. 잠시 후 다시 확인해 주세요.',
  'refund-amount': '환불 금액을 0보다 큰 원 단위 숫자로 입력해 주세요.',
  'refund-reason': '사유를 한 줄로, 200자 이하로 적어 주세요.',
  'refund-reason-for-override': '규정과 다른 금액을 환불하는 사유를 입력해 주세요.',
  'refund-key': '요청을 보내지 못했습니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.',
  'ledger-day': '이미 지난 날짜를 골라 주세요.',
  'refund-key-reused': '이미 다른 환불에 쓴 요청입니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.',
};
