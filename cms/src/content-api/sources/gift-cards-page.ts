import { giftCardsPageSchema, type GiftCardsPage } from 'shared/content/gift-cards-page.ts';
import { group, lines, rows, text, titled } from './all-locales.ts';
import type { GlobalSource } from './source.ts';

export const giftCardsPageSource: GlobalSource<GiftCardsPage> = {
  global: 'gift-cards-page',
  noun: { en: 'Gift cards page', ko: '선물 카드 페이지' },
  schema: giftCardsPageSchema,
  toContent: (doc) => {
    const head = group(doc['head']);
    const how = group(doc['how']);
    const terms = group(doc['terms']);
    return {
      head: {
        ...{ title: text(head['title']), lead: text(head['lead']) },
        amountsWon: rows(head['amounts']).map((row) => row['won']),
      },
      how: { heading: text(how['heading']), steps: titled(how['steps']) },
      terms: { heading: text(terms['heading']), items: lines(terms['items']) },
    };
  },
};
