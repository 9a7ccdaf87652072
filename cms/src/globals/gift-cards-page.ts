import type { Tab } from 'payload';
import { giftCardWon } from 'shared/pricing/gift-card-won.ts';
import { managersOnly } from '../access/managers-only.ts';
import { label, labels } from '../fields/common-labels.ts';
import { listOfLines, localizedLine } from '../fields/localized-text.ts';
import { heading, lead, page, rows, titleAndText } from '../fields/page.ts';
import { wholeNumber } from '../validation/whole-number.ts';

const amounts = rows(
  'amounts',
  labels('Amount', 'Amounts', '금액'),
  [
    {
      name: 'won',
      label: { en: 'Won', ko: '원' },
      type: 'number',
      required: true,
      validate: wholeNumber({
        what: { en: 'The amount', ko: '금액은' },
        ...{ min: giftCardWon.least, max: giftCardWon.most, multipleOf: giftCardWon.step },
      }),
      access: { create: managersOnly, update: managersOnly },
      admin: { step: giftCardWon.step },
    },
  ],
  {
    label: { en: 'Amounts', ko: '금액' },
    max: 6,
    description: {
      en: 'What visitors choose from. They may write another amount themselves.',
      ko: '방문자가 고르는 금액입니다. 다른 금액을 직접 입력할 수도 있습니다.',
    },
  },
);

const head: Tab = {
  name: 'head',
  label: { en: 'Head', ko: '첫 화면' },
  fields: [localizedLine('title', { label: label.title, maxLength: 100 }), lead(), amounts],
};

/** /gift-cards: what they are, how they are used, and what can be bought. */
export const giftCardsPage = page({
  slug: 'gift-cards-page',
  label: { en: 'Gift cards page', ko: '선물 카드 페이지' },
  description: {
    en: 'The words of /gift-cards. The form and the payment are fixed.',
    ko: '/gift-cards의 글입니다. 입력 양식과 결제는 고정되어 있습니다.',
  },
  tabs: [
    head,
    {
      name: 'how',
      label: { en: 'How it works', ko: '사용 방법' },
      fields: [
        heading(),
        rows('steps', labels('Step', 'Steps', '단계'), titleAndText(), {
          label: { en: 'Steps', ko: '단계' },
          max: 6,
        }),
      ],
    },
    {
      name: 'terms',
      label: { en: 'Good to know', ko: '알아 두실 점' },
      fields: [heading(), listOfLines('items', { en: 'Items', ko: '항목' })],
    },
  ],
});
