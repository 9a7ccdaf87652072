import type { money as en } from './money.en.ts';

export const money: typeof en = {
  heading: '결제',
  none: '온라인으로 결제하신 금액이 없어요.',
  free: '결제하실 금액이 없었어요.',
  elsewhere: '스튜디오나 클룩에서 결제하셨어요.',
  paid: '결제 금액',
  method: '결제 수단',
  card: '카드',
  withGiftCard: (gift) => `선물 카드 (${gift})`,
  approvedAt: '승인 일시',
  refunded: '지금까지 환불된 금액',
  receipt: '카드사 영수증 보기',
  refundsHeading: '환불',
  refund: {
    'on-its-way': (amount, since) => `${amount}: ${since}부터 환불을 진행하고 있어요.`,
    'paid-back': (amount, at) => `${amount}: ${at}에 환불되었어요. 은행에 표시되기까지 며칠 걸릴 수 있어요.`,
    gift: (amount, at) => `${amount}: ${at}에 선물 카드로 돌려 드렸어요.`,
    stuck: (amount) => `${amount}: 바로 처리되지 않아 저희 직원이 확인하고 있어요. 따로 하실 일은 없어요.`,
  },
  policy: {
    heading: '일정이 바뀌었다면',
    lead: '예약하실 때의 규정이 그대로 적용돼요.',
    cancelFree: (until) => `${until}까지 취소: 전액 환불`,
    cancelPart: (percent, until) => `${until}까지 취소: 세션 요금의 ${percent}% 환불`,
    cancelNothing: (from) => `${from} 이후: 세션 요금은 환불되지 않아요.`,
    cancelOver: '세션 요금은 이제 환불되지 않아요.',
    noShow: (percent) => (percent === 0 ? '노쇼는 환불되지 않아요.' : `노쇼: 세션 요금의 ${percent}% 환불`),
    addOn: (name, until) => `${name}: ${until}까지 취소하면 전액 환불`,
    move: (count, until) => `${until}까지 무료로 시간을 변경하실 수 있어요. 남은 횟수: ${count}회`,
    moveOver: (until) => `시간 변경은 ${until}까지 가능했어요.`,
    movesUsed: (max) =>
      max === 0 ? '이 예약은 시간을 변경하실 수 없어요.' : `시간 변경 ${max}회를 모두 사용하셨어요.`,
  },
  cancel: {
    open: '예약 취소',
    title: '예약 취소',
    loading: '환불 금액을 계산하고 있어요...',
    failed: '환불 금액을 계산하지 못했어요.',
    session: '녹음 세션',
    linePaid: (paid) => `${paid} 중`,
    sum: '카드로 환불되는 금액',
    giftSum: '선물 카드로 환불되는 금액',
    refundedSum: '이미 환불된 금액',
    keptSum: '환불되지 않는 금액',
    nothingPaid: '결제된 금액이 없어서 환불할 금액도 없어요. 시간은 바로 다른 분들께 열려요.',
    lessFrom: (from) => `${from}부터는 환불 금액이 줄어들어요.`,
    final: '취소하신 세션은 되돌릴 수 없어요. 취소하시는 즉시 다른 분이 예약하실 수 있어요.',
    confirm: (amount) => `취소하고 ${amount} 환불받기`,
    confirmNothing: '환불 없이 취소하기',
    confirmUnpaid: '예약 취소하기',
    working: '취소하는 중...',
    keep: '예약 유지하기',
    changed: (amount) =>
      `확인하시는 사이에 금액이 바뀌었어요. 지금 취소하시면 ${amount}이 환불돼요. 다시 확인해 주세요. 아직 취소되지 않았어요.`,
    done: (amount) =>
      `취소되었어요. ${amount}을 카드로 돌려드리고 있어요. 환불이 끝나면 티켓에서 확인하실 수 있어요.`,
    doneGift: (amount) =>
      `취소되었어요. ${amount}을 결제하신 수단으로 돌려드려요. 자세한 내용은 이메일로 알려 드려요.`,
    doneNothing: '취소되었어요. 이메일로도 알려 드려요.',
    klook: '이 세션은 클룩에서 구매하셨어요. 취소와 환불은 클룩 약관에 따라 클룩에서 처리돼요.',
    klookWhere: '클룩에서 "내 예약"을 열고 이 예약을 선택해 주세요.',
    klookLink: '클룩 열기',
    byStaff: '이 세션은 스튜디오에서 결제하셨어요. 취소를 원하시면 저희에게 연락해 주세요.',
    byStaffOf: (names) => `스튜디오에서 결제하신 세션: ${names}. 취소를 원하시면 저희에게 연락해 주세요.`,
    notPossible: '여기에서는 더 이상 취소하실 수 없어요. 사정이 생기셨다면 연락해 주세요.',
  },
  why(reason, at) {
    switch (reason.kind) {
      case 'not-honoured':
        return '예약하신 시간을 지켜 드리지 못해 전액 환불돼요.';
      case 'no-show':
        return `노쇼: ${reason.percent}% 환불`;
      case 'no-time':
        return '아직 기준이 되는 세션 시간이 없어요.';
      case 'session-begun':
        return '세션이 시작되었어요.';
      case 'too-late':
        return '세션 시간이 너무 가까워요.';
      case 'tier':
        return `${at(reason.until)}까지 취소: ${reason.percent}%`;
      case 'add-on-limit':
        return reason.isOver
          ? `${at(reason.until)}까지 취소하실 수 있었어요.`
          : `${at(reason.until)}까지 취소: 전액`;
      case 'until-session':
        return '세션 시작 전까지 전액 환불돼요.';
      case 'made-in-session':
        return '이미 시작된 세션에서 만들어져요.';
    }
  },
};
