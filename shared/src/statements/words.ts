import type { StaffLanguage } from '../auth/staff-languages.ts';

const en = {
  title: 'Monthly statement',
  numbered: (number: number) => `No. ${number}`,
  open: 'Not closed yet',
  closed: (day: string) => `Closed on ${day}`,
  sums: {
    title: 'Summary',
    taken: 'Taken',
    givenBack: 'Given back',
    kept: 'Sales less what was given back',
    vat: (percent: string) => `VAT in it (${percent} %)`,
    net: 'Without VAT',
    cardFee: (percent: string) => `Fee of the card provider (${percent} % of what was taken on the site)`,
    difference: 'Differences at the counter',
    headings: ['Sum', 'Won'],
  },
  sales: {
    title: 'Sales by kind',
    headings: ['What', 'Number', 'Without VAT', 'VAT', 'With VAT'],
    fee: (name: string) => `Session: ${name}`,
    noBand: 'another price',
    discount: (code: string) => `Voucher ${code}`,
    other: 'Other than was asked for',
    sum: 'Together',
  },
  methods: {
    title: 'How it was paid',
    headings: ['Method', 'Payments', 'Taken', 'Returns', 'Given back', 'Difference'],
    names: {
      card: 'Card, on the site',
      'card-terminal': 'Card, at the counter',
      cash: 'Cash',
      transfer: 'Bank transfer',
      'gift-card': 'Gift card',
    },
  },
  differences: { title: 'Differences at the counter', headings: ['Day', 'Method', 'Won'] },
  corrections: {
    title: 'Of earlier months, in the sums above',
    headings: ['Day', 'What', 'Booking', 'Method', 'Won'],
    kinds: { taken: 'Taken', 'given-back': 'Given back', difference: 'Difference' },
  },
  checks: {
    title: 'Checks',
    headings: ['What', 'Result'],
    comparison: 'Days compared with the list of the card provider',
    comparedOf: (days: number, of: number) => `${days} of ${of}`,
    differences: 'Differences found by that',
    unsigned: 'Days at the counter that nobody has signed',
  },
  settlement: {
    title: (day: string) => `Settlement list of the card provider, as of ${day}`,
    headings: ['What', 'Result'],
    settled: 'Settled, in won',
    fee: 'Fees',
    payOut: 'Paid out',
    matched: 'Movements that both have alike',
    differences: 'Differences',
  },
  unsettled: {
    title: 'What differs in the settlement list',
    headings: ['Day', 'Booking or transaction', 'Ledger', 'Settled', 'What to do'],
    kinds: {
      'amount-differs': 'The amounts differ: look the payment up at the card provider.',
      'not-settled':
        'Not settled yet: ask for the list again after the day of payment, then ask the provider.',
      'unknown-here': 'Unknown here: compare that day on the dashboard, which takes it over.',
    },
  },
  movements: {
    title: 'Movements',
    headings: ['Moment (Seoul)', 'What', 'Booking', 'Method', 'Won'],
    kinds: {
      online: 'On the site',
      'counter-taken': 'Taken at the counter',
      'counter-given-back': 'Given back at the counter',
      'counter-kept': 'Not given back after all',
      'cash-up': 'Difference of a signed day',
    },
  },
  note: 'Sums are in won. Sales are counted on the day on which money moved, in Seoul. What Klook is paid for its guests is not in this statement: Klook settles it itself.',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
};
export type StatementWords = typeof en;

const ko: StatementWords = {
  title: '월 정산서',
  numbered: (number) => `제${number}호`,
  open: '마감 전',
  closed: (day) => `${day} 마감`,
  sums: {
    title: '요약',
    taken: '받은 금액',
    givenBack: '돌려준 금액',
    kept: '순매출 (받은 금액 − 돌려준 금액)',
    vat: (percent) => `포함된 부가가치세 (${percent}%)`,
    net: '공급가액',
    cardFee: (percent) => `카드 결제 수수료 (사이트 결제액의 ${percent}%)`,
    difference: '카운터 과부족',
    headings: ['항목', '원'],
  },
  sales: {
    title: '종류별 매출',
    headings: ['항목', '건수', '공급가액', '부가가치세', '합계'],
    fee: (name) => `세션: ${name}`,
    noBand: '다른 가격',
    discount: (code) => `할인 코드 ${code}`,
    other: '청구액과 다른 금액',
    sum: '합계',
  },
  methods: {
    title: '결제 수단별',
    headings: ['수단', '결제 건수', '받은 금액', '환불 건수', '돌려준 금액', '차액'],
    names: {
      card: '사이트 카드',
      'card-terminal': '카운터 카드',
      cash: '현금',
      transfer: '계좌 이체',
      'gift-card': '선물 카드',
    },
  },
  differences: { title: '카운터 과부족', headings: ['날짜', '수단', '원'] },
  corrections: {
    title: '지난달 이전 내역 (위 합계에 포함)',
    headings: ['날짜', '내용', '예약', '수단', '원'],
    kinds: { taken: '받음', 'given-back': '돌려줌', difference: '과부족' },
  },
  checks: {
    title: '대조',
    headings: ['항목', '결과'],
    comparison: '카드사 거래 목록과 대조한 날',
    comparedOf: (days, of) => `${of}일 중 ${days}일`,
    differences: '대조에서 나온 차이',
    unsigned: '마감 서명이 없는 카운터 영업일',
  },
  settlement: {
    title: (day) => `카드사 정산 내역 (${day} 조회)`,
    headings: ['항목', '결과'],
    settled: '정산 대상 금액 (원)',
    fee: '수수료',
    payOut: '지급액',
    matched: '양쪽이 일치하는 거래',
    differences: '차이',
  },
  unsettled: {
    title: '정산 내역과 다른 거래',
    headings: ['날짜', '예약 또는 거래 번호', '장부', '정산', '할 일'],
    kinds: {
      'amount-differs': '금액이 다릅니다. 카드사에서 결제 내역을 확인해 주세요.',
      'not-settled':
        '아직 정산되지 않았습니다. 지급일이 지난 뒤 다시 조회하고, 그래도 없으면 카드사에 문의해 주세요.',
      'unknown-here': '장부에 없는 거래입니다. 예약 관리에서 그날을 대조하면 장부에 들어옵니다.',
    },
  },
  movements: {
    title: '거래 내역',
    headings: ['일시 (서울)', '내용', '예약', '수단', '원'],
    kinds: {
      online: '사이트',
      'counter-taken': '카운터에서 받음',
      'counter-given-back': '카운터에서 돌려줌',
      'counter-kept': '돌려주지 않은 것으로 정정',
      'cash-up': '서명한 날의 과부족',
    },
  },
  note: '금액은 원 단위이며, 돈이 오간 날(서울 기준)에 집계합니다. 클룩이 손님에게 받은 금액은 클룩이 따로 정산하므로 여기에 없습니다.',
  page: (page, of) => `${of}쪽 중 ${page}쪽`,
};

export const statementWords: Record<StaffLanguage, StatementWords> = { en, ko };
