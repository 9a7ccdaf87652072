import type { when as en } from './when.en.ts';

export const when: typeof en = {
  heading: { text: '日付と時間', accent: '언제' },
  date: '日付',
  time: '時間',
  allTimes: { before: '時刻はすべて韓国時間（', after: '）です。' },
  kst: 'KST',
  kstMeaning: '韓国標準時（UTC+9）：今どこにいらっしゃっても、カフェの時計の時刻です。',
  selectDateFirst: '先に日付を選んでください',
  loadingTimes: '時間を読み込んでいます…',
  selectTime: '時間を選んでください',
  noTimes: (date) => `${date}に予約できる時間はありません`,
  checkAgain: 'もう一度確認する',
  available: (count) => `予約できる時間：${count}件`,
  taken: '予約済み',
  takenLegend: '線の引かれた時間は予約済みです。',
  tellMe: 'ほかの時間に空きが出たら知らせる',
  perSession: '/ 1回',
  rulesLoading: '営業日を読み込んでいます…',
  rulesFailed: '営業日と料金を読み込めませんでした。',
  tryAgain: 'もう一度試す',
};
