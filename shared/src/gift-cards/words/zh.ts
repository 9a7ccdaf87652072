import type { GiftCardOrderWords } from './en.ts';

export const words: GiftCardOrderWords = {
  value: '请选择 ₩10,000 至 ₩1,000,000 之间、以千韩元为单位的金额',
  recipient: '请填写赠予对象',
  messageLink: '留言中请不要包含链接或邮箱地址，英文句点后请空一格',
};
