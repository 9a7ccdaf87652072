import type { deliveries as en } from './deliveries.en.ts';

export const deliveries: typeof en = {
  heading: '녹음 후에 받으실 것',
  state: { open: '준비 전', 'in-work': '작업 중', sent: '보냄' },
  by: (day) => `${day}까지 보내 드려요.`,
  postedBy: (day) => `${day}까지 배송지로 발송해 드려요.`,
  within: (days, unit) =>
    unit === 'business-days'
      ? `녹음 후 영업일 기준 ${days}일 안에 보내 드려요.`
      : `녹음 후 ${days}일 안에 보내 드려요.`,
  noDay: '정해진 날짜는 없어요. 준비되면 저희 직원이 알려 드려요.',
  late: (day) => `${day}까지 보내 드리기로 했는데 늦어지고 있어요. 죄송해요. 저희 직원이 서두르고 있어요.`,
  sent: (day) => `${day}에 보내 드렸어요.`,
  postedOn: (day) => `${day}에 배송지로 발송했어요.`,
  tracking: '운송장 번호',
};
