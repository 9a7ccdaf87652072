import type { InEveryLanguage } from '../language/language.ts';

const en = {
  label: 'Last week by mail',
  hint: (email: string) => `On Mondays at eight, to ${email}`,
  on: 'The Monday mail is switched on',
  off: 'The Monday mail is switched off',
  failed: 'The Monday mail was not switched.',
};
export type MondayMailTexts = typeof en;

const ko: MondayMailTexts = {
  label: '지난주 현황을 메일로 받기',
  hint: (email) => `매주 월요일 8시, ${email}`,
  on: '월요일 메일을 켰습니다',
  off: '월요일 메일을 껐습니다',
  failed: '월요일 메일 설정을 바꾸지 못했습니다.',
};

export const mondayMailTexts: InEveryLanguage<MondayMailTexts> = { en, ko };
