import type { details as detailsEn, form as formEn, klook as klookEn, lobby as lobbyEn } from './form.en.ts';

export const lobby: typeof lobbyEn = {
  heading: '어떻게 예약하시겠어요?',
  direct: { accent: '', action: '시간 고르기' },
  klook: { accent: '', action: '음료 고르기' },
};

export const form: typeof formEn = {
  directHeading: '시간을 골라 주세요',
  changeHeading: '세션 변경하기',
  klookHeading: '클룩 예약 마무리하기',
  changeType: '예약 방법 다시 고르기',
};

export const klook: typeof klookEn = {
  heading: { text: '클룩 예약 정보', accent: '' },
  id: '클룩 예약 번호',
  idHint: '클룩에서 받은 확인 메일이나 클룩 앱에서 볼 수 있어요.',
  timeNote: '날짜와 시간은 클룩에서 고르신 그대로예요.',
  when: '언제 오시나요?',
  whenHint:
    '한국 시간으로 적어 주세요. 비워 두셔도 괜찮아요. 저희가 예약을 찾는 데 도움이 되지만, 실제 시간은 클룩 예약을 따라요.',
  date: '클룩 예약 날짜',
  time: '클룩 예약 시간',
};

export const details: typeof detailsEn = {
  heading: { text: '나와 내 노래', accent: '' },
  fields: {
    name: { label: '이름' },
    email: { label: '이메일', hint: '예약 확인 메일을 이 주소로 보내 드려요.' },
    phone: { label: '전화번호', hint: '늦으시면 이 번호로 전화드려요.' },
    youtubeTrackUrl: {
      label: '반주(MR) 유튜브 링크',
      hint: '보컬이 없는 반주로 준비해 주세요. 세션마다 한 곡을 부르실 수 있어요.',
      placeholder: 'https://www.youtube.com/watch?v=…',
    },
  },
  language: '이메일을 받으실 언어',
};
