import type { addOns as addOnsEn, drink as drinkEn, voucher as voucherEn } from './choices.en.ts';

export const drink: typeof drinkEn = {
  heading: { text: '음료', accent: '' },
  included: '프리미엄 음료 한 잔이 포함되어 있어요.',
  label: '음료',
  hotOrIced: '따뜻하게 또는 차갑게',
  iced: '차갑게',
  hot: '따뜻하게',
  temperature: (drink) => `온도: ${drink}`,
};

export const addOns: typeof addOnsEn = {
  heading: { text: '추가 서비스', accent: '' },
  loading: '추가 서비스를 불러오는 중...',
  failed: '추가 서비스를 불러오지 못했어요. 없이 예약하시거나 다시 시도해 주세요.',
  none: '지금은 추가 서비스가 없어요.',
  byQuote: '별도 견적',
  lpAddress: 'LP 배송지',
  lpAddressHint: 'LP를 받으실 곳: 이름, 주소, 도시, 우편번호, 국가를 적어 주세요.',
  address: '배송지',
  addressHint: (addOns) => `받으실 것: ${addOns.join(', ')}. 이름, 주소, 도시, 우편번호, 국가를 적어 주세요.`,
  atStudio: '추가 서비스는 스튜디오에서 결제해요.',
};

export const voucher: typeof voucherEn = {
  ask: '할인 코드나 선물 카드가 있어요',
  label: '할인 코드 또는 선물 카드 번호',
  hint: '다음 결제 화면에서 적용돼요.',
};
