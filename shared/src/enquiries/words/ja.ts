import type { EnquiryFieldWords } from './en.ts';

export const words: EnquiryFieldWords = {
  topic: '加盟のお申し込みか説明会の予約かを選んでください',
  name: 'お名前を入力してください',
  city: '開業を希望する都市を入力してください',
  phone: 'ご連絡のつく電話番号を入力してください',
};
