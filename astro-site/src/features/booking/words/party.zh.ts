import type { party as en } from './party.en.ts';

const ordinals = ['一', '二', '三', '四'];
const koreanOrdinals = ['첫', '두', '세', '네'];

export const party: typeof en = {
  heading: { text: '有几位要唱？', accent: '몇 분이 부르시나요?' },
  lead: '每位各有一场，依次进行；费用一次付清。',
  singer: (place) => ({ text: `第${ordinals[place]}位`, accent: `${koreanOrdinals[place]} 번째 분` }),
  singsAt: (time) => `${time} KST 开始唱。`,
  singsNext: '紧接在前一位之后。',
  addOns: (chosen) => (chosen === 0 ? '附加服务' : `附加服务（已选${chosen}项）`),
  remove: '移除',
  removeSinger: (singer) => `移除${singer}`,
  add: '再加一位',
  others: '和您一起唱的人',
  then: (times) => `接着是${times.join('、')}`,
  noRoom: (people, day) => `${day}没有可供${people}位连续录音的时段`,
  timeGone: (time, people) => `${time} KST 起无法安排${people}位连续录音，请选择其他时间。`,
  full: (people) => `容不下${people}位`,
  fullLegend: (people) => `划掉的时段无法安排${people}位连续录音。`,
  looking: '正在查找最近的可预订日期……',
  nearestDay: '最近的可预订日期：',
  goTo: (day) => `前往${day}`,
  noDay: '前后几天也没有空位。请选择更远的日期，或减少人数。',
  nearestTime: (time) => `改选 ${time}`,
};
