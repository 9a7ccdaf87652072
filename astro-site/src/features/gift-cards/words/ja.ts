import type { WithFewerAccents } from '../../../components/ui/bilingual.ts';
import type { GiftCardFormWords } from './en.ts';

export const words: WithFewerAccents<GiftCardFormWords> = {
  noScript: 'フォームのご利用にはJavaScriptが必要です。',
  amount: '金額',
  own: 'その他の金額',
  ownAmount: '金額（ウォン）',
  recipient: 'どなたに贈りますか？',
  recipientHint: 'お名前がカードに入ります。',
  message: 'カードに添える言葉（任意）',
  buyer: 'ご自身のお名前',
  buyerMissing: 'お名前を入力してください',
  email: 'ご自身のメールアドレス',
  emailHint: 'カードはこちらに届きます。印刷や転送ができます。',
  submit: (won) => `${won}を支払う`,
  submitPlain: 'お支払いへ進む',
  submitting: 'お待ちください…',
  failed: '送信できませんでした。入力内容はそのまま残っています。もう一度お試しください。',
};
