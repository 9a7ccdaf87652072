import type { addOns as addOnsEn, drink as drinkEn, voucher as voucherEn } from './choices.en.ts';

export const drink: typeof drinkEn = {
  heading: { text: '您的饮品', accent: '음료' },
  included: '已含一杯精选饮品。',
  label: '饮品',
  hotOrIced: '热或冰',
  iced: '冰',
  hot: '热',
  temperature: (drink) => `冷热：${drink}`,
};

export const addOns: typeof addOnsEn = {
  heading: { text: '附加服务', accent: '추가 옵션' },
  loading: '正在加载附加服务……',
  failed: '未能加载附加服务。您可以不选直接预订，或重试。',
  none: '目前没有附加服务。',
  byQuote: '另行报价',
  lpAddress: 'LP黑胶唱片的收件地址',
  lpAddressHint: '唱片的寄送地址：姓名、街道、城市、邮编和国家。',
  address: '收件地址',
  addressHint: (addOns) => `${addOns.join('、')}的寄送地址：姓名、街道、城市、邮编和国家。`,
  atStudio: '附加服务在录音棚付款。',
};

export const voucher: typeof voucherEn = {
  ask: '我有优惠码或礼品卡',
  label: '优惠码或礼品卡号码',
  hint: '将在下一页付款前抵扣。',
};
