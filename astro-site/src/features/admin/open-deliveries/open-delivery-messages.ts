import type { InEveryLanguage } from '../language/language.ts';

const en = {
  title: 'Deliveries',
  heading: 'Deliveries',
  lead: 'What guests get after their session and is not sent yet. Days are those of Seoul; public holidays are not known.',
  loading: 'Loading the deliveries...',
  failed: 'We could not load the deliveries.',
  tryAgain: 'Try again',
  none: 'Everything is sent',
  noneHint: 'What was sold with a session stands here once the guest has sung.',
  groups: {
    late: 'Late',
    due: 'Due within two days',
    later: 'Later',
    noDay: 'No date promised',
  },
  sung: (day: string) => `sang on ${day}`,
  address: 'Send it to',
  noAddress: 'No address was left. Ask the guest.',
  more: (shown: number, count: number) => `The first ${shown} of ${count} are shown.`,
};
export type OpenDeliveryTexts = typeof en;

const ko: OpenDeliveryTexts = {
  title: '전달',
  heading: '전달할 것',
  lead: '녹음 후 손님에게 드려야 하는데 아직 전달하지 않은 것입니다. 날짜는 서울 기준이며, 공휴일은 반영하지 않습니다.',
  loading: '전달할 것을 불러오는 중...',
  failed: '전달할 것을 불러오지 못했습니다.',
  tryAgain: '다시 시도',
  none: '모두 전달했습니다',
  noneHint: '녹음과 함께 판매한 서비스는 녹음이 시작되면 여기에 나옵니다.',
  groups: { late: '늦음', due: '이틀 안에 전달', later: '나중에', noDay: '약속한 날짜 없음' },
  sung: (day) => `${day} 녹음`,
  address: '보낼 곳',
  noAddress: '남긴 주소가 없습니다. 손님에게 물어봐 주세요.',
  more: (shown, count) => `${count}건 가운데 ${shown}건을 보여 줍니다.`,
};

/** Words of the page of what is not sent. */
export const openDeliveryTexts: InEveryLanguage<OpenDeliveryTexts> = { en, ko };
