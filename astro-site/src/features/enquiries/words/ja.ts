import type { EnquiryWords } from './en.ts';

export const words: EnquiryWords = {
  heading: 'お問い合わせ',
  lead: 'お客様のことと、開業を希望する場所をお聞かせください。メールかお電話でお返事します。',
  direct: '今すぐお話しになりたい方は',
  noScript: 'このフォームにはJavaScriptが必要です。メールやお電話でもお気軽にご連絡ください。',
  topicLabel: 'ご希望の内容',
  topic: {
    application: '加盟の申し込み',
    'info-session': '説明会の予約',
  },
  name: 'お名前',
  company: '会社名（任意）',
  city: '開業を希望する都市',
  phone: '電話番号',
  email: 'メールアドレス',
  message: 'メッセージ（任意）',
  messageHint: {
    application: '物件の場所と広さ、現在のお仕事をお書きいただけると助かります。',
    'info-session': 'ご都合のよい日と、お越しになる人数をお書きください。',
  },
  submit: {
    application: '申し込みを送る',
    'info-session': '説明会を申し込む',
  },
  submitting: '送信しています…',
  check: (count) => `上の${count}か所をご確認ください。`,
  failed: '送信できませんでした。入力した内容はそのまま残っています。',
  joint: '',
  noAnswer:
    '応答がなかったため、届いたかどうか分かりません。入力した内容はそのまま残っています。通信状況を確認して、もう一度お送りください。二重に届くことはありません。',
  sent: {
    application: 'お申し込みを受け付けました',
    'info-session': '説明会のお申し込みを受け付けました',
  },
  reference: (reference) => `受付番号：${reference}。確認メールをお送りしました。`,
  sentLead: (email) => `ありがとうございます。担当者が${email}にメールするか、お電話を差し上げます。`,
  next: {
    application: 'このあとの流れ：説明会にご招待し、事業計画と物件の場所をお送りいただきます。',
    'info-session': 'このあとの流れ：シンサの店舗にお越しいただく日時をご提案します。',
  },
  another: 'もう一度問い合わせる',
};
