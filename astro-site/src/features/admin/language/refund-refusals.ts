import { refundMessages, reconcileMessages } from 'shared/refunds/refunds.ts';
import { refundRefusals } from 'shared/refunds/refund-refusals.ts';
import type { Sentence } from './translator.ts';

/** What the service says in English about refunds and the ledger. */
export const refundsSaid = { ...refundRefusals, ...refundMessages, ...reconcileMessages };

/** The same in Korean. */
export const refundsInKorean: Record<keyof typeof refundsSaid, Sentence> = {
  inProgress: '이 예약의 환불을 진행하고 있습니다. 끝난 뒤 나머지 금액을 결정해 주세요.',
  inProgressForParty: '함께 결제한 일행의 환불을 진행하고 있습니다. 끝난 뒤 나머지 금액을 결정해 주세요.',
  otherBalance: (balance) =>
    `그 사이 다른 사람이 이 예약을 환불했습니다. 더 환불할 수 있는 금액은 ${balance}입니다. 확인하고 다시 결정해 주세요.`,
  nothingLeft: '환불할 금액이 없습니다. 온라인으로 결제하지 않았거나 이미 모두 환불되었습니다.',
  beyondBalance: (balance) => `최대 ${balance}까지 환불할 수 있습니다. 그 이하의 금액을 골라 주세요.`,
  policyGivesNothing:
    '지금은 이 예약의 규정상 환불 금액이 없습니다. 그래도 환불하려면 다른 금액을 환불한다고 표시하고 사유를 입력해 주세요.',
  policyGives: (amount) =>
    `지금 이 예약의 규정상 환불 금액은 ${amount}입니다. 그 금액을 환불하거나, 다른 금액을 환불한다고 표시하고 사유를 입력해 주세요.`,
  partyByPolicy: '일행 전체는 규정에 따라서만 환불됩니다. 다른 금액은 사유를 입력해 한 사람씩 환불해 주세요.',
  policiesGiveNothing:
    '지금은 이 예약들의 규정상 환불 금액이 없습니다. 그래도 환불하려면 사유를 입력해 한 사람씩 환불해 주세요.',
  policiesGive: (amount) =>
    `지금 이 예약들의 규정상 환불 금액은 모두 ${amount}입니다. 그 금액을 환불하거나, 다른 금액은 한 사람씩 환불해 주세요.`,
  giftCardUsed:
    '이미 사용했거나 결제 중인 선물 카드는 환불할 수 없습니다. 남은 금액은 카드에 그대로 있습니다.',
  dayNotOver: '이미 지난 날짜를 골라 주세요. 오늘 결제는 아직 들어오고 있습니다.',
  providerSilent: '지금은 결제사의 내역을 불러올 수 없습니다. 몇 분 뒤에 다시 시도해 주세요.',
  beingCompared: '지금 이 날짜를 대조하고 있습니다. 잠시 후 다시 확인해 주세요.',
  amount: '환불 금액을 0보다 큰 원 단위 숫자로 입력해 주세요.',
  reason: '사유를 한 줄로, 200자 이하로 적어 주세요.',
  reasonForOverride: '규정과 다른 금액을 환불하는 사유를 입력해 주세요.',
  key: '요청을 보내지 못했습니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.',
  day: '이미 지난 날짜를 골라 주세요.',
};
