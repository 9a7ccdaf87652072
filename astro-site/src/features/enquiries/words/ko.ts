import type { EnquiryWords } from './en.ts';

export const words: EnquiryWords = {
  heading: '문의하기',
  lead: '어떤 분인지, 어디에 매장을 열고 싶은지 알려 주세요. 이메일이나 전화로 답해 드려요.',
  direct: '바로 이야기하고 싶으신가요?',
  noScript: '이 양식에는 자바스크립트가 필요해요. 이메일이나 전화로도 편하게 연락하실 수 있어요.',
  topicLabel: '무엇을 도와드릴까요?',
  topic: {
    application: '가맹 신청',
    'info-session': '설명회 예약',
  },
  name: '이름',
  company: '회사 (선택)',
  city: '매장을 열고 싶은 도시',
  phone: '전화번호',
  email: '이메일',
  message: '남기실 말 (선택)',
  messageHint: {
    application: '매장 위치와 규모, 지금 하시는 일을 알려 주시면 큰 도움이 돼요.',
    'info-session': '언제가 좋으신가요? 몇 분이 오시나요?',
  },
  submit: {
    application: '신청서 보내기',
    'info-session': '설명회 예약 요청하기',
  },
  submitting: '보내는 중...',
  check: (count) => `위의 입력란 ${count}곳을 확인해 주세요.`,
  failed: '보내지 못했어요. 입력하신 내용은 그대로 있어요.',
  joint: ' ',
  noAnswer:
    '응답이 없어서 전달되었는지 알 수 없어요. 입력하신 내용은 그대로 있으니, 인터넷 연결을 확인하고 다시 보내 주세요. 저희에게는 한 번만 전달돼요.',
  sent: {
    application: '가맹 신청을 받았어요',
    'info-session': '설명회 예약 요청을 받았어요',
  },
  reference: (reference) => `접수 번호: ${reference}. 확인 메일을 보내 드렸어요.`,
  sentLead: (email) => `감사합니다. 저희 팀에서 ${email} 주소로 메일을 드리거나 전화를 드려요.`,
  next: {
    application: '다음 단계: 설명회에 초대해 드리고, 사업 계획과 매장 위치를 받아요.',
    'info-session': '다음 단계: 신사 매장에 방문하실 날짜와 시간을 제안해 드려요.',
  },
  another: '한 번 더 문의하기',
};
