import type { party as en } from './party.en.ts';

const koreanOrdinals = ['첫', '두', '세', '네'];

export const party: typeof en = {
  heading: { text: '何名様で歌いますか？', accent: '몇 분이 부르시나요?' },
  lead: 'お一人ずつご自身の枠で、続けて順番に歌います。お支払いはまとめて1回です。',
  singer: (place) => ({ text: `${place + 1}人目`, accent: `${koreanOrdinals[place]} 번째 분` }),
  singsAt: (time) => `${time} KSTに歌います。`,
  singsNext: '前の方のすぐ後に歌います。',
  addOns: (chosen) => (chosen === 0 ? 'オプション' : `オプション（${chosen}件選択中）`),
  remove: '取り消す',
  removeSinger: (singer) => `${singer}を取り消す`,
  add: 'もう1人追加する',
  others: '一緒に歌う方',
  then: (times) => `続けて${times.join('、')}`,
  noRoom: (people, day) => `${day}に、${people}名様が続けて歌える時間はありません`,
  timeGone: (time, people) =>
    `${time} KSTからは、${people}名様が続けて歌えません。ほかの時間を選んでください。`,
  full: (people) => `${people}名様は不可`,
  fullLegend: (people) => `線の引かれた時間からは、${people}名様が続けて歌えません。`,
  looking: '空きのある一番近い日を探しています…',
  nearestDay: '空きのある一番近い日：',
  goTo: (day) => `${day}に移動`,
  noDay: '前後の日にも空きがありません。もっと先の日を選ぶか、人数を減らしてください。',
  nearestTime: (time) => `代わりに${time}を選ぶ`,
};
