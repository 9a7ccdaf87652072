import type { WithFewerAccents } from '../../../components/ui/bilingual.ts';
import type { checkout as en } from './checkout.en.ts';

export const checkout: WithFewerAccents<typeof en> = {
  start: {
    title: '결제하기',
    heading: () => ({ text: '결제하기' }),
    lead: (time) => ({
      text: `${time}까지 시간을 잡아 두었어요. 아직 예약 확정 전이니 그때까지 결제해 주세요.`,
    }),
    pay: '카드로 결제하기',
    payAgain: '카드로 다시 결제하기',
    preparing: '준비하는 중...',
    opening: '결제창을 여는 중...',
    back: '돌아가기',
    backHint: (party) =>
      party
        ? '돌아가시면 잡아 둔 시간이 모두 풀려 다른 분이 예약할 수 있어요.'
        : '돌아가시면 잡아 둔 시간이 풀려 다른 분이 예약할 수 있어요.',
    checkAgain: '다시 확인하기',
    inProgressHeading: { text: '다른 결제를 확인하고 있어요' },
    windowClosed: () => ({
      text: '결제창을 닫으셨어요. 결제된 금액은 없고 예약 시간은 그대로 있으니, 준비되시면 다시 결제해 주세요.',
    }),
  },
  hold: {
    until: (time) => `${time}까지 시간을 잡아 두었어요`,
    left: (clock) => `${clock} 남음`,
    announce: (minutes) => `결제 가능 시간이 ${minutes}분 남았어요`,
    ended: () => ({
      text: '결제 가능 시간이 지났어요. 이 화면에서 결제된 금액은 없으니 다시 예약해 주세요.',
    }),
  },
  errors: {
    notReady: {
      text: '결제 시스템이 준비되지 않았어요. 이 창에서 결제할 예약을 찾을 수 없어요. 이미 결제하셨다면 이메일을 확인해 주시고, 아니라면 다시 예약해 주세요.',
    },
    windowNotLoaded: {
      text: '결제 시스템이 준비되지 않았어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
    },
    initialisationFailed: { text: '결제를 시작하지 못했어요.' },
    occurred: { text: '결제 중 오류가 발생했어요. 결제된 금액은 없으니 다시 시도해 주세요.' },
    invalidRequest: { text: '잘못된 결제 요청이에요. 다시 예약해 주세요.' },
    invalidInformation: {
      text: '결제 정보가 올바르지 않아요. 방금 결제하셨다면 고객센터로 알려 주세요.',
    },
  },
};
