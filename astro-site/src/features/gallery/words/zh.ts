import type { GalleryWords } from './en.ts';

export const words: GalleryWords = {
  sheet: '照片一览',
  pauseLabel: '暂停动态图片',
  playLabel: '播放动态图片',
  failed: '图片未能打开，请检查网络连接后重试。',
  stars: (rating) => `${rating}星（满分5星）`,
  viewer: {
    Lightbox: '图片查看器',
    'Photo gallery': '图片库',
    Carousel: '轮播图',
    Slide: '图片',
    '{index} of {total}': '第{index}张，共{total}张',
    Close: '关闭',
    Previous: '上一张',
    Next: '下一张',
    'Zoom in': '放大',
    'Zoom out': '缩小',
  },
};
