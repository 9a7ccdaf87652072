import type { WithFewerAccents } from '../../../components/ui/bilingual.ts';
import type { outcome as en } from './outcome.en.ts';

export const outcome: WithFewerAccents<typeof en> = {
  success: {
    title: '결제',
    confirming: { text: '결제를 확인하고 있어요.' },
    confirmingHint: '몇 초면 끝나요. 이 페이지를 닫지 말고 기다려 주세요.',
    heading: { text: '결제가 완료되었어요' },
    mail: (party) =>
      party
        ? '모두의 시간이 적힌 예약 확정 메일을 보내 드리고 있어요.'
        : '예약 확정 메일을 보내 드리고 있어요.',
    home: '처음 화면으로',
    questions: (handle) => `궁금한 점은 채팅 앱으로 물어보세요: ${handle}`,
  },
  checking: {
    heading: { text: '결제 결과를 확인하고 있어요' },
    text: {
      text: '중복 결제를 막기 위해 다시 결제하지 마시고 잠시만 기다려 주세요. 확인되는 대로 알려 드릴게요.',
    },
    offline: {
      text: '지금은 결제 결과를 확인할 수 없어요. 이미 결제되었을 수 있으니 다시 결제하지 말아 주세요.',
    },
    mail: '이 페이지를 닫으셔도 괜찮아요. 결제가 완료되었다면 확인되는 대로 이메일로 알려 드려요.',
    nextAsk: (seconds) => `${seconds}초 후 다시 확인해요`,
    asking: '확인하는 중...',
  },
  refused: {
    heading: { text: '결제 확인에 실패했어요' },
    alreadyPaid: { text: '이미 결제가 완료된 예약이에요' },
    refunded: { text: '결제 금액을 돌려드려요' },
    fallback: '결제를 완료하지 못했어요. 다시 시도해 주세요. 문제가 계속되면 고객센터로 문의해 주세요.',
    tryAgain: '다시 시도하기',
    bookAgain: '다시 예약하기',
    home: '처음으로',
  },
  fail: {
    title: '결제가 완료되지 않았어요',
    heading: { text: '결제가 완료되지 않았어요' },
    code: (code) => `오류 코드: ${code}`,
    remediesHeading: { text: '이렇게 해 보세요' },
    remedies: [
      { text: '카드 정보를 확인해 주세요.' },
      { text: '카드 한도나 잔액을 확인해 주세요.' },
      { text: '다른 결제 수단을 이용해 주세요.' },
    ],
    tryAgain: '다시 시도하기',
    bookAgain: '다시 예약하기',
    home: '처음으로',
    leaving: '잠시만요...',
    abandonNote: (party) =>
      party
        ? '‘다시 예약하기’나 ‘처음으로’를 누르면 잡아 둔 시간이 모두 풀려 다른 분이 예약할 수 있어요.'
        : '‘다시 예약하기’나 ‘처음으로’를 누르면 잡아 둔 시간이 풀려 다른 분이 예약할 수 있어요.',
    helpHeading: { text: '도움이 필요하신가요?' },
    findQuestion: { text: '이미 예약하거나 결제하셨나요?' },
    find: '내 예약 찾기',
    help: (handle) => `평일 10:00~22:00 KST, 채팅 앱으로 문의해 주세요: ${handle}`,
  },
};
