import type { MailTexts } from './mail-messages.ts';

export const ko: MailTexts = {
  delivery: { queued: '발송 대기', sending: '발송 중', sent: '발송됨', failed: '발송 실패' },
  again: '다시 보내기',
  resent: '메일을 다시 보내고 있습니다.',
  resendFailed: '메일을 다시 보내지 못했습니다.',
  languageHint: '예약 정보와 날짜, 꼬리말까지 메일 전체의 언어입니다.',
  openTitle: '메일에 아직 빈 곳이 있습니다',
  open: (places) => `내용이 있어야 할 자리에 ${places} 표시가 남아 있습니다. 그래도 보낼까요?`,
  sendOpen: '그래도 보내기',
  goBack: '메일로 돌아가기',
  resendTitle: '이 메일을 다시 보낼까요?',
  resend: (to, subject) => `‘${subject}’ 메일을 똑같은 내용으로 한 번 더 보냅니다. 받는 사람: ${to}.`,
  resendAgree: '다시 보내기',
  leave: '보내지 않기',
  link: {
    open: '새 링크',
    title: '고객의 링크를 교체할까요?',
    question: (email) =>
      `이 고객의 페이지로 가는 기존 링크는 모두 바로 쓸 수 없게 되고, 페이지를 열어 둔 사람도 나가게 됩니다. 새 링크를 ${email} 주소로 보냅니다.`,
    agree: '링크 교체',
    replaced: (email) => `이전 링크는 이제 쓸 수 없습니다. 새 링크를 ${email} 주소로 보내고 있습니다.`,
    failed: '링크를 교체하지 못했습니다.',
  },
};
