import { adminBookingMessages } from 'shared/bookings/admin-booking.ts';
import { bookingMessages } from 'shared/bookings/booking-fields.ts';
import { moveRefusals, staffRefusals, swapRefusals, whyNotMoved } from 'shared/bookings/staff-refusals.ts';
import { blockMessages } from 'shared/blocks/block.ts';
import { cashUpMessages } from 'shared/cash-up/cash-up.ts';
import { deliveryMessages } from 'shared/deliveries/deliveries.ts';
import { attendanceMessages } from 'shared/day/attendance.ts';
import { translator, type Sentence } from './translator.ts';

const { bookingDate, bookingTime, phoneNumber, controlCharacters, controlCharactersInLines } =
  bookingMessages;

/** What the service says in English about bookings, mails, the counter, enquiries and what needs somebody. */
export const bookingsSaid = {
  ...staffRefusals,
  ...moveRefusals,
  ...swapRefusals,
  ...adminBookingMessages,
  ...attendanceMessages,
  ...blockMessages,
  ...cashUpMessages,
  ...deliveryMessages,
  ...{ bookingDate, bookingTime, phoneNumber, controlCharacters, controlCharactersInLines },
};

/** Leads on to what follows from it. */
const whyInKorean = translator(whyNotMoved, {
  taken: (when) => `${when}에는 이미 다른 예약이 있어`,
  blocked: (when) => `${when}은 막은 시간이라`,
  tooLong: (minutes, when) => `${when}에 시작하는 ${minutes}분 녹음은 영업 시간을 넘겨`,
  noSession: (when) => `${when}에 시작하는 녹음이 없어`,
});
const because = (why = '') => whyInKorean(why) ?? '그 시간으로 옮길 수 없어';

