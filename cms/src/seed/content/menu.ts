import { t, type SeedData } from '../writing/localized.ts';

const coffeeWon = 5_000;
const teaWon = 6_000;
const adeWon = 7_000;

const drink = (
  section: 'hot' | 'cold',
  name: ReturnType<typeof t>,
  korean: string,
  priceWon: number,
): SeedData => ({
  section,
  name,
  korean,
  priceWon,
});

/** The drinks at their first prices, in the order of the board. */
export const menu: SeedData[] = [
  drink('hot', t('Coffee', '커피', '咖啡', 'コーヒー'), '커피', coffeeWon),
  drink(
    'hot',
    t('Coffee (Decaffeinated)', '디카페인 커피', '低因咖啡', 'カフェインレスコーヒー'),
    '디카페인 커피',
    coffeeWon,
  ),
  drink('hot', t('Green Tea', '녹차', '绿茶', '緑茶'), '녹차', teaWon),
  drink('hot', t('Hibiscus', '히비스커스', '洛神花茶', 'ハイビスカスティー'), '히비스커스', teaWon),
  drink('hot', t('Earl Grey', '얼그레이', '伯爵红茶', 'アールグレイ'), '얼그레이', teaWon),
  drink('hot', t('Peppermint', '페퍼민트', '薄荷茶', 'ペパーミントティー'), '페퍼민트', teaWon),
  drink('hot', t('Chamomile', '캐모마일', '洋甘菊茶', 'カモミールティー'), '캐모마일', teaWon),
  drink('hot', t('Hot Chocolate', '핫초코', '热巧克力', 'ホットチョコレート'), '핫초코', teaWon),
  drink('cold', t('Iced Coffee', '아이스 커피', '冰咖啡', 'アイスコーヒー'), '아이스 커피', coffeeWon),
  drink(
    'cold',
    t('Iced Coffee (Decaffeinated)', '아이스 디카페인 커피', '冰低因咖啡', 'アイスカフェインレスコーヒー'),
    '아이스 디카페인 커피',
    coffeeWon,
  ),
  drink('cold', t('Lemonade', '레모네이드', '柠檬水', 'レモネード'), '레모네이드', adeWon),
  drink('cold', t('Strawberry Ade', '딸기에이드', '草莓气泡饮', 'いちごエイド'), '딸기에이드', adeWon),
  drink('cold', t('Orange Ade', '오렌지에이드', '橙子气泡饮', 'オレンジエイド'), '오렌지에이드', adeWon),
  drink(
    'cold',
    t('Grapefruit Ade', '자몽에이드', '西柚气泡饮', 'グレープフルーツエイド'),
    '자몽에이드',
    adeWon,
  ),
  drink('cold', t('Iced Tea', '아이스티', '冰红茶', 'アイスティー'), '아이스티', teaWon),
  drink('cold', t('Iced Green Tea', '아이스 녹차', '冰绿茶', 'アイス緑茶'), '아이스 녹차', teaWon),
  drink(
    'cold',
    t('Iced Hibiscus', '아이스 히비스커스', '冰洛神花茶', 'アイスハイビスカスティー'),
    '아이스 히비스커스',
    teaWon,
  ),
  drink(
    'cold',
    t('Iced Earl Grey', '아이스 얼그레이', '冰伯爵红茶', 'アイスアールグレイ'),
    '아이스 얼그레이',
    teaWon,
  ),
  drink(
    'cold',
    t('Iced Peppermint', '아이스 페퍼민트', '冰薄荷茶', 'アイスペパーミントティー'),
    '아이스 페퍼민트',
    teaWon,
  ),
  drink(
    'cold',
    t('Iced Chamomile', '아이스 캐모마일', '冰洋甘菊茶', 'アイスカモミールティー'),
    '아이스 캐모마일',
    teaWon,
  ),
];
