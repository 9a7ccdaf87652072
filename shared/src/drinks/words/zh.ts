import type { DrinkWords } from './en.ts';

export const words: DrinkWords = {
  names: {
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
  temperatures: { hot: '热', iced: '冰' },
};
