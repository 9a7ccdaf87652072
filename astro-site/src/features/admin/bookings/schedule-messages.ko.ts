import type { ScheduleTexts } from './schedule-messages.ts';

export const ko: ScheduleTexts = {
  title: (id) => `예약 ${id}의 날짜와 시간`,
  first: 'Klook에서 예약한 시간을 입력해 주세요. 입력하면 그 시간이 바로 확보됩니다.',
  move: '새 시간을 확보하면서 이전 시간은 바로 비워집니다.',
  date: '날짜',
  time: '시간 (서울)',
  studio: '스튜디오',
  anyStudio: '비어 있는 곳 (지금 스튜디오 먼저)',
  reason: '사유',
  reasonHint: (moves, hours) =>
    `이 예약의 규정상 고객이 바꿀 수 있는 범위(${moves}회, 시작 ${hours}시간 전까지)를 벗어날 때만 필요합니다.`,
  submit: '시간 지정',
  submitting: '지정하는 중...',
  loadingTimes: '시간을 불러오는 중...',
  done: '새 시간을 지정했습니다. 고객에게 메일이 갑니다.',
  failed: '시간을 바꾸지 못했습니다.',
  mail: (name, language) => `${name} 앞으로 안내 메일이 갑니다. 메일 언어: ${language}.`,
  noMail: '이메일 주소가 없으니 손님에게 직접 알려 주세요.',
  inARow: (first, others) =>
    `선택한 시간에 ${first} 님이 먼저 녹음하고, 이어서 같은 스튜디오에서 바로 녹음합니다: ${others}.`,
  guestSaid: (when) => `고객이 적은 시간: ${when}. 지정하기 전에 Klook에서 확인해 주세요.`,
  chooseDate: '먼저 날짜를 입력해 주세요.',
  timesFailed: '시간을 불러오지 못했습니다. 이 창을 닫고 다시 시도해 주세요.',
  closed: '이 날은 휴무일입니다.',
  timeHint:
    '취소선이 있는 시간은 고객이 예약할 수 없는 시간입니다(이미 예약됨, 너무 임박함, 너무 먼 날짜). 그래도 선택해 볼 수 있습니다.',
  notForVisitors: '고객 예약 불가',
  over: '지난 시간',
  chosen: (time) => `선택한 시간: ${time}`,
  oddTime: (time) => `${time}에 시작하는 녹음은 없습니다. 아래 시간 가운데 골라 주세요.`,
};
