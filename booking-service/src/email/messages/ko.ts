import { longDateIn } from 'shared/time/long-date.ts';
import type { MailMessages } from './en.ts';

export const ko: MailMessages = {
  locale: 'ko',
  longDate: longDateIn('ko'),
  cafe: '레코딩 카페',
  labels: {
    session: '녹음 일정',
    bookingNumber: '예약 번호',
    place: '장소',
    drink: '음료',
    track: '반주 음원',
    deliveryAddress: '배송지',
    lpDeliveryAddress: 'LP 배송지',
    klookId: '클룩 예약 번호',
    sessionFee: '녹음 세션',
    total: '합계',
    paid: '결제 금액',
    payment: '결제',
    email: '이메일',
    phone: '전화',
    chat: '채팅 문의',
    refund: '환불',
  },
  minutes: (count) => `${count}분`,
  voucher: '할인 코드',
  included: '포함',
  byQuote: '별도 견적',
  free: '무료',
  paidOnKlook: '클룩에서 결제 완료',
  method: (name) => name ?? '카드',
  giftCard: '선물 카드',
  paidAt: (moment) => `${moment} 승인`,
  addToCalendar: '구글 캘린더에 추가하기',
  openMap: '지도에서 카페 보기',
  receipt: '영수증 보기',
  bookAgain: '다른 시간 예약하기',
  hello: (name) => (name === '' ? '안녕하세요.' : `${name} 님, 안녕하세요.`),
  bring: {
    title: '오시기 전에',
    arrive: ({ cafeMinutes, boothMinutes }, times) =>
      times
        ? `시작 ${cafeMinutes}분 전인 ${times.cafe}(KST)까지 카페에 도착해 음료를 즐겨 주세요. 부스에는 ${boothMinutes}분 전인 ${times.booth}까지 와 주세요. 늦으시면 노쇼로 처리됩니다.`
        : `시작 ${cafeMinutes}분 전까지 카페에 도착해 음료를 즐겨 주세요. 부스에는 시작 ${boothMinutes}분 전까지 와 주세요. 늦으시면 노쇼로 처리됩니다.`,
    number: (id) => `예약 번호를 준비해 주세요: ${id}`,
    track: '반주(인스트루멘털) 유튜브 링크를 바로 보여 주실 수 있게 준비해 주세요. 부스에서 틀어 드립니다.',
    rule: (minutes) =>
      `한 세션은 한 분이 한 곡을 부르는 ${minutes}분입니다. 같은 곡은 시간 안에서 몇 번이든 부르실 수 있습니다.`,
  },
  policy: {
    title: '일정이 바뀌었다면',
    full: (deadline) => `${deadline}까지 취소: 전액 환불`,
    part: (deadline, percent) => `${deadline}까지 취소: ${percent}% 환불`,
    untilStart: (percent) => `그 뒤 세션 시작 전까지 취소: ${percent}% 환불`,
    noShow: (percent) => (percent === 0 ? '노쇼는 환불되지 않습니다.' : `노쇼: ${percent}% 환불`),
    arrival: '환불 금액은 영업일 기준 5~7일 안에 들어옵니다.',
    addon: (name, hours) => `${name}: 세션 후 ${hours}시간까지 취소할 수 있습니다.`,
    moves: (count, hours) =>
      `시간 변경은 ${hours}시간 전까지 최대 ${count}회 무료입니다. 당일 변경은 추가 요금이 있을 수 있습니다.`,
    klook: '세션은 클룩에서 구매하셨습니다. 취소와 변경은 클룩에서 클룩 약관에 따라 진행해 주세요.',
    how: (handle) =>
      `시간 변경과 취소는 위의 버튼으로 직접 하시거나, 예약 번호와 함께 연락해 주세요: ${handle}`,
  },
  confirmed: {
    lamp: '예약 완료',
    subject: (id, when) => `예약이 확정되었습니다: #${id}, ${when}`,
    preheader: (total, place) => `${total} 결제 완료. ${place}`,
    heading: '부스가 예약되었습니다',
    intro: '감사합니다. 결제가 확인되어 아래 시간이 예약되었습니다.',
    freePreheader: (place) => `결제하실 금액이 없습니다. ${place}`,
    freeIntro: '감사합니다. 아래 시간이 예약되었으며, 결제하실 금액은 없습니다.',
  },
  klook: {
    lamp: '접수',
    subject: (id) => `클룩 예약이 접수되었습니다: #${id}`,
    preheader: '클룩 예약을 확인한 뒤 이메일로 확정해 드립니다.',
    heading: '클룩 예약이 접수되었습니다',
    intro:
      '감사합니다. 음료와 추가 서비스가 접수되었습니다. 아직 확정은 아닙니다. 직원이 클룩 예약을 확인한 뒤 다시 이메일을 드립니다.',
    pendingTime: '클룩에서 예약하신 시간',
    payAtStudio: (amount) =>
      `추가 서비스는 아직 결제되지 않았습니다. ${amount}은 스튜디오에서 카드나 현금으로 결제해 주세요.`,
    nothingToPay: '세션은 클룩에서 결제되었습니다. 더 내실 금액은 없습니다.',
    payAtStudioTotal: '스튜디오에서 결제하실 금액',
  },
  klookConfirmed: {
    lamp: '확정',
    subject: (id) => `클룩 예약이 확정되었습니다: #${id}`,
    preheader: '예약이 확정되었습니다. 티켓을 확인해 주세요.',
    heading: '클룩 예약이 확정되었습니다',
    intro: '클룩 예약을 확인했습니다. 예약이 확정되었습니다.',
  },
  moved: {
    lamp: '시간 안내',
    subject: (id, when) => `녹음 시간 안내: 예약 #${id}, ${when}`,
    preheader: (when) => `녹음 시간은 ${when}입니다.`,
    heading: '녹음 시간을 안내해 드립니다',
    intro: '직원이 녹음 시간을 아래와 같이 정했습니다. 시간이 맞지 않으면 연락해 주세요.',
    byVisitor: {
      intro: '고객님께서 녹음 시간을 아래와 같이 변경하셨습니다. 변경은 무료입니다.',
      movesLeft: (left) =>
        left === 0 ? '무료 변경 횟수를 모두 사용하셨습니다.' : `앞으로 ${left}회 더 변경하실 수 있습니다.`,
    },
  },
  staff: {
    lamp: '안내',
  },
  refunded: {
    lamp: '환불',
    'by-staff': {
      subject: (id, amount) => `환불 안내: ${amount} (예약 #${id})`,
      preheader: (amount) => `${amount}을 카드로 돌려드립니다.`,
      heading: '환불을 진행했습니다',
      intro: (amount) => `아래 예약의 결제 금액 중 ${amount}을 환불했습니다. 결제하신 카드로 돌려드립니다.`,
      sessionLabel: '예약하신 일정',
    },
    'not-honoured': {
      subject: (id, amount) => `죄송합니다. ${amount}을 돌려드립니다 (예약 #${id})`,
      preheader: (amount) => `예약하신 시간을 지켜 드리지 못했습니다. ${amount} 전액을 카드로 돌려드립니다.`,
      heading: '예약하신 시간을 지켜 드리지 못했습니다',
      intro: (amount) =>
        `죄송합니다. 결제가 도착했을 때는 아래 시간을 더 이상 지켜 드릴 수 없어 세션을 진행할 수 없습니다. 결제를 취소했으며 ${amount} 전액이 카드로 환불됩니다.`,
      sessionLabel: '진행되지 않는 일정',
    },
    'paid-twice': {
      subject: (id, amount) => `두 번째 결제 ${amount}을 돌려드립니다 (예약 #${id})`,
      preheader: (amount) => `두 번 결제되어 ${amount}을 카드로 돌려드립니다. 예약은 그대로 유지됩니다.`,
      heading: '두 번째 결제를 환불했습니다',
      intro: (amount) =>
        `아래 예약에 두 번째 결제가 들어와 취소했습니다. ${amount} 전액이 카드로 환불됩니다. 첫 번째 결제와 예약에는 영향이 없습니다.`,
      sessionLabel: '예약하신 일정',
    },
    'wrong-amount': {
      subject: (id, amount) => `잘못 결제된 ${amount}을 돌려드립니다 (예약 #${id})`,
      preheader: (amount) => `${amount} 전액을 카드로 돌려드립니다.`,
      heading: '결제 금액이 잘못되었습니다',
      intro: (amount) =>
        `죄송합니다. 아래 예약 금액과 다른 금액이 결제되어 그 결제를 취소했습니다. ${amount} 전액이 카드로 환불됩니다. 이 결제로는 예약이 확정되지 않습니다.`,
      sessionLabel: '이 결제로 확정되지 않은 일정',
    },
    toGift: (amount) => `${amount}은 선물 카드로 돌아갔으며 바로 다시 사용하실 수 있습니다.`,
    money: {
      title: '환불 시점',
      arrival:
        '카드사를 통해 보통 영업일 기준 5~7일 안에 환불됩니다. 명세서에서 결제 내역이 바로 사라지는 경우도 있습니다.',
      nothingToDo: '따로 하실 일은 없습니다.',
      missing: (contact) => `그 뒤에도 환불되지 않으면 예약 번호와 함께 연락해 주세요: ${contact}`,
    },
  },
};
