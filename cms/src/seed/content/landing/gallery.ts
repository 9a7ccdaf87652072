import { t, type SeedData } from '../../writing/localized.ts';

export const gallery: SeedData = {
  heading: t('The booth at midnight', '갤러리', '相册', '真夜中のブース'),
  lead: t(
    'Microphones, records and the streets around us.',
    '마이크와 레코드, 그리고 우리 동네의 밤.',
    '麦克风、唱片，还有周围的街道。',
    'マイクとレコード、そしてブースのまわりの街並み。',
  ),
  quotesHeading: t('What visitors say', '손님들의 이야기', '客人怎么说', 'お客様の声'),
};

export const portfolio: SeedData = {
  heading: t('Recorded here', '포트폴리오', '作品集', 'ここで生まれた歌'),
  lead: t(
    'Six records that began in our booth.',
    '우리 부스에서 시작된 여섯 장의 레코드.',
    '六张唱片，都从我们的录音间开始。',
    'このブースから始まった、6枚のレコード。',
  ),
};
