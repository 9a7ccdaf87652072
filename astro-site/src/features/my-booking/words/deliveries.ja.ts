import type { deliveries as en } from './deliveries.en.ts';

export const deliveries: typeof en = {
  heading: 'レコーディング後のお届け',
  state: { open: '制作前', 'in-work': '制作中', sent: '送付済み' },
  by: (day) => `${day}までにお届けします。`,
  postedBy: (day) => `${day}までにお届け先へ発送します。`,
  within: (days, unit) =>
    unit === 'business-days'
      ? `レコーディング後${days}営業日以内にお届けします。`
      : `レコーディング後${days}日以内にお届けします。`,
  noDay: 'お届け日は決まっていません。準備ができたら、スタッフがお知らせします。',
  late: (day) =>
    `${day}までにお送りする予定でしたが、遅れています。申し訳ありません。スタッフが対応を急いでいます。`,
  sent: (day) => `${day}にお送りしました。`,
  postedOn: (day) => `${day}にお届け先へ発送しました。`,
  tracking: '追跡番号',
};
