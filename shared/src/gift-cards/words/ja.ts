import type { GiftCardOrderWords } from './en.ts';

export const words: GiftCardOrderWords = {
  value: '₩10,000から₩1,000,000まで、千ウォン単位でお選びください',
  recipient: '贈る相手のお名前を入力してください',
  messageLink:
    'メッセージにリンクやメールアドレスは入れられません。ピリオドの後には半角スペースを入れてください',
};
