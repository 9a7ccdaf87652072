import type { ListenWords } from './en.ts';

export const words: ListenWords = {
  title: '音源が届いています',
  opening: '音源を開いています…',
  noScript: '音源の再生にはJavaScriptが必要です。',
  recordedAt: (cafe) => `ソウルの${cafe}でレコーディング`,
  until: (until) => `韓国時間の${until}まで聴けます。`,
  own: '今度はあなたの番です。ブースで10分歌って、自分の音源と一緒に帰れます。',
  cafe: (cafe) => `${cafe}を見てみる`,
  over: {
    heading: 'レコードが止まりました',
    text: 'このリンクでは、もう聴けません。送った方がリンクを取り消したか、お約束どおり音源が削除されました。',
    ask: 'まだ聴けるはずだと思ったら、送ってくれた方に新しいリンクを頼んでみてください。',
  },
  incomplete: {
    heading: 'リンクが途中で切れています',
    text: 'リンクの一部が欠けています。届いたリンクをそのまますべて開くか、もう一度送ってもらってください。',
  },
  unreachable: {
    heading: '音源を読み込めませんでした',
    text: '応答がありませんでした。通信状況を確認して、もう一度お試しください。',
    again: 'もう一度試す',
  },
};
