import type { PersonalDataTexts } from './personal-data-messages.ts';

export const ko: PersonalDataTexts = {
  title: '개인정보',
  heading: '개인정보',
  lead: '본인의 개인정보 열람이나 삭제를 요청받았을 때 사용합니다. 본인이 맞는지 확인하고, 답변은 해당 이메일 주소로 보내 주세요.',
  superAdminsOnly: '개인정보는 슈퍼 관리자만 조회하고 내보내고 삭제할 수 있습니다.',
  email: '이메일 주소',
  search: '조회',
  searching: '조회 중...',
  failedTitle: '오류',
  searchFailed: '조회하지 못했습니다.',
  found: (email) => `${email}에 관한 정보`,
  nothing: '이 주소에 관한 정보가 없습니다.',
  staff:
    '이 주소를 쓰는 직원 계정이 있습니다. 직원 계정은 여기에서 삭제되지 않으니 ‘계정 관리’에서 비활성화하거나 삭제해 주세요.',
  bookings: '예약',
  fates: {
    removed: () => '삭제됩니다',
    'kept-by-law': (date) =>
      `예약에서는 삭제되고, 이름과 이메일, 배송 주소만 법에 따라 ${date}까지 따로 보관됩니다`,
    running: () =>
      '삭제되지 않습니다. 녹음이 남아 있거나 결제 또는 환불이 진행 중입니다. 취소하거나 끝난 뒤에 다시 삭제해 주세요',
  },
  outcomes: {
    removed: () => '삭제했습니다',
    'kept-by-law': (date) =>
      `예약에서는 삭제했고, 이름과 이메일, 배송 주소만 법에 따라 ${date}까지 따로 보관합니다`,
    running: () =>
      '삭제하지 않았습니다. 녹음이 남아 있거나 결제 또는 환불이 진행 중입니다. 취소하거나 끝난 뒤에 다시 삭제해 주세요',
  },
  counts: '항목별 건수',
  kinds: {
    bookings: '예약',
    history: '예약 이력의 사유',
    mails: '메일',
    payments: '결제 (영수증과 사유)',
    recordings: '녹음 파일',
    enquiries: '가맹 문의',
    giftCards: '선물 카드의 이름과 메시지',
    wishes: '대기자 명단',
    vouchers: '이 주소의 할인 코드',
    keptByLaw: '보관 기간이 끝난 기록',
    answers: '저장된 응답',
    auditEntries: '작업 기록',
  },
  export: '파일로 내보내기',
  exporting: '내보내는 중...',
  exportFailed: '내보내지 못했습니다.',
  exportedTitle: '완료',
  exported: '파일을 저장했습니다. 개인정보가 들어 있으니 전달한 뒤에는 삭제해 주세요.',
  erase: {
    open: '삭제...',
    title: '개인정보 삭제',
    description: (email) =>
      `삭제하면 되돌릴 수 없습니다. 계속하려면 이 주소를 그대로 입력해 주세요: ${email}`,
    confirmation: '이메일 주소 다시 입력',
    submit: '완전히 삭제',
    submitting: '삭제 중...',
    failed: '삭제하지 못했습니다.',
    doneTitle: '완료',
    done: '개인정보를 삭제했습니다.',
  },
  proof: '삭제 결과',
  proofLead: (person) =>
    `작업 기록에는 이메일 주소 대신 번호(${person})로 남습니다. 이 번호로는 주소를 알아낼 수 없습니다.`,
};
