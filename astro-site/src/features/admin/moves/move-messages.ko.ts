import type { MoveTexts } from './move-messages.ts';

export const ko: MoveTexts = {
  moveOnBoard: '시간표에서 옮기기 (M)',
  otherDay: '날짜와 시간...',
  moving: (name) => `${name} 님을 어디로 옮길까요?`,
  howTo:
    '옮길 자리를 누르거나, 화살표 키로 고르고 Enter를 누르세요. Page Up과 Page Down으로 날짜를 바꾸고 Esc로 끝냅니다.',
  begun: (name, places) =>
    places === 0
      ? `${name} 님을 옮기는 중입니다. 이 날에는 빈자리가 없습니다. Esc로 끝냅니다.`
      : `${name} 님을 옮기는 중입니다. 옮길 수 있는 자리 ${places}곳. 화살표 키로 고르고 Enter로 정합니다. Esc로 끝냅니다.`,
  over: (name) => `${name} 님 옮기기를 끝냈습니다.`,
  nowhere: '이 날에는 빈자리가 없습니다.',
  stop: '옮기기 취소',
  put: '여기로',
  swap: '맞바꾸기',
  putLabel: (name, time, studio) => `여기로: ${name} 님, ${time}, ${studio}`,
  swapLabel: (name, other, time) => `맞바꾸기: ${name} 님과 ${other} 님, ${time}`,
  title: (name) => `${name} 님을 옮길까요?`,
  firstTitle: (name) => `${name} 님에게 이 시간을 지정할까요?`,
  swapTitle: (one, other) => `${one} 님과 ${other} 님을 맞바꿀까요?`,
  noTime: '시간 미정',
  from: '이전',
  to: '변경',
  together: (names) => `이어서 같은 스튜디오에서 바로 녹음합니다: ${names}.`,
  mail: (name, language) => `${name} 님에게 안내 메일이 갑니다. 메일 언어: ${language}.`,
  noMail: (name) => `${name} 님은 이메일 주소를 남기지 않았으니 직접 알려 주세요.`,
  sameTime: '시간은 그대로여서 메일이 가지 않습니다.',
  guestSaid: (when) => `고객이 적은 시간: ${when}. Klook에서 확인해 주세요.`,
  reason: '사유',
  reasonNeeded: '규정상 고객이 바꿀 수 있는 범위를 벗어나므로 사유가 필요합니다.',
  reasons: ['손님 요청', '진행 지연', '스튜디오 사용 불가'],
  submitMove: '옮기기',
  submitFirst: '이 시간으로 지정',
  submitSwap: '맞바꾸기',
  submitting: '옮기는 중...',
  back: '나중에',
  failed: '아무것도 옮기지 않았습니다.',
  moved: (name, when, studio) => `${name} 님, ${when}, ${studio}에서 녹음합니다.`,
  swapped: (one, other) => `${one} 님과 ${other} 님의 시간을 맞바꿨습니다.`,
};
