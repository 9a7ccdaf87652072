import type { GalleryWords } from './en.ts';

export const words: GalleryWords = {
  sheet: '写真一覧',
  pauseLabel: '動く写真を止める',
  playLabel: '動く写真を再生する',
  failed: '写真を開けませんでした。通信状況を確認して、もう一度お試しください。',
  stars: (rating) => `5段階評価の${rating}`,
  viewer: {
    Lightbox: '写真ビューアー',
    'Photo gallery': 'フォトギャラリー',
    Carousel: 'カルーセル',
    Slide: '写真',
    '{index} of {total}': '{total}枚中{index}枚目',
    Close: '閉じる',
    Previous: '前の写真',
    Next: '次の写真',
    'Zoom in': '拡大',
    'Zoom out': '縮小',
  },
};
