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
    other: '청구액과 다른 금액',
    sum: '합계',
  },
  methods: {
    title: '결제 수단별',
    headings: ['수단', '결제 건수', '받은 금액', '환불 건수', '돌려준 금액', '차액'],
    names: { card: '사이트 카드', 'card-terminal': '카운터 카드', cash: '현금', transfer: '계좌 이체' },
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
