import type { EnquiryFieldWords } from './en.ts';

export const words: EnquiryFieldWords = {
  topic: '请选择申请加盟或预约说明会',
  name: '请填写您的姓名',
  city: '请填写您想开店的城市',
  phone: '请填写可以联系到您的电话号码',
};
