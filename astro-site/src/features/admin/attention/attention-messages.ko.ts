import type { AttentionTexts } from './attention-messages.ts';

export const ko: AttentionTexts = {
  heading: '확인 필요',
  korean: '',
  failed: '확인할 일을 불러오지 못했습니다. 계속 다시 시도합니다.',
  matters: (count) => `확인할 일 ${count}건`,
  all: (count) => `${count}건 모두 보기`,
  fewer: '접기',
  showBooking: '예약 보기',
  openLedger: '결제 대조 열기',
  openUsers: '계정 관리 열기',
  visitor: '고객',
  ourselves: '매장 주소',
  dismiss: '처리 완료',
  dismissing: '기록하는 중...',
  dismissedTitle: '기록 완료',
  dismissed: '예약 화면에서 사라지고, 작업 기록에는 남습니다.',
  dismissFailed: '처리 완료로 기록하지 못했습니다.',
  calm: '확인할 일이 없습니다.',
  ledgerFine: (day) => `${day} 결제 대조: 모두 일치합니다.`,
  ledgerDiffers: (day, count) => `${day} 결제 대조: ${count}건이 다릅니다.`,
  ledgerNever: '아직 결제를 대조한 적이 없습니다. 하루가 끝나면 그날의 결제를 대조합니다.',
};
