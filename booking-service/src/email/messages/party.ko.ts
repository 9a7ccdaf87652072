import type { PartyMessages } from './party.ts';

const several = {
  bring: {
    arrive: ({ cafeMinutes, boothMinutes }, times) =>
      times
        ? `첫 세션 시작 ${cafeMinutes}분 전인 ${times.cafe}(KST)까지 모두 카페에 도착해 음료를 즐겨 주세요. 부스에는 첫 세션 ${boothMinutes}분 전인 ${times.booth}까지 와 주세요. 늦으신 세션은 노쇼로 처리됩니다.`
        : `각자 시작 ${cafeMinutes}분 전까지 카페에 도착해 음료를 즐겨 주세요. 부스에는 시작 ${boothMinutes}분 전까지 와 주세요. 늦으신 세션은 노쇼로 처리됩니다.`,
    track:
      '각자 부르실 반주(인스트루멘털)의 유튜브 링크를 바로 보여 주실 수 있게 준비해 주세요. 부스에서 틀어 드립니다.',
  },
  confirmed: {
    intro: '감사합니다. 결제가 확인되어 아래 시간이 모두 예약되었습니다.',
    freeIntro: '감사합니다. 아래 시간이 모두 예약되었으며, 결제하실 금액은 없습니다.',
  },
} satisfies ReturnType<PartyMessages['messages']>;

export const ko: PartyMessages = {
  sessions: (count) => `세션 ${count}회`,
  singer: '부르시는 분',
  nth: (place) => `${place}번째 분`,
  ofParty: (place, size) => `${size}명 중 ${place}번째`,
  nthOfParty: (place, size) => `${size}명 중 ${place}번째 분`,
  numberOf: (id, part) => `${id}, ${part}`,
  separator: ', ',
  called: (name) => `${name} 님`,
  listed: (names) => names.join(', '),
  eachAlone:
    '한 분씩 따로 취소하거나 시간을 바꾸실 수 있습니다. 위 기한은 첫 세션 기준이며, 뒤에 부르시는 분의 기한은 그만큼 늦어집니다.',
  othersStand: (sessions) => `다른 분의 예약은 그대로 유효합니다: ${sessions}`,

  messages: ({ names, count, isWhole, lostTime }) => ({
    ...(count > 1 && several),
    moved: {
      preheader: (when) => `${names}의 녹음 시간은 ${when}입니다.`,
      heading: `${names}의 녹음 시간을 안내해 드립니다`,
      intro: `직원이 ${names}의 녹음 시간을 아래와 같이 정했습니다. 시간이 맞지 않으면 연락해 주세요.`,
      byVisitor: {
        intro: `고객님께서 ${names}의 녹음 시간을 아래와 같이 변경하셨습니다. 변경은 무료입니다.`,
        ...(count > 1 && {
          movesLeft: (left) =>
            left === 0
              ? '이 세션들은 무료 변경 횟수를 모두 사용하셨습니다.'
              : `한 분마다 ${left}회 더 변경하실 수 있습니다.`,
        }),
      },
    },
    refunded: {
      'by-staff': {
        ...(!isWhole && {
          intro: (amount) =>
            `결제하신 금액 중 ${names}의 예약에 해당하는 ${amount}을 환불했습니다. 결제하신 카드로 돌려드립니다. 다른 분의 결제 금액에는 영향이 없습니다.`,
        }),
      },
      'not-honoured': {
        ...(lostTime && {
          preheader: (amount) =>
            `${lostTime}에 이미 다른 예약이 있어 모든 세션이 진행되지 않습니다. ${amount} 전액을 카드로 돌려드립니다.`,
        }),
        intro: (amount) =>
          `죄송합니다. 결제가 도착했을 때는 ${lostTime ? `${lostTime}에 이미 다른 분의 예약이 있었습니다` : '아래 시간 중 일부를 더 이상 지켜 드릴 수 없었습니다'}. 함께 예약하신 세션이므로 아래 세션은 모두 진행되지 않습니다. 결제를 취소했으며 ${amount} 전액이 카드로 환불됩니다.`,
      },
    },
  }),

  standing: ({ names, isWhole }) =>
    isWhole
      ? {
          cancelled: {
            preheader: '예약하신 세션은 모두 진행되지 않습니다. 결제 금액에 대해 안내해 드립니다.',
            intro:
              '아래 예약을 저희 직원이 모두 취소하여 세션이 진행되지 않습니다. 예상하지 못한 취소라면 연락해 주세요.',
            byVisitor: {
              intro:
                '고객님께서 아래 예약을 모두 직접 취소하셔서 세션이 진행되지 않습니다. 해당 시간은 다시 비었습니다.',
            },
          },
        }
      : {
          cancelled: {
            preheader: `${names}의 세션은 진행되지 않습니다. 결제 금액에 대해 안내해 드립니다.`,
            heading: `${names}의 예약이 취소되었습니다`,
            intro: `${names}의 예약을 저희 직원이 취소하여 세션이 진행되지 않습니다. 예상하지 못한 취소라면 연락해 주세요.`,
            byVisitor: {
              intro: `고객님께서 ${names}의 예약을 직접 취소하셨습니다. 해당 시간은 다시 비었습니다.`,
            },
          },
          again: {
            heading: `${names}의 예약이 확정되었습니다`,
            reinstated: `앞서 ${names}의 예약이 취소되었다고 안내해 드렸으나, 그 안내는 더 이상 유효하지 않습니다. 예약은 아래와 같이 유효합니다.`,
            moved: `${names}의 녹음 시간이 앞서 보내 드린 확정 안내와 달라졌습니다. 아래 내용이 맞습니다.`,
            paid: (amount) =>
              `결제하신 금액 중 이 예약에 해당하는 ${amount}은 그대로 유효합니다. 더 내실 금액은 없습니다.`,
          },
        },
};
