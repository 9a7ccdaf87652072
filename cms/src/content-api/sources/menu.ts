import { menuItemSchema, type MenuItem } from 'shared/content/snapshot.ts';
import { english, text } from './all-locales.ts';
import type { CollectionSource } from './source.ts';

export const menuSource: CollectionSource<MenuItem> = {
  collection: 'menu-items',
  noun: { en: 'Menu item', ko: '메뉴 항목' },
  schema: menuItemSchema,
  titleOf: (doc) => english(doc['name']) ?? String(doc['korean'] ?? doc['id']),
  toContent: (doc) => ({
    id: String(doc['id']),
    section: doc['section'],
    name: text(doc['name']),
    korean: doc['korean'],
    priceWon: doc['priceWon'],
  }),
};
