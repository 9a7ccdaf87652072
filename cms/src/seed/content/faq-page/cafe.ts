import { t } from '../../writing/localized.ts';
import type { FaqPageQuestion } from './faq-page-question.ts';

export const cafeQuestions: FaqPageQuestion[] = [
  {
    slug: 'drink-included',
    question: t(
      'Is a drink included?',
      '음료가 포함되어 있나요?',
      '包含饮品吗？',
      'ドリンクは付いていますか？',
    ),
    answer: t(
      'Yes, one premium drink comes with every session. You choose it when you book.',
      '네, 세션마다 프리미엄 음료 한 잔이 포함됩니다. 예약할 때 골라 주세요.',
      '包含。每场录音都附赠一杯精品饮品，预订时选好即可。',
      'はい。レコーディング1回につき、プレミアムドリンクが1杯付きます。ご予約の際にお選びください。',
    ),
  },
  {
    slug: 'drink-choice',
    question: t(
      'Which drinks can I choose from?',
      '어떤 음료를 고를 수 있나요?',
      '有哪些饮品可以选？',
      'どんなドリンクから選べますか？',
    ),
    answer: t(
      'Coffee, decaffeinated coffee and five teas (green tea, hibiscus, Earl Grey, peppermint, chamomile) hot or iced; hot chocolate hot only; lemonade, strawberry, orange and grapefruit ade and iced tea cold.',
      '커피, 디카페인 커피, 차 다섯 가지(녹차, 히비스커스, 얼그레이, 페퍼민트, 캐모마일)는 따뜻하게 또는 차갑게, 핫초코는 따뜻하게만 드립니다. 레모네이드, 딸기·오렌지·자몽 에이드, 아이스티는 차갑게 준비됩니다.',
      '咖啡、低因咖啡和五种茶（绿茶、洛神花茶、伯爵红茶、薄荷茶、洋甘菊茶）冷热任选；热巧克力只有热的；柠檬水、草莓、橙子、西柚气泡饮和冰红茶为冷饮。',
      'コーヒー、カフェインレスコーヒー、5種類のお茶（緑茶、ハイビスカス、アールグレイ、ペパーミント、カモミール）は、ホットかアイスをお選びいただけます。ホットチョコレートはホットのみです。レモネード、エイド（いちご、オレンジ、グレープフルーツ）、アイスティーは冷たいドリンクです。',
    ),
  },
  {
    slug: 'drink-prices',
    question: t(
      'How much is a second drink?',
      '음료를 더 주문하면 얼마인가요?',
      '再点一杯饮品要多少钱？',
      'ドリンクを追加するといくらですか？',
    ),
    answer: t(
      'Coffee and decaffeinated coffee cost 5,000 won, hot or iced. Teas, hot or iced, and hot chocolate cost 6,000 won, ades 7,000 won.',
      '커피와 디카페인 커피는 따뜻한 것도 차가운 것도 5,000원, 차와 핫초코는 6,000원, 에이드는 7,000원입니다. 차는 온도와 관계없이 가격이 같습니다.',
      '咖啡和低因咖啡冷热均为5,000韩元；茶（冷热同价）和热巧克力6,000韩元；气泡饮7,000韩元。',
      'コーヒーとカフェインレスコーヒーはホット・アイスとも5,000ウォン、お茶（ホット・アイスとも）とホットチョコレートは6,000ウォン、エイドは7,000ウォンです。',
    ),
    staffNote: 'Prices stand in the menu too. Change both.',
  },
];