/** The same in Korean. */
export const bookingsInKorean: Record<keyof typeof bookingsSaid, Sentence> = {
  unknownBooking: '없는 예약번호입니다. 잘못 입력하지 않았는지 확인해 주세요.',
  personalDataRemoved: '개인정보가 삭제된 예약이라 변경하거나 메일을 보낼 수 없습니다.',
  changedBySomebody: '그 사이 다른 사람이 이 예약을 변경했습니다. 지금 내용을 확인하고 다시 결정해 주세요.',
  changedMeanwhile: '그 사이 예약이 변경되었습니다. 지금 내용을 확인해 주세요.',
  noEmailAddress: '이메일 주소를 남기지 않은 손님입니다. 전화하거나 카운터에서 알려 주세요.',
  unknownEmail: '없는 메일입니다. 페이지를 새로 고쳐 주세요.',
  unknownEnquiry: '없는 문의입니다. 목록을 새로 고쳐 주세요.',
  matterClosed: '이미 해결되었거나 저절로 끝나는 일입니다. 페이지를 새로 고쳐 주세요.',
  slotTaken:
    '이 시간에는 이미 다른 예약이 있어 아무것도 바꾸지 않았습니다. 먼저 이 예약의 시간을 바꿔 주세요.',
  slotOfOtherTaken: (whose) =>
    `일행(${whose?.replace(/,$/, '')})의 시간에 이미 다른 예약이 있어 아무것도 바꾸지 않았습니다. 먼저 그 예약의 시간을 바꾸거나 한 사람씩 변경해 주세요.`,
  voucherUsed:
    '이 예약의 할인 코드를 그 사이 다른 예약에서 사용해 아무것도 바꾸지 않았습니다. 손님을 새로 예약하거나 먼저 그 예약을 취소해 주세요.',
  klookUsedUnnamed:
    '같은 Klook 예약을 쓴 다른 예약이 있어 아무것도 바꾸지 않았습니다. 먼저 그 예약을 취소해 주세요.',
  klookUsed: (klookId) =>
    `같은 Klook 예약번호(${klookId})를 쓴 다른 예약이 있어 아무것도 바꾸지 않았습니다. 먼저 그 예약을 취소해 주세요.`,
  cancelledWithoutTime: '취소된 예약입니다. 먼저 상태를 바꾼 뒤 시간을 골라 주세요.',
  closedDay: '이 날은 휴무일입니다.',
  oddStart: '녹음이 시작되는 시간을 골라 주세요.',
  startPassed: '아직 지나지 않은 시간을 골라 주세요.',
  beyondPolicy: (moves, hours) =>
    `규정상 이 예약은 ${moves}회까지, 녹음 ${hours}시간 전까지 변경할 수 있습니다. 그래도 변경하려면 사유를 입력해 주세요.`,
  beyondPolicyOf: (name, moves, hours) =>
    `규정상 ${name} 님의 예약은 ${moves}회까지, 녹음 ${hours}시간 전까지 변경할 수 있습니다. 그래도 변경하려면 사유를 입력해 주세요.`,
  cancelledAtCounter: '취소된 예약입니다. 먼저 상태를 바꾼 뒤 계속해 주세요.',
  laterStep: '다음 단계가 이미 기록되어 있습니다. 먼저 그 단계를 되돌린 뒤 이 단계를 되돌려 주세요.',
  unknownStep: '카운터에 없는 단계입니다.',
  timeHasBegun: '이미 시작된 시간입니다. 더 늦은 시간을 골라 주세요.',
  justTaken: '방금 다른 사람이 이 시간을 예약했습니다. 다른 시간을 골라 주세요.',
  newPrice: (price) => `가격이 바뀌었습니다. 지금은 ${price}입니다. 다시 판매해 주세요.`,
  studioNotSold: '지금 판매하지 않는 스튜디오입니다. 다른 스튜디오를 골라 주세요.',
  timeBlocked:
    '막은 시간이라 아무것도 바꾸지 않았습니다. 먼저 다시 판매하도록 풀거나 다른 시간을 골라 주세요.',
  payingNow: '이 손님의 결제를 확인하고 있습니다. 잠시 뒤 다시 정해 주세요.',
  heldInBlock: (name) =>
    `${name} 님은 아직 결제하지 않았고 결제 화면에서 시간을 고릅니다. 그대로 두거나 취소하거나, 결제 대기 시간이 끝날 때까지 기다려 주세요.`,
  unknownWish: '이미 대기자 명단에 없는 손님입니다. 지금 시간표를 확인해 주세요.',
  unknownBlock: '막은 시간이 더 이상 없습니다. 지금 시간표를 확인해 주세요.',
  blockedAlready: '이미 모두 막혀 있는 시간입니다. 먼저 그 막은 시간을 풀거나 다른 시간을 골라 주세요.',
  notInBlock: '막은 시간에 더 이상 없는 손님이 있습니다. 지금 목록을 확인해 주세요.',
  adminsCancel:
    '예약 취소와 환불은 관리자만 할 수 있습니다. 손님을 옮기거나 그대로 두고, 필요하면 관리자에게 요청해 주세요.',
  nothingFollows: '이 예약에는 그런 전달이 없습니다. 지금 내용을 확인해 주세요.',
  nothingOwed: '결제되지 않았거나 취소·전액 환불된 예약이라 전달할 것이 없습니다.',
  adminsSetStatus:
    '이 상태는 관리자만 바꿀 수 있어 아무것도 바꾸지 않았습니다. 직원은 도착, 녹음 진행, 노쇼만 기록합니다. 나머지는 관리자에게 요청해 주세요.',
  notPaid: '결제되지 않은 예약이라 녹음을 시작할 수 없습니다. 먼저 관리자에게 확정을 요청해 주세요.',
  nothingTaken: '이 예약은 현장에서 받은 금액이 없습니다.',
  dayToCome: '아직 오지 않은 날입니다. 당일부터 정산할 수 있습니다.',
  signedMeanwhile:
    '그 사이 다른 사람이 이 날의 정산을 확정해 저장하지 않았습니다. 지금 내용을 확인해 주세요.',
  recordedMeanwhile: (cash, slips, transfers) =>
    `그 사이 새로 기록된 내역이 있어 확정하지 않았습니다. 지금은 현금 ${cash}, 카드 단말기 ${slips}, 계좌 이체 ${transfers}입니다.`,
  notMoved: (why) => `${because(why)} 아무것도 바꾸지 않았습니다.`,
  partyNotMoved: (why, people, when) =>
    `${because(why)} ${when}부터 ${people}명이 이어서 녹음할 수 없으므로 아무것도 바꾸지 않았습니다.`,
  nothingFree: '이 날에는 다른 빈 시간이 없습니다.',
  free: (times) => `이 날 비어 있는 시간: ${times}.`,
  noRoom: '이 날에는 모두 이어서 녹음할 수 있는 시간이 없습니다.',
  room: (times) => `이 날 모두 이어서 녹음할 수 있는 시작 시간: ${times}.`,
  changedOne: (name) =>
    `그 사이 다른 사람이 ${name} 님의 예약을 변경해 아무것도 맞바꾸지 않았습니다. 두 예약의 지금 내용을 확인하고 다시 결정해 주세요.`,
  cancelledOne: (name) => `${name} 님의 예약은 취소되어 맞바꿀 수 없습니다.`,
  withoutTime: (name) => `${name} 님은 아직 시간이 없어 맞바꿀 수 없습니다. 대신 빈 시간을 지정해 주세요.`,
  begunOne: (name) => `${name} 님의 녹음은 이미 시작되었거나 끝나서 옮길 수 없습니다.`,
  timeBegun: (name) =>
    `${name} 님의 시간은 이미 시작되어 다른 손님에게 줄 수 없습니다. 더 늦은 시간으로 옮겨 주세요.`,
  heldOne: (name) =>
    `${name} 님은 아직 결제 전이라 시간이 임시로만 잡혀 있습니다. 결제된 뒤에 맞바꾸거나 한 분만 옮겨 주세요.`,
  closedForOne: (date, name) => `${date}은(는) 휴무일이라 ${name} 님을 그날로 옮길 수 없습니다.`,
  tooLongForOne: (minutes, name, when) =>
    `${name} 님의 ${minutes}분 녹음을 ${when}에 시작하면 영업 시간을 넘겨 아무것도 맞바꾸지 않았습니다.`,
  overlap: (one, other) =>
    `${one} 님과 ${other} 님의 녹음 길이가 달라 시간이 겹치므로 아무것도 맞바꾸지 않았습니다. 한 분만 옮겨 주세요.`,
  blockedOne: (name) =>
    `${name} 님은 막은 시간에 있어 다른 손님과 맞바꿀 수 없으므로 아무것도 바꾸지 않았습니다. 빈 시간으로 옮겨 주세요.`,
  thirdHasIt: (minutes, name, when) =>
    `${name} 님이 ${when}부터 쓸 ${minutes}분 가운데 일부를 다른 손님이 예약해 아무것도 맞바꾸지 않았습니다.`,
  status: '예약 상태를 선택해 주세요.',
  subject: '제목을 한 줄로, 150자 이하로 적어 주세요.',
  message: '내용을 10,000자 이하로 적어 주세요.',
  reason: '사유를 200자 이하로 적어 주세요.',
  studio: '스튜디오를 선택해 주세요.',
  pair: '서로 다른 두 예약을 다시 골라 주세요.',
  isDone: '단계를 다시 눌러 주세요.',
  blockStudios: '스튜디오를 하나 이상 골라 주세요.',
  blockKind: '사유를 골라 주세요: 휴식, 수리, 대관, 휴무.',
  blockStart: '시작 시간을 10분 단위로 골라 주세요.',
  blockEnd: '끝나는 시간을 시작보다 늦게, 10분 단위로 골라 주세요.',
  blockTooLong: '한 번에 31일까지 막을 수 있습니다. 더 길면 CMS의 휴무일을 사용해 주세요.',
  blockLongWeek: '매주 막는 시간은 하루를 넘을 수 없습니다.',
  blockTooFar: '1년 안에 시작하는 시간을 골라 주세요.',
  blockRange: '시작과 끝을 함께, 끝을 시작보다 늦게 골라 주세요.',
  blockNote: '메모를 한 줄로, 200자 이하로 적어 주세요.',
  blockWeekly: '매주 막을지 다시 골라 주세요.',
  blockLastDate: '마지막 날을 첫날보다 이르지 않게 골라 주세요.',
  blockLastDateAlone: '마지막 날은 매주 막는 시간에만 있습니다.',
  blockDecision: '그대로, 나중에, 취소, 옮기기 중에서 골라 주세요.',
  blockBookings: '함께 예약한 손님을 골라 주세요.',
  after: '페이지를 새로 고친 뒤 다시 확정해 주세요.',
  recorded: '페이지를 새로 고친 뒤 다시 확정해 주세요.',
  float: '오픈 시재를 원 단위로 입력해 주세요.',
  counted: '실제 금액을 원 단위로 입력해 주세요.',
  tooLong: '200자 이하로 적어 주세요.',
  differenceReason: '차액 사유를 입력해 주세요.',
  noDifference: '차액이 없으니 사유를 비워 주세요.',
  correctionReason: '다시 정산하는 사유를 입력해 주세요.',
  noCorrection: '처음 확정하는 날이니 사유를 비워 주세요.',
  note: '메모를 500자 이하로 적어 주세요.',
  deliveryState: '전달 상태를 다시 골라 주세요.',
  trackingNumber: '운송장 번호는 글자, 숫자, 띄어쓰기, 하이픈으로 60자 이하로 적어 주세요.',
  notPosted: '우편으로 보내지 않는 서비스라 운송장 번호가 없습니다.',
  bookingDate: '날짜를 선택해 주세요.',
  bookingTime: '시간을 선택해 주세요.',
  phoneNumber: '국가 번호까지 포함해 전화번호를 입력해 주세요. 예: +82 10 1234 5678.',
  controlCharacters: '줄바꿈과 보이지 않는 문자를 지워 주세요.',
  controlCharactersInLines: '보이지 않는 문자를 지워 주세요. 줄바꿈은 괜찮습니다.',
};
