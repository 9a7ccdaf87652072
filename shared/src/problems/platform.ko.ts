import type { platform as english } from './platform.en.ts';
import type { Translated } from './refusal.ts';

const reload = '요청을 읽을 수 없습니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.';

export const platform: Translated<typeof english> = {
  'unknown-address': '없는 주소입니다. 페이지를 새로 고쳐 주세요.',
  'method-not-allowed': reload,
  'validation-failed': '입력한 내용을 확인해 주세요.',
  'not-one-object': reload,
  'not-json': reload,
  'not-readable': reload,
  'too-large': '내용이 너무 깁니다. 줄여서 다시 시도해 주세요.',
  'strange-host': reload,
  'other-origin': '우리 사이트에서 연 페이지에서만 변경할 수 있습니다. 페이지를 다시 열어 주세요.',
  'key-malformed': reload,
  'key-reused': '이미 다른 내용으로 보낸 요청입니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.',
  'seen-version-missing': reload,
  'date-malformed': '있는 날짜를 골라 주세요.',
  'too-many-requests': '요청이 너무 많습니다. 1분 뒤에 다시 시도해 주세요.',
  'records-unreachable': '지금은 예약 기록을 불러올 수 없습니다. 잠시 후 다시 시도해 주세요.',
  'catalogue-missing': '아직 가격과 영업 시간을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.',
  'internal-error':
    '시스템에 문제가 생겨 요청이 처리되었는지 알 수 없습니다. 먼저 확인한 뒤 다시 시도해 주세요.',
};
