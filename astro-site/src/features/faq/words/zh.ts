import type { FaqWords } from './en.ts';

export const words: FaqWords = {
  search: '搜索问题',
  placeholder: '例如：混音、退款、YouTube',
  found: '共{total}个问题，找到{count}个',
  nothing: '没有匹配的问题。请换一个更短的词，或直接问我们。',
  clear: '显示全部问题',
  languages: '语言',
  stillAsking: '没有找到答案？',
  contact: '联系我们',
  findBooking: '查找我的预订',
};
