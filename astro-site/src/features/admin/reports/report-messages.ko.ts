import type { ReportTexts } from './report-messages.ts';

export const ko: ReportTexts = {
  onGiftCards: '선물 카드 잔액',
  title: '보고서',
  heading: '보고서',
  toStatements: '세무사용 월 정산서',
  lead: '서울 날짜를 기준으로 매장 운영 현황을 보여 줍니다. 밑줄 친 숫자와 이름에서 해당 예약을 열 수 있습니다.',
  ownersOnly: '보고서는 매장 운영자만 볼 수 있습니다. 운영자 계정으로 로그인하거나 운영자에게 문의해 주세요.',
  loading: '집계하는 중...',
  failed: '보고서를 불러오지 못했습니다.',
  tryAgain: '다시 시도',
  print: '인쇄',
  span: '기간',
  presets: { day: '일', week: '주', month: '월', year: '연' },
  from: '시작일',
  to: '종료일',
  show: '이 기간 보기',
  earlier: '이전 기간',
  later: '다음 기간',
  before: (span) => `비교 기간 ${span}`,
  asOf: (time) => `${time}까지 집계했습니다. 이후 내역은 몇 분 안에 반영됩니다.`,
  neverCounted: '아직 집계한 내역이 없습니다. 몇 분 안에 첫 숫자가 나옵니다.',
  staleDays: (days) => `${days}일치를 아직 집계하고 있어 숫자가 다 나오지 않았을 수 있습니다.`,
  agrees: (taken, back) => `장부와 1원까지 일치합니다. 받은 금액 ${taken}, 돌려준 금액 ${back}.`,
  differs: (counted, ledger) =>
    `아직 장부와 다릅니다. 집계 ${counted}, 장부 ${ledger}. 최근 몇 분의 내역은 집계 전일 수 있으니 잠시 후 새로 고쳐 주세요. 계속 다르면 매일 하는 점검이 ‘확인 필요’에 알려 줍니다.`,
  compared: (time, days, differences) =>
    differences === 0
      ? `${time} 점검: ${days}일 모두 예약 내역과 일치합니다.`
      : `${time} 점검: ${days}일 가운데 ${differences}일이 달라 다시 집계했습니다.`,
  notCompared: '전체 날짜를 점검한 적이 아직 없습니다.',
  branch: '지점',
  house: '선물 카드 (지점 공통)',
  net: '환불 후 금액',
  occupancy: '가동률',
  noOccupancy: '판매한 시간 없음',
  beforeWas: (value) => `비교 ${value}`,
  times: (count) => `${count}건`,
  columns: { what: '항목', count: '건수', won: '금액', before: '비교', change: '변화' },
  total: '합계',
  same: '같음',
  isNew: '새로 생김',
  nothing: '이 기간에는 내역이 없습니다.',
  asTable: '표로 보기',
  howCounted: '집계 방법',
  behind: (what) => `${what}: 예약 보기`,
  scrub: (chart) => `${chart}: 하나씩 보기`,
  step: { day: '날짜', week: '주 시작', month: '월 시작' },
  charts: {
    money: '받은 금액과 돌려준 금액',
    sessions: '녹음 수',
    sales: '매출 구성',
    channels: '경로별 금액',
    holds: '결제 대기의 결과',
    countries: '국가번호별 손님',
  },
  sections: {
    branches: '지점별 현황',
    money: '금액',
    sales: '매출 구성',
    open: '돌려줄 금액과 받을 금액',
    sessions: '녹음',
    hours: '요일과 시간대별 가동률',
    cancellations: '취소와 노쇼',
    holds: '결제 대기와 결제',
    guests: '손님',
    deliveries: '녹음 후 전달',
  },
  counted: {
    branches:
      '모든 숫자는 녹음하는 스튜디오가 있는 지점에 집계합니다. 판매한 선물 카드는 어느 지점에도 속하지 않으며, 선물 카드로 결제한 금액은 녹음하는 지점에 잡힙니다. 모두 더하면 위의 전체 숫자와 같습니다.',
    money:
      '금액은 실제로 오간 날에 집계합니다. 카드 결제는 결제사가 승인한 날, 현장 결제는 기록한 날, 환불은 실제로 처리된 날입니다. 예약만 했거나 요청만 한 금액은 들어가지 않습니다.',
    sales:
      '받은 금액을 판매 당시의 녹음 요금과 추가 서비스로 나눈 것입니다. 시간을 옮긴 녹음도 결제한 요금대에 남습니다. 환불은 무엇에 대한 것인지 기록하지 않으므로 나누지 않습니다. ‘구분되지 않은 금액’은 요청과 다른 금액이 결제된 경우입니다. 이곳에서 판매한 선물 카드는 판매할 때와 녹음 요금으로 쓸 때 모두 잡히므로, 실제 매출은 ‘판매한 선물 카드’를 빼고 보세요.',
    open: '보고 있는 기간과 관계없이 지금 기준입니다. 돌려줄 금액은 예약 화면에서 환불이 필요하다고 알리는 취소 예약이고, 받을 금액은 최근 30일과 앞으로의 예약 가운데 결제 없이 확정된 녹음과 아직 오지 않은 Klook 손님의 추가 서비스입니다. 선물 카드 잔액은 앞으로 녹음으로 갚을 금액입니다.',
    sessions:
      '녹음은 현재 예약된 날짜에 집계합니다. 확정, 진행 중, 완료, 그리고 다른 손님이 쓸 수 없었던 노쇼가 들어갑니다. 결제 대기와 확정하지 않은 Klook 예약은 들어가지 않습니다. 일행은 첫 녹음 날짜에 한 번 집계합니다.',
    hours:
      '판매할 수 있던 시간 가운데 판매한 시간의 비율입니다. 그날의 영업시간과 휴무일에 따른 모든 스튜디오의 시작 시간에서 막아 둔 시간을 뺐습니다. 앞으로의 날짜는 제외합니다. 녹음은 시작한 시간대에 들어갑니다.',
    cancellations:
      '녹음 날짜에 집계합니다. 얼마나 전에 취소했는지는 취소한 시각으로 계산합니다. 결제하지 않은 예약은 취소로 보지 않습니다. 노쇼는 녹음 수에도 들어갑니다.',
    holds:
      '홈페이지에서 결제해야 하는 주문을 주문한 날에 집계하며, 일행은 한 번입니다. 어디까지 진행했는지는 저희가 받은 기록으로 압니다. 예약, 결제창 열기, 결제 실패까지이며 결제창 안에서 일어난 일은 알 수 없습니다.',
    guests:
      '녹음에 집계된 모든 손님을 메일 언어와 예약에 적힌 전화번호의 국가번호로 나눕니다. 국가번호가 없는 번호는 한국 번호로 봅니다. 같은 국가번호를 쓰는 나라는 함께 표시합니다.',
    deliveries:
      '녹음 후 전달하는 추가 서비스를 녹음 날짜에 집계합니다. 약속한 날까지 전달로 표시했으면 기한 안입니다. 취소했거나 모두 환불한 예약은 들어가지 않습니다.',
  },
  minutesOf: (sold, offered) => `${offered}분 중 ${sold}분`,
  hourOf: (weekday, hour, percent) => `${weekday} ${hour} ${percent}`,
  hour: '시간',
  language: '언어',
  country: '국가번호',
};
