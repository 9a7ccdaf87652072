import type { addOns as addOnsEn, drink as drinkEn, voucher as voucherEn } from './choices.en.ts';

export const drink: typeof drinkEn = {
  heading: { text: 'ドリンク', accent: '음료' },
  included: 'プレミアムドリンク1杯が含まれています。',
  label: 'ドリンク',
  hotOrIced: 'ホット／アイス',
  iced: 'アイス',
  hot: 'ホット',
  temperature: (drink) => `ホット／アイス：${drink}`,
};

export const addOns: typeof addOnsEn = {
  heading: { text: 'オプション', accent: '추가 옵션' },
  loading: 'オプションを読み込んでいます…',
  failed: 'オプションを読み込めませんでした。オプションなしで予約するか、もう一度お試しください。',
  none: '現在、オプションはありません。',
  byQuote: '別途お見積もり',
  lpAddress: 'LPレコードのお届け先',
  lpAddressHint: 'レコードのお届け先：お名前、住所、都市名、郵便番号、国名をご記入ください。',
  address: 'お届け先',
  addressHint: (addOns) =>
    `${addOns.join('、')}のお届け先：お名前、住所、都市名、郵便番号、国名をご記入ください。`,
  atStudio: 'オプションはスタジオでお支払いいただきます。',
};

export const voucher: typeof voucherEn = {
  ask: '割引コード・ギフトカードをお持ちの方',
  label: '割引コードまたはギフトカードの番号',
  hint: '次のお支払いページで適用されます。',
};
