import type { StatusTexts } from './status-messages.ts';

export const ko: StatusTexts = {
  updated: '예약 상태를 변경했습니다.',
  failed: '예약 상태를 변경하지 못했습니다.',
  cancelTitle: (id) => `예약 ${id}, 취소할까요?`,
  title: (status, id) => `예약 ${id}의 상태를 바꿀까요? 새 상태: ${status}`,
  whatHappens: '변경하면 다음과 같이 됩니다.',
  email: '메일',
  slot: '시간',
  money: '결제',
  mails: {
    'klook-confirmed': 'Klook 예약 확정',
    'booking-reinstated': '예약 유지 안내',
    'booking-reconfirmed': '예약 유지 안내',
    'booking-cancelled': '예약 취소',
  },
  mailWhy: {
    'klook-confirmed': '',
    'booking-reinstated': '앞서 보낸 취소 메일을 바로잡는 메일입니다.',
    'booking-reconfirmed': '확정 메일과 달라진 새 시간을 알려 주는 메일입니다.',
    'booking-cancelled': '결제 금액이 어떻게 되는지도 알려 줍니다.',
  },
  mailTo: (name, email, mail, language) =>
    `${name} 님(${email})에게 ‘${mail}’ 메일이 갑니다. 메일 언어: ${language}.`,
  mailAbout: (names, email, mail, language) =>
    `${email} 주소로 ‘${mail}’ 메일이 갑니다. 대상: ${names}. 메일 언어: ${language}.`,
  ofEach: (what) => `모두: ${what}`,
  ofSinger: (name, what) => `${name} 님: ${what}`,
  noMail: '고객에게 가는 메일은 없습니다.',
  slots: {
    freed: (when) => `${when} 시간이 바로 비워져 누구나 예약할 수 있습니다.`,
    kept: (when) => `${when} 시간은 그대로 유지됩니다.`,
    'taken-again': (when) => `그 사이 다른 예약이 없으면 ${when} 시간을 다시 확보합니다.`,
    free: (when) => `${when} 시간은 계속 비어 있습니다.`,
  },
  noTime: '아직 시간이 정해지지 않아 확보된 시간이 없습니다.',
  withoutTime:
    '아직 시간이 정해지지 않아 확보된 시간이 없으므로, 다른 고객이 그 시간을 예약할 수 있습니다. 시간을 입력할 때까지 ‘확인 필요’에 남아 있습니다.',
  guestSaid: (when) => `고객이 적은 시간: ${when}.`,
  cancelMoney: {
    paid: (amount) =>
      `결제된 ${amount}은 자동으로 환불되지 않고 남아 있습니다. 취소한 뒤 ‘환불’을 눌러 규정에 따른 금액을 보내 주세요.`,
    partly: (back, left) =>
      `${back}은 환불되었고 ${left}이 남아 있습니다. 취소한 뒤 ‘환불’을 눌러 규정에 따른 금액을 보내 주세요.`,
    atCounter: (amount) => `${amount}을 현장에서 받았습니다. 카운터에서 돌려주고 기록해 주세요.`,
    underWay: '환불이 진행 중이며 그대로 계속됩니다.',
    allBack: '결제 금액은 이미 모두 환불되었습니다.',
    nothing: '결제된 금액이 없습니다.',
    checking:
      '카드 결제가 되었는지 결제사에서 아직 답하지 않았습니다. 결제되었다면 전액 자동으로 환불됩니다.',
  },
  standMoney: {
    paid: (amount) => `${amount} 결제 완료. 그대로 유지됩니다.`,
    partly: (back, left) => `${back}은 환불되었고 ${left}이 남아 있습니다.`,
    underWay: '환불이 진행 중이며 그대로 계속됩니다.',
    allBack: '결제 금액이 이미 환불되어, 결제 없이 예약만 남게 됩니다.',
    nothing: (total) => `${total}이 결제되지 않았습니다. 결제 없이 시간이 유지됩니다.`,
    checking: '카드 결제가 되었는지 결제사에서 아직 답하지 않았습니다.',
  },
  freeMoney: '무료 녹음이라 오가는 금액이 없습니다.',
  klookMoney: '녹음은 Klook에서 결제되었고 Klook에서 정산됩니다.',
  addOns: (amount) => `추가 서비스 ${amount}은 결제되지 않았습니다.`,
  agree: {
    cancel: '예약 취소',
    cancelAndSend: '예약을 취소하고 메일 보내기',
    cancelAll: (count) => `예약 ${count}건 취소`,
    cancelAllAndSend: (count) => `예약 ${count}건을 취소하고 메일 보내기`,
    set: (status) => `상태 변경: ${status}`,
    setAndSend: (status) => `상태를 바꾸고 메일 보내기: ${status}`,
  },
  agreeing: '저장하는 중...',
  leave: '그대로 두기',
  timeFirst: '시간 먼저 입력',
  undo: '실행 취소',
  undone: (status) => `이전 상태로 되돌렸습니다: ${status}.`,
  withoutTimeBadge: '시간 없이 확정됨',
};
