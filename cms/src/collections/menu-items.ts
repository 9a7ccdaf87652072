import type { CollectionConfig } from 'payload';
import { managersOnly } from '../access/managers-only.ts';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { collectionLabels, label } from '../fields/common-labels.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine } from '../fields/localized-text.ts';
import { priceField } from '../fields/money.ts';
import { wholeList } from '../fields/whole-list.ts';

/** The drinks of the landing page's menu. */
export const menuItems: CollectionConfig = {
  slug: 'menu-items',
  labels: collectionLabels({
    singular: { en: 'Menu item', ko: '메뉴 항목' },
    plural: { en: 'Menu', ko: '메뉴' },
  }),
  orderable: true,
  admin: {
    pagination: wholeList,
    group: navGroup.lists,
    useAsTitle: 'name',
    defaultColumns: ['name', 'korean', 'section', 'priceWon', '_status'],
    description: {
      en: 'Drinks in the menu section of the landing page. Drag to change the order.',
      ko: '랜딩 페이지 메뉴 섹션의 음료입니다. 끌어서 순서를 바꿉니다.',
    },
  },
  access: {
    read: publishedOrStaff,
    readVersions: staff,
    // A new drink needs a price, and prices are the managers' business.
    create: managersOnly,
    update: staff,
    delete: managersOnly,
  },
  versions: editorialVersions,
  fields: [
    localizedLine('name', {
      label: label.name,
      description: {
        en: 'The name visitors read first, for example "Americano".',
        ko: '방문자가 먼저 보는 이름입니다. 예: "Americano"',
      },
      maxLength: 60,
    }),
    {
      name: 'korean',
      label: { en: 'Korean name on the menu', ko: '메뉴의 한국어 이름' },
      type: 'text',
      required: true,
      maxLength: 60,
      admin: {
        description: {
          en: 'Shown in small letters under the name, in every language of the page.',
          ko: '페이지 언어와 상관없이 이름 아래에 작은 글씨로 나옵니다.',
        },
      },
    },
    {
      name: 'section',
      label: { en: 'Section', ko: '구분' },
      type: 'select',
      required: true,
      defaultValue: 'hot',
      options: [
        { label: { en: 'Hot', ko: '따뜻한 음료' }, value: 'hot' },
        { label: { en: 'Cold', ko: '차가운 음료' }, value: 'cold' },
      ],
      admin: {
        description: {
          en: 'Which column of the menu the drink stands in.',
          ko: '음료가 들어갈 메뉴판의 칸입니다.',
        },
      },
    },
    priceField('priceWon', {
      label: { en: 'Price (won)', ko: '가격(원)' },
      description: {
        en: 'Shown on the menu. One premium drink is included with every session, so bookings do not add it.',
        ko: '메뉴에 나옵니다. 녹음마다 프리미엄 음료 한 잔이 포함되므로 예약 금액에는 더해지지 않습니다.',
      },
    }),
  ],
};
