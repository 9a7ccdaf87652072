import type { WithFewerAccents } from '../../../components/ui/bilingual.ts';
import type { GiftCardFormWords } from './en.ts';

export const words: WithFewerAccents<GiftCardFormWords> = {
  noScript: '此表单需要 JavaScript。',
  amount: '金额',
  own: '其他金额',
  ownAmount: '金额（韩元）',
  recipient: '送给谁？',
  recipientHint: '这个名字会写在卡上。',
  message: '卡上的话（选填）',
  buyer: '您的姓名',
  buyerMissing: '请填写您的姓名',
  email: '您的邮箱',
  emailHint: '礼品卡会发到这里，可打印或转发。',
  submit: (won) => `支付 ${won}`,
  submitPlain: '前往付款',
  submitting: '请稍候……',
  failed: '未能发送。您填写的内容仍在，请再试一次。',
};
