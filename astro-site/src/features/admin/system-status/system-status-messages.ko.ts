import type { SystemStatusTexts } from './system-status-messages.ts';

export const ko: SystemStatusTexts = {
  well: '시스템이 정상입니다.',
  notWell: (parts) => `시스템을 확인해 주세요: ${parts.join(', ')}`,
  failed: '시스템 상태를 불러오지 못했습니다. 계속 다시 시도합니다.',
  list: '시스템 구성 요소',
  parts: {
    database: '데이터베이스',
    catalogue: 'CMS의 가격과 규칙',
    payments: '결제',
    mails: '메일',
    copy: '두 번째 데이터베이스 서버',
    archive: '백업용 보관',
  },
  states: { well: '정상', late: '지연', away: '작동 안 함', none: '사용 안 함' },
  unclear: (count) => `결과 확인 중 ${count}건`,
  waiting: (count) => `${count}통 대기`,
  behind: (time) => `${time} 지연`,
  oldest: (time) => `가장 오래된 것 ${time}`,
  archived: (time) => `마지막 보관 ${time} 전`,
  neverArchived: '아직 보관된 것 없음',
  soldAsBefore: '마지막으로 받은 가격으로 판매 중',
  seconds: (count) => `${count}초`,
  minutes: (count) => `${count}분`,
  hours: (count) => `${count}시간`,
  cms: '마지막으로 게시한 내용이 반영되었는지는 CMS 첫 화면에서 볼 수 있습니다.',
};
