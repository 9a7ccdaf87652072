import type { SiteWords } from './en.ts';

export const words: SiteWords = {
  skipToContent: '本文へ移動',
  bookNow: '予約する',
  homeLabel: (cafeName) => `${cafeName} ホーム`,
  sectionMenu: 'メニュー',
  sections: {
    experience: '体験',
    'how-to-use': 'ご利用方法',
    packages: '料金',
    menu: 'ドリンク',
    gallery: 'ギャラリー',
    tours: '街歩き',
    faq: 'よくある質問',
    contact: 'アクセス',
  },
  languages: '言語',
  toTop: 'ページの先頭へ',
  noScript: {
    booking: 'オンライン予約にはJavaScriptが必要ですが、お使いのブラウザーではオフになっています。',
    staff: 'このページにはJavaScriptが必要です。ブラウザーでオンにしてください。',
    orCall: 'お電話',
    orWrite: 'またはメール',
    end: 'でもご連絡いただけます。',
  },
  policies: '規約とポリシー',
  policyButton: {
    privacy: 'プライバシーポリシー',
    terms: '利用規約',
    cancellation: 'キャンセルポリシー',
  },
  faq: 'よくある質問',
  findBooking: '予約を確認する',
  support: 'サポート',
  giftCards: 'ギフトカード',
  franchise: 'フランチャイズ',
  close: '閉じる',
  notFound: {
    title: 'ページがありません',
    accent: '페이지를 찾을 수 없습니다',
    body: 'このページはトラックリストにありません。移動したか、アドレスが間違っているようです。',
    home: 'トップへ戻る',
    book: 'レコーディングを予約する',
  },
  nextSteps: {
    heading: 'このあとの流れ',
    ownPage: 'メールのリンクから、ご予約の確認や変更ができます。',
    arrival: {
      cafe: (minutes, by) =>
        `ドリンクをご用意しますので、${minutes}分前までにカフェへお越しください${by ? `（${by} KSTまで）` : ''}。遅れた場合はノーショー（無断キャンセル）の扱いになります。`,
      booth: (minutes, by, party) =>
        `伴奏音源をご準備のうえ、${party ? '最初のレコーディング' : 'レコーディング'}の${minutes}分前までにブースへお越しください${by ? `（${by} KSTまで）` : ''}。`,
      way: '地下鉄3号線8番出口から歩いて3分です。',
      wayTo: (cafe, station) => `${cafe}への行き方：${station}`,
    },
  },
};
