import type { Bilingual, WithFewerAccents } from '../../../components/ui/bilingual.ts';
import type { reasons as en } from './reasons.en.ts';

export const reasons: WithFewerAccents<typeof en> = {
  PAY_PROCESS_CANCELED: { text: '您已取消付款，预订尚未确认。如有需要，可以再次付款。' },
  PAY_PROCESS_ABORTED: { text: '付款过程中出错。请稍后重试，或换一种支付方式。' },
  REJECT_CARD_COMPANY: { text: '发卡机构没有批准这笔付款。请检查额度和密码，或换一张卡。' },
  INVALID_CARD_COMPANY: { text: '此卡无效：无法识别发卡机构。请重新选择银行卡。' },
  NOT_SUPPORTED_CARD_COMPANY: { text: '不支持该发卡机构的卡，请换一张卡。' },
  INVALID_CARD_NUMBER: { text: '卡号不正确，请检查后重试。' },
  LOW_CASH_BALANCE: { text: '余额不足，无法付款。请检查余额，或换一种支付方式。' },
  EXCEED_MAX_DAILY_PAYMENT_COUNT: { text: '此支付方式已达到今日的使用次数上限。请换一张卡，或明天再试。' },
  EXCEED_MAX_PAYMENT_AMOUNT: { text: '金额超过了您这张卡的限额。请检查限额，或换一张卡。' },
  CARD_PROCESSING_ERROR: { text: '我们与发卡机构之间的连接出了问题，请稍后重试。' },
  SYSTEM_ERROR: { text: '因临时故障，付款未能进行，请稍后重试。' },
  USER_CANCEL: { text: '您已关闭支付窗口，准备好后可以再次付款。' },
  REJECT_CARD_PAYMENT: { text: '超过额度或余额不足，付款没有成功。请换一张卡。' },
};

export const unknownReason: Bilingual = { text: '付款未能完成。请稍后重试；如果仍有问题，请联系我们。' };
