import type { ListenWords } from './en.ts';

export const words: ListenWords = {
  title: '녹음이 도착했어요',
  opening: '녹음을 여는 중...',
  noScript: '녹음을 재생하려면 자바스크립트가 필요해요.',
  recordedAt: (cafe) => `서울 ${cafe}에서 녹음`,
  until: (until) => `${until}(한국 시간)까지 들으실 수 있어요.`,
  own: '직접 불러 보세요. 부스에서 10분, 나가실 때는 내 녹음과 함께예요.',
  cafe: (cafe) => `${cafe} 둘러보기`,
  over: {
    heading: '음악이 멈췄어요',
    text: '이 링크로는 더 이상 들을 수 없어요. 보내신 분이 링크를 껐거나, 보관 기간이 지나 녹음이 삭제되었어요.',
    ask: '아직 들을 수 있어야 한다면 보내신 분께 새 링크를 부탁해 주세요.',
  },
  incomplete: {
    heading: '링크가 온전하지 않아요',
    text: '링크의 일부가 빠졌어요. 받으신 링크 전체를 열거나 다시 보내 달라고 부탁해 주세요.',
  },
  unreachable: {
    heading: '녹음을 불러오지 못했어요',
    text: '응답을 받지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
    again: '다시 시도',
  },
};
