import type { EmailDialogTexts } from './email-dialog-messages.ts';

export const ko: EmailDialogTexts = {
  title: (name) => `${name} 님에게 메일 보내기`,
  custom: '직접 작성',
  templates: '템플릿',
  template: '템플릿',
  chooseTemplate: '템플릿 선택',
  templateNames: {
    'booking-confirmation': '예약 확정',
    'session-reminder': '녹음 일정 안내',
    'recording-complete': '녹음 완성',
    'booking-cancelled': '예약 취소',
    'session-moved': '녹음 시간 변경',
  },
  language: '언어',
  subject: '제목',
  message: '내용',
  preview: '미리 보기',
  previewLoading: '메일을 그리는 중...',
  previewFailed: '미리 보기를 그리지 못했습니다. 메일은 그대로 보낼 수 있습니다.',
  previewFrame: '고객에게 보이는 메일',
  previewHint:
    '이 모습 그대로 보내며, 서식을 표시하지 않는 메일 프로그램을 위해 같은 내용의 글도 함께 보냅니다.',
  writtenIn: (language) => `고객의 메일 언어: ${language}.`,
  send: '메일 보내기',
  sending: '보내는 중...',
  sent: '메일을 보내고 있습니다. 발송되면 예약 카드에 표시됩니다.',
  failed: '메일을 보내지 못했습니다.',
};
