import { formatWon } from '../pricing/won.ts';
import { dateTimeKst } from '../time/display.ts';
import type { bookings as english, WhyNot } from './bookings.en.ts';
import type { Translated } from './refusal.ts';

const moment = (instant: string) => dateTimeKst(new Date(instant));

/** Leads on to what follows from it. */
function whyNot({ why, minutes }: WhyNot, when: string): string {
  switch (why) {
    case 'taken':
      return `${when}에는 이미 다른 예약이 있어`;
    case 'blocked':
      return `${when}은 막은 시간이라`;
    case 'too-long':
      return `${when}에 시작하는 ${minutes}분 녹음은 영업 시간을 넘겨`;
    case 'no-session':
      return `${when}에 시작하는 녹음이 없어`;
    default:
      return why satisfies never;
  }
}

export const bookings: Translated<typeof english> = {
  'unknown-booking': '없는 예약번호입니다. 잘못 입력하지 않았는지 확인해 주세요.',
  'personal-data-removed': '개인정보가 삭제된 예약이라 변경하거나 메일을 보낼 수 없습니다.',
  'changed-by-another':
    '그 사이 다른 사람이 이 예약을 변경했습니다. 지금 내용을 확인하고 다시 결정해 주세요.',
  'changed-meanwhile': '그 사이 예약이 변경되었습니다. 지금 내용을 확인해 주세요.',
  'no-email-address': '이메일 주소를 남기지 않은 손님입니다. 전화하거나 카운터에서 알려 주세요.',
  'unknown-email': '없는 메일입니다. 페이지를 새로 고쳐 주세요.',
  'unknown-enquiry': '없는 문의입니다. 목록을 새로 고쳐 주세요.',
  'matter-closed': '이미 해결되었거나 저절로 끝나는 일입니다. 페이지를 새로 고쳐 주세요.',
  'slot-taken-since':
    '이 시간에는 이미 다른 예약이 있어 아무것도 바꾸지 않았습니다. 먼저 이 예약의 시간을 바꿔 주세요.',
  'slot-of-other-taken': ({ name, startsAt }) =>
    `일행(${startsAt === null ? name : `${name}, ${moment(startsAt)}`})의 시간에 이미 다른 예약이 있어 아무것도 바꾸지 않았습니다. 먼저 그 예약의 시간을 바꾸거나 한 사람씩 변경해 주세요.`,
  'klook-used-since-unnamed':
    '같은 Klook 예약을 쓴 다른 예약이 있어 아무것도 바꾸지 않았습니다. 먼저 그 예약을 취소해 주세요.',
  'klook-used-since': ({ klookId }) =>
    `같은 Klook 예약번호(${klookId})를 쓴 다른 예약이 있어 아무것도 바꾸지 않았습니다. 먼저 그 예약을 취소해 주세요.`,
  'voucher-used-since':
    '이 예약의 할인 코드를 그 사이 다른 예약에서 사용해 아무것도 바꾸지 않았습니다. 손님을 새로 예약하거나 먼저 그 예약을 취소해 주세요.',
  'cancelled-without-time': '취소된 예약입니다. 먼저 상태를 바꾼 뒤 시간을 골라 주세요.',
  'closed-day': '이 날은 휴무일입니다.',
  'odd-start': '녹음이 시작되는 시간을 골라 주세요.',
  'start-passed': '아직 지나지 않은 시간을 골라 주세요.',
  'beyond-policy': ({ moves, hours }) =>
    `규정상 이 예약은 ${moves}회까지, 녹음 ${hours}시간 전까지 변경할 수 있습니다. 그래도 변경하려면 사유를 입력해 주세요.`,
  'beyond-policy-of': ({ name, moves, hours }) =>
    `규정상 ${name} 님의 예약은 ${moves}회까지, 녹음 ${hours}시간 전까지 변경할 수 있습니다. 그래도 변경하려면 사유를 입력해 주세요.`,
  'cancelled-at-counter': '취소된 예약입니다. 먼저 상태를 바꾼 뒤 계속해 주세요.',
  'not-paid': '결제되지 않은 예약이라 녹음을 시작할 수 없습니다. 먼저 관리자에게 확정을 요청해 주세요.',
  'later-step': '다음 단계가 이미 기록되어 있습니다. 먼저 그 단계를 되돌린 뒤 이 단계를 되돌려 주세요.',
  'unknown-step': '카운터에 없는 단계입니다.',
  'time-has-begun': '이미 시작된 시간입니다. 더 늦은 시간을 골라 주세요.',
  'just-taken': '방금 다른 사람이 이 시간을 예약했습니다. 다른 시간을 골라 주세요.',
  'new-price': ({ totalWon }) =>
    `가격이 바뀌었습니다. 지금은 ${formatWon(totalWon)}입니다. 다시 판매해 주세요.`,
  'studio-not-sold': '지금 판매하지 않는 스튜디오입니다. 다른 스튜디오를 골라 주세요.',
  'time-blocked':
    '막은 시간이라 아무것도 바꾸지 않았습니다. 먼저 다시 판매하도록 풀거나 다른 시간을 골라 주세요.',
  'paying-now': '이 손님의 결제를 확인하고 있습니다. 잠시 뒤 다시 정해 주세요.',
  'held-in-block': ({ name }) =>
    `${name} 님은 아직 결제하지 않았고 결제 화면에서 시간을 고릅니다. 그대로 두거나 취소하거나, 결제 대기 시간이 끝날 때까지 기다려 주세요.`,
  'unknown-wish': '이미 대기자 명단에 없는 손님입니다. 지금 시간표를 확인해 주세요.',
  'unknown-block': '막은 시간이 더 이상 없습니다. 지금 시간표를 확인해 주세요.',
  'blocked-already': '이미 모두 막혀 있는 시간입니다. 먼저 그 막은 시간을 풀거나 다른 시간을 골라 주세요.',
  'not-in-block': '막은 시간에 더 이상 없는 손님이 있습니다. 지금 목록을 확인해 주세요.',
  'admins-cancel':
    '예약 취소와 환불은 관리자만 할 수 있습니다. 손님을 옮기거나 그대로 두고, 필요하면 관리자에게 요청해 주세요.',
  'admins-set-status':
    '이 상태는 관리자만 바꿀 수 있어 아무것도 바꾸지 않았습니다. 직원은 도착, 녹음 진행, 노쇼만 기록합니다. 나머지는 관리자에게 요청해 주세요.',
  'nothing-taken': '이 예약은 현장에서 받은 금액이 없습니다.',
  'nothing-follows': '이 예약에는 그런 전달이 없습니다. 지금 내용을 확인해 주세요.',
  'nothing-owed': '결제되지 않았거나 취소·전액 환불된 예약이라 전달할 것이 없습니다.',
  'day-to-come': '아직 오지 않은 날입니다. 당일부터 정산할 수 있습니다.',
  'signed-meanwhile':
    '그 사이 다른 사람이 이 날의 정산을 확정해 저장하지 않았습니다. 지금 내용을 확인해 주세요.',
  'recorded-meanwhile': ({ cashWon, slipsWon, transfersWon }) =>
    `그 사이 새로 기록된 내역이 있어 확정하지 않았습니다. 지금은 현금 ${formatWon(cashWon)}, 카드 단말기 ${formatWon(slipsWon)}, 계좌 이체 ${formatWon(transfersWon)}입니다.`,
  'swap-changed-one': ({ name }) =>
    `그 사이 다른 사람이 ${name} 님의 예약을 변경해 아무것도 맞바꾸지 않았습니다. 두 예약의 지금 내용을 확인하고 다시 결정해 주세요.`,
  'swap-cancelled-one': ({ name }) => `${name} 님의 예약은 취소되어 맞바꿀 수 없습니다.`,
  'swap-without-time': ({ name }) =>
    `${name} 님은 아직 시간이 없어 맞바꿀 수 없습니다. 대신 빈 시간을 지정해 주세요.`,
  'swap-begun-one': ({ name }) => `${name} 님의 녹음은 이미 시작되었거나 끝나서 옮길 수 없습니다.`,
  'swap-time-begun': ({ name }) =>
    `${name} 님의 시간은 이미 시작되어 다른 손님에게 줄 수 없습니다. 더 늦은 시간으로 옮겨 주세요.`,
  'swap-held-one': ({ name }) =>
    `${name} 님은 아직 결제 전이라 시간이 임시로만 잡혀 있습니다. 결제된 뒤에 맞바꾸거나 한 분만 옮겨 주세요.`,
  'swap-closed-for-one': ({ date, name }) => `${date}은(는) 휴무일이라 ${name} 님을 그날로 옮길 수 없습니다.`,
  'swap-too-long-for-one': ({ minutes, name, startsAt }) =>
    `${name} 님의 ${minutes}분 녹음을 ${moment(startsAt)}에 시작하면 영업 시간을 넘겨 아무것도 맞바꾸지 않았습니다.`,
  'swap-overlap': ({ one, other }) =>
    `${one} 님과 ${other} 님의 녹음 길이가 달라 시간이 겹치므로 아무것도 맞바꾸지 않았습니다. 한 분만 옮겨 주세요.`,
  'swap-blocked-one': ({ name }) =>
    `${name} 님은 막은 시간에 있어 다른 손님과 맞바꿀 수 없으므로 아무것도 바꾸지 않았습니다. 빈 시간으로 옮겨 주세요.`,
  'swap-third-has-it': ({ minutes, name, startsAt }) =>
    `${name} 님이 ${moment(startsAt)}부터 쓸 ${minutes}분 가운데 일부를 다른 손님이 예약해 아무것도 맞바꾸지 않았습니다.`,
  'status-missing': '예약 상태를 선택해 주세요.',
  'mail-subject': '제목을 한 줄로, 150자 이하로 적어 주세요.',
  'mail-message': '내용을 10,000자 이하로 적어 주세요.',
  'move-reason': '사유를 200자 이하로 적어 주세요.',
  'studio-missing': '스튜디오를 선택해 주세요.',
  'swap-pair': '서로 다른 두 예약을 다시 골라 주세요.',
  'not-moved': ({ startsAt, freeTimes, ...why }) => {
    const free =
      freeTimes.length === 0
        ? '이 날에는 다른 빈 시간이 없습니다.'
        : `이 날 비어 있는 시간: ${freeTimes.join(', ')}.`;
    return `${whyNot(why, moment(startsAt))} 아무것도 바꾸지 않았습니다. ${free}`;
  },
  'party-not-moved': ({ startsAt, freeTimes, goneTime, people, ...why }) => {
    const free =
      freeTimes.length === 0
        ? '이 날에는 모두 이어서 녹음할 수 있는 시간이 없습니다.'
        : `이 날 모두 이어서 녹음할 수 있는 시작 시간: ${freeTimes.join(', ')}.`;
    return `${whyNot(why, goneTime)} ${moment(startsAt)}부터 ${people}명이 이어서 녹음할 수 없으므로 아무것도 바꾸지 않았습니다. ${free}`;
  },
};
