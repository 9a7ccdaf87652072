import type { FieldWords } from './en.ts';

export const words: FieldWords = {
  'name-missing': '请填写姓名',
  'name-with-link': '请只填写姓名，不要包含链接或邮箱地址，句点后请空一格',
  'email-wrong': '请填写有效的邮箱',
  'phone-missing': '请填写电话',
  'phone-wrong': '请填写带国家代码的电话号码，例如 +86 138 0013 8000',
  'cafe-missing': '请选择门店',
  'drink-missing': '请选择饮品',
  'temperature-missing': '请选择热或冰',
  'track-wrong': '请填写有效的 YouTube 链接',
  'track-not-one-video':
    '这个 YouTube 链接没有指向单个视频。请在 YouTube 打开您的歌曲，点击“分享”，再粘贴复制的链接',
  'date-missing': '请选择日期',
  'time-missing': '请选择时间',
  'klook-id-missing': '请填写 Klook 预订号',
  'klook-date-missing': '请填写 Klook 预订的日期，或将日期和时间都留空',
  'klook-date-passed': '这一天已经过去。请核对 Klook 预订的日期，或留空',
  'klook-time-wrong': '请填写 Klook 预订的时间，或留空',
  'address-missing': ({ addOns }) => `请填写收件地址：${addOns.join('、')}`,
  'lp-address-missing': '请填写接收LP黑胶唱片的收件地址',
  'add-ons-wrong': '请从页面列表中选择附加服务，每项只选一次',
  'text-too-long': ({ maximum }) => `请不要超过${maximum}个字符`,
  'control-characters': '请删除换行和其他不可见字符',
  'control-characters-in-lines': '请删除不可见字符，换行可以保留',
};
