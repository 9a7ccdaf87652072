import type { EnquiryTopic } from 'shared/enquiries/enquiries.ts';
import type { Locale } from 'shared/languages/localized-text.ts';

/** Words of the mail about a franchise enquiry. It goes to the cafe itself, so there is one language. */
export const enquiryWords = {
  lamp: 'Enquiry',
  topic: { application: 'Franchise application', 'info-session': 'Info session wanted' },
  subject: (topic: string, name: string) => `${topic}: ${name}`,
  intro: 'Somebody wrote this on the franchise page. Reply to this mail to answer them.',
  received: 'Received',
  number: 'Enquiry',
  name: 'Name',
  company: 'Company',
  city: 'City',
  open: 'Open the enquiries',
} as const;

interface NotedWords {
  lamp: string;
  topic: Record<EnquiryTopic, string>;
  subject: (reference: string) => string;
  heading: string;
  intro: string;
  notYou: string;
  received: string;
  number: string;
  about: string;
}

/** Words of the mail to whoever wrote it. */
export const enquiryNotedWords: Record<Locale, NotedWords> = {
  en: {
    lamp: 'Received',
    topic: { application: 'Franchise application', 'info-session': 'Info session' },
    subject: (reference) => `We have your enquiry ${reference}`,
    heading: 'Your enquiry is with us',
    intro: 'Thank you. We answer by e-mail or by phone. Please name the number below when you write or call.',
    notYou: 'Did you not write to us? Then you need not do anything.',
    received: 'Received',
    number: 'Your number',
    about: 'About',
  },
  ko: {
    lamp: '접수 완료',
    topic: { application: '가맹 신청', 'info-session': '설명회 예약' },
    subject: (reference) => `문의가 접수되었습니다 (${reference})`,
    heading: '문의가 접수되었습니다',
    intro: '감사합니다. 이메일이나 전화로 답변드리겠습니다. 연락하실 때 아래 접수 번호를 알려 주세요.',
    notYou: '문의하신 적이 없다면 그대로 두셔도 됩니다.',
    received: '접수 일시',
    number: '접수 번호',
    about: '문의 내용',
  },
  zh: {
    lamp: '已收到',
    topic: { application: '加盟申请', 'info-session': '说明会预约' },
    subject: (reference) => `我们已收到您的咨询（${reference}）`,
    heading: '我们已收到您的咨询',
    intro: '谢谢您。我们会通过邮件或电话答复您。联系我们时，请告知下面的编号。',
    notYou: '如果您没有联系过我们，请忽略这封邮件。',
    received: '收到时间',
    number: '咨询编号',
    about: '咨询事项',
  },
  ja: {
    lamp: '受付完了',
    topic: { application: '加盟のお申し込み', 'info-session': '説明会のお申し込み' },
    subject: (reference) => `お問い合わせを受け付けました（${reference}）`,
    heading: 'お問い合わせを受け付けました',
    intro:
      'ありがとうございます。メールまたはお電話でご連絡いたします。お問い合わせの際は、下記の受付番号をお知らせください。',
    notYou: 'お心当たりがない場合は、このメールを破棄してください。',
    received: '受付日時',
    number: '受付番号',
    about: 'お問い合わせ内容',
  },
};
