import type { Locale } from '../languages/localized-text.ts';
import { findDrink, type Temperature } from './drinks.ts';

/** Names of the drinks where they are not the catalogue's label. */
const names: Record<Locale, Record<string, string>> = {
  en: {},
  ko: {
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
  zh: {
    coffee: '咖啡',
    'coffee-decaf': '低因咖啡',
    'green-tea': '绿茶',
    hibiscus: '洛神花茶',
    'earl-grey': '伯爵茶',
    peppermint: '薄荷茶',
    chamomile: '洋甘菊茶',
    'hot-chocolate': '热巧克力',
    lemonade: '柠檬气泡水',
    'strawberry-ade': '草莓气泡水',
    'orange-ade': '橙子气泡水',
    'grapefruit-ade': '西柚气泡水',
    'iced-tea': '冰红茶',
  },
};

const temperatureWords: Record<Locale, Record<Temperature, string>> = {
  en: { hot: 'hot', iced: 'iced' },
  ko: { hot: '따뜻하게', iced: '차갑게' },
  zh: { hot: '热', iced: '冰' },
};

export const temperatureInWords = (temperature: Temperature, locale: Locale) =>
  temperatureWords[locale][temperature];

/** "Green Tea (iced)"; the drink's value where the catalogue no longer has it. */
export function drinkInWords(drink: string, temperature: Temperature | null, locale: Locale = 'en'): string {
  const name = names[locale][drink] ?? findDrink(drink)?.label ?? drink;
  return temperature ? `${name} (${temperatureInWords(temperature, locale)})` : name;
}
