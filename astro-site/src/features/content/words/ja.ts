import type { LandingWords } from './en.ts';

export const words: LandingWords = {
  heroButton: 'レコーディングを始める',
  facts: {
    label: 'レコーディングのあらまし',
    length: '1レコーディング',
    fromPrice: 'から',
    open: '毎日営業',
    minutes: (minutes) => `${minutes}分`,
  },
  hours: (from, to) => `${from}〜${to}`,
  step: (number) => `ステップ${number}`,
  packages: {
    session: { text: 'レコーディングレコーディング', accent: '녹음 세션' },
    loading: 'プランを読み込んでいます',
    failed: 'プランを読み込めませんでした',
    failedHint: 'ただいま予約窓口から応答がありません。このページのほかの内容はご覧いただけます。',
    retry: 'もう一度試す',
    byQuote: '別途お見積もり',
  },
  tapHeard: '少々お待ちください。予約フォームを読み込んでいます。',
  tapFailed: '予約フォームを読み込めませんでした。通信状況を確認して、もう一度お試しください。',
  royaltyDisc: '70本の溝が刻まれたレコード。1本が印税の1年分です',
  royaltyYears: '年',
  menu: {
    hot: { text: 'ホット', accent: '따뜻한 음료' },
    cold: { text: 'コールド', accent: '차가운 음료' },
  },
  tours: {
    minutes: '分',
    from: (cafeName) => `（${cafeName}から徒歩）`,
  },
  faqMore: 'もっと見る',
  faqMoreOf: 'よくある質問',
  contact: {
    address: '住所',
    station: '最寄り駅',
    hours: '営業時間',
    phone: '電話',
    email: 'メール',
    follow: 'SNS',
    booking: 'ご予約がお済みの方',
    findBooking: '予約を確認する',
    fromPlace: (place) => `${place}から`,
  },
};
