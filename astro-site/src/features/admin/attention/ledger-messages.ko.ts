import type { LedgerTexts } from './ledger-messages.ts';

export const ko: LedgerTexts = {
  open: '결제 대조',
  title: '결제 대조',
  description:
    '전날 우리가 기록한 결제와 환불을 매일 밤 결제사의 내역과 대조합니다. 들어오고 나간 금액을 한 건씩 양쪽에서 확인합니다.',
  loading: '대조 결과를 불러오는 중...',
  failed: '대조 결과를 불러오지 못했습니다. 이 창을 닫고 다시 시도해 주세요.',
  none: '아직 대조한 날이 없습니다. 첫 결제가 있은 다음 날 밤에 첫 결과가 나옵니다.',
  agrees: '모두 일치',
  differs: (count) => `${count}건 다름`,
  checkedAt: (moment) => `대조 시각 ${moment}`,
  matched: '일치하는 건수',
  captured: '결제액 (결제사 기준)',
  refunded: '환불액 (결제사 기준)',
  learned: '결제사에서 가져온 건수',
  learnedNote:
    '결제사 관리 화면에서 취소한 것처럼 우리가 모르던 내역입니다. 해당 예약에는 이미 반영되어 있습니다.',
  earlier: '이전 날짜',
  ours: '우리 기록',
  theirs: '결제사',
  missing: '없음',
  whatToDo: '할 일',
  day: '대조할 날짜',
  dayHint: '이미 지난 날짜만 고를 수 있습니다. 새 결과가 이전 결과를 대신합니다.',
  run: '지금 대조',
  running: '대조하는 중...',
  doneTitle: '대조 완료',
  done: (day, count) => (count === 0 ? `${day}: 모두 일치합니다.` : `${day}: ${count}건이 다릅니다.`),
  runFailed: '이 날짜를 대조하지 못했습니다.',
  order: (orderId) => `주문 ${orderId}`,
};
