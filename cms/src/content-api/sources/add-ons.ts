import { addOnSchema, type AddOn } from 'shared/catalogue/on-sale.ts';
import { english, group, text, type AllLocales } from './all-locales.ts';
import type { CollectionSource } from './source.ts';

export const addOnSource: CollectionSource<AddOn> = {
  collection: 'add-ons',
  noun: { en: 'Add-on', ko: '추가 서비스' },
  schema: addOnSchema,
  titleOf: (doc) => english(doc['name']) ?? String(doc['addOnId'] ?? doc['id']),
  toContent: (doc) => ({
    id: doc['addOnId'],
    name: english(doc['name']),
    names: text(doc['name']),
    description: english(doc['description']),
    descriptions: text(doc['description']),
    price: doc['price'],
    needsDeliveryAddress: doc['needsDeliveryAddress'] === true,
    customQuote: doc['customQuote'] === true,
    delivery: delivery(group(doc['delivery'])),
  }),
};

const delivery = ({ follows, days, unit }: AllLocales) =>
  follows === true ? { days: days ?? null, unit } : null;
