import type { ReceivedWords } from './en.ts';

export const words: ReceivedWords = {
  title: '예약 내용',
  heading: { text: '예약 내용' },
  klook: {
    heading: { text: '예약이 접수되었어요' },
    lamp: { text: '접수 완료' },
    when: '클룩에서 예약하신 시간',
    told: (day, time) => `알려 주신 시간: ${day}${time ? ` ${time} KST` : ''}`,
    next: [
      '클룩 예약과 확인한 뒤, 확정되면 다시 이메일로 알려 드려요.',
      '세션은 클룩에서 선택하신 날짜와 시간에 진행돼요.',
    ],
  },
  direct: {
    heading: { text: '예약이 확정되었어요' },
    partyHeading: { text: '예약이 확정되었어요' },
    lamp: { text: '예약 완료' },
    next: [],
  },
  facts: {
    number: '예약 번호',
    klookId: '클룩 예약 번호',
    when: '날짜와 시간',
    atStudio: '현장에서 결제하실 금액',
    nothingToPay: '결제하실 금액 없음',
  },
  mail: (email) => `이 내용을 모두 담은 이메일을 ${email} 주소로 보내 드리고 있어요.`,
  questions: (handle) => `궁금한 점은 채팅 앱으로 물어보세요: ${handle}`,
  home: '처음 화면으로',
  unknown: {
    heading: { text: '이 창에는 예약 정보가 없어요' },
    text: {
      text: '이미 예약하셨다면 보내 드린 이메일에서 예약 번호와 주문 내용을 확인하실 수 있어요. 아직이라면 지금 예약해 주세요.',
    },
    book: '예약하기',
    find: '내 예약 찾기',
  },
  noScript:
    '예약을 보여 드리려면 자바스크립트가 필요해요. 예약 번호와 주문하신 내용은 보내 드린 이메일에도 모두 있어요.',
};
