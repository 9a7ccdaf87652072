import { formatWon } from 'shared/pricing/won.ts';
import type { failure as failureEn } from './submit.en.ts';

export const failure: typeof failureEn = {
  title: 'ご予約できませんでした',
  noId: 'ご予約の処理中に問題が起きました。',
  fallback: '入力内容をご確認のうえ、もう一度お試しください。',
  noAnswer:
    '予約サービスに接続できませんでした。入力内容はそのまま残っています。通信状況を確認して、もう一度ボタンを押してください。',
  breakdown:
    '当店側で問題が起きました。入力内容はそのまま残っています。少し待ってから、もう一度ボタンを押してください。',
  slotLost: (time, why) => `${time} KST：${why}時間を読み込み直しました。`,
  priceChanged: (won) =>
    `このページを開いた後に料金が変わりました。新しい合計は${formatWon(won)}です。よろしければ、もう一度ボタンを押してください。`,
  summary: (count, first) =>
    count === 1 ? `1か所ご確認ください：${first}` : `${count}か所ご確認ください。1つ目：${first}`,
};
