import { t } from '../../writing/localized.ts';
import type { FaqPageQuestion } from './faq-page-question.ts';

export const paymentQuestions: FaqPageQuestion[] = [
  {
    slug: 'payment-methods',
    question: t('How can I pay?', '어떻게 결제하나요?', '怎么付款？', 'どうやって支払いますか？'),
    answer: t(
      'Online bookings are paid by card, in full; a voucher or gift card is used on the payment page. For what you order at the cafe we take cards, cash and mobile payment.',
      '온라인 예약은 카드로 전액 결제하시면 됩니다. 할인 코드나 선물 카드가 있으면 결제 화면에서 입력해 주세요. 카페에서 주문하실 때는 카드, 현금, 모바일 결제를 모두 받습니다.',
      '线上预订以银行卡支付全款，优惠码和礼品卡请在付款页面使用。到店消费可用银行卡、现金或手机支付。',
      'オンライン予約は、カードで全額をお支払いいただきます。割引コードとギフトカードは、お支払いのページでご利用ください。カフェでのご注文には、カード、現金、モバイル決済をご利用いただけます。',
    ),
  },
  {
    slug: 'foreign-cards',
    question: t(
      'Do you accept foreign cards?',
      '해외 카드도 되나요?',
      '可以用境外银行卡吗？',
      '韓国国外で発行されたカードは使えますか？',
    ),
    answer: t(
      'Yes, foreign cards are accepted. All prices are in Korean won; the amount in your currency and any fees are set by your bank.',
      '네, 해외 카드도 사용하실 수 있습니다. 모든 가격은 원화 기준이며, 환율과 수수료는 카드사에 따라 다릅니다.',
      '可以，支持境外银行卡。所有价格以韩元计，汇率和手续费以您的发卡行为准。',
      'はい、お使いいただけます。料金はすべて韓国ウォン建てです。お使いの通貨での請求額や手数料は、カードを発行した銀行・カード会社によって異なります。',
    ),
  },
];
