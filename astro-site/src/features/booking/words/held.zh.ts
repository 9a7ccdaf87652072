import type { held as en } from './held.en.ts';

export const held: typeof en = {
  notice: (time) => `已为您保留一场录音至 ${time}：您可以继续付款、更改或放弃`,
  session: (date, times) => `${date} ${times.join('、')} KST`,
  booking: (id) => `预订 #${id}`,
  continue: '继续付款',
  change: '更改',
  letGo: '放弃',
  lettingGo: '请稍候……',
  free: '这个时间已经放出，您也可以重新预订。',
  ended: '付款时间已过，这场录音不再为您保留，也没有扣款。',
  noAnswer: '无法连接预订服务，这场录音仍为您保留。请检查网络连接后重试。',
  changing: (time) => `这场录音为您保留至 ${time}，新的预订成功后才会放出。`,
  endedWhileChanging:
    '付款时间已过，这场录音可能会被别人预订。您填写的内容都还在：如果该时段仍有空，可以重新预订。',
  own: '为您保留',
  ownLegend: (times) => `${times.join('、')}已为您保留。`,
  stillYours: (time) => `您 ${time} KST 的录音仍为您保留。`,
  offered: (time, until) => `${time} KST 已为您保留至 ${until}，请在此之前完成预订。`,
  offerEnded: (time) => `${time} KST 已不再为您保留。如果仍有空位，您可以像其他时段一样预订。`,
  left: (clock) => `剩余 ${clock}`,
};
