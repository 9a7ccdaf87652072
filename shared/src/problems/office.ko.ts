import type { office as english } from './office.en.ts';
import type { Translated } from './refusal.ts';

export const office: Translated<typeof english> = {
  'erasure-confirmation': '삭제하려면 위에 있는 이메일 주소를 한 번 더 똑같이 입력해 주세요.',
  'personal-data-of-super-admins':
    '개인정보는 슈퍼 관리자만 조회하고 내보내고 삭제할 수 있습니다. 슈퍼 관리자에게 부탁해 주세요.',
  'statements-for-owners': '정산서는 매출 보고서를 볼 수 있는 계정만 열 수 있습니다.',
  'statement-unknown-month': '이 달의 정산서가 없습니다. 거래가 없었거나 아직 오지 않은 달입니다.',
  'statement-not-over': '아직 끝나지 않은 달입니다. 다음 달 1일부터 마감할 수 있습니다.',
  'statement-not-next': ({ month }) => `달은 순서대로 마감합니다. 먼저 ${month}을(를) 마감해 주세요.`,
  'exports-for-owners': '내보내기는 매출 보고서를 볼 수 있는 계정만 할 수 있습니다.',
  'export-gone': '이미 내려받았거나, 보관 시간이 지났거나, 다른 계정이 만든 파일입니다. 다시 내보내 주세요.',
  'reports-for-owners': '보고서는 볼 권한이 있는 계정만 열 수 있습니다.',
  'report-cursor': '목록을 이어서 불러오지 못했습니다. 페이지를 새로 고쳐 주세요.',
  'monday-mail-for-owners': '월요일 메일은 매출 보고서를 볼 수 있는 계정만 받을 수 있습니다.',
};
