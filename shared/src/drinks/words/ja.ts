import type { DrinkWords } from './en.ts';

export const words: DrinkWords = {
  names: {
    coffee: 'コーヒー',
    'coffee-decaf': 'カフェインレスコーヒー',
    'green-tea': '緑茶',
    hibiscus: 'ハイビスカスティー',
    'earl-grey': 'アールグレイ',
    peppermint: 'ペパーミントティー',
    chamomile: 'カモミールティー',
    'hot-chocolate': 'ホットチョコレート',
    lemonade: 'レモネード',
    'strawberry-ade': 'いちごエイド',
    'orange-ade': 'オレンジエイド',
    'grapefruit-ade': 'グレープフルーツエイド',
    'iced-tea': 'アイスティー',
  },
  temperatures: { hot: 'ホット', iced: 'アイス' },
};
