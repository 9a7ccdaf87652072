import type { details as detailsEn, form as formEn, klook as klookEn, lobby as lobbyEn } from './form.en.ts';

export const lobby: typeof lobbyEn = {
  heading: '您想如何预订？',
  direct: { accent: '바로 예약', action: '选择时间' },
  klook: { accent: '클룩 예약', action: '选择饮品' },
};

export const form: typeof formEn = {
  directHeading: '请选择时间',
  changeHeading: '更改您的预订',
  klookHeading: '完成您的 Klook 预订',
  changeType: '更换预订方式',
};

export const klook: typeof klookEn = {
  heading: { text: '您的 Klook 预订', accent: '예약 번호' },
  id: 'Klook 预订号',
  idHint: '可在 Klook 的确认邮件和 Klook 应用中找到。',
  timeNote: '日期和时间以您在 Klook 上选择的为准。',
  when: '预订的是什么时候？',
  whenHint: '选填，请按首尔时间填写。这能帮助工作人员更快找到您的预订，实际时间以 Klook 为准。',
  date: 'Klook 预订日期',
  time: 'Klook 预订时间',
};

export const details: typeof detailsEn = {
  heading: { text: '您和您的歌', accent: '나와 내 노래' },
  fields: {
    name: { label: '姓名' },
    email: { label: '邮箱', hint: '确认邮件会发送到这里。' },
    phone: { label: '电话', hint: '您迟到时我们会打这个电话。' },
    youtubeTrackUrl: {
      label: '伴奏的 YouTube 链接',
      hint: '请使用无人声的伴奏版本，每场录一首歌。',
      placeholder: 'https://www.youtube.com/watch?v=…',
    },
  },
  language: '邮件语言',
};
