import type { GalleryWords } from './en.ts';

export const words: GalleryWords = {
  sheet: '사진 모아 보기',
  pauseLabel: '움직이는 사진 멈추기',
  playLabel: '움직이는 사진 재생하기',
  failed: '사진을 열지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  stars: (rating) => `별 5개 중 ${rating}개`,
  viewer: {
    Lightbox: '사진 크게 보기',
    'Photo gallery': '사진 갤러리',
    Carousel: '넘겨 보기',
    Slide: '사진',
    '{index} of {total}': '{total}장 중 {index}번째',
    Close: '닫기',
    Previous: '이전 사진',
    Next: '다음 사진',
    'Zoom in': '확대',
    'Zoom out': '축소',
  },
};
