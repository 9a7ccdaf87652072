import type { DrinkWords } from './en.ts';

export const words: DrinkWords = {
  names: {
    coffee: '커피',
    'coffee-decaf': '디카페인 커피',
    'green-tea': '녹차',
    hibiscus: '히비스커스',
    'earl-grey': '얼그레이',
    peppermint: '페퍼민트',
    chamomile: '캐모마일',
    'hot-chocolate': '핫초코',
    lemonade: '레모네이드',
    'strawberry-ade': '딸기 에이드',
    'orange-ade': '오렌지 에이드',
    'grapefruit-ade': '자몽 에이드',
    'iced-tea': '아이스티',
  },
  temperatures: { hot: '따뜻하게', iced: '차갑게' },
};
