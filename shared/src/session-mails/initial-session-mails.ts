import type { SessionMails } from './session-mails.ts';

/** The first ones: what the CMS is seeded with, and what holds until it has answered. */
export const initialSessionMails: SessionMails = {
  reminder: {
    isOn: true,
    hoursBefore: 24,
    heading: {
      en: 'See you soon',
      ko: '곧 뵙겠습니다',
      zh: '期待您的到来',
      ja: 'お会いできるのを楽しみにしています',
    },
    text: {
      en: 'We look forward to recording with you. Here is all you need for your visit.',
      ko: '함께 녹음할 시간을 기다리고 있습니다. 방문에 필요한 내용을 아래에 모았습니다.',
      zh: '期待与您一起录音。到店所需的信息都在下面。',
      ja: 'ご一緒にレコーディングできる日を心待ちにしています。ご来店に必要な情報を以下にまとめました。',
    },
  },
  followUp: {
    isOn: false,
    heading: {
      en: 'How was it?',
      ko: '녹음은 어떠셨나요?',
      zh: '这次录音感觉如何？',
      ja: 'レコーディングはいかがでしたか？',
    },
    text: {
      en: 'Thank you for singing with us. We would love to hear what you liked, and what we could do better: simply answer this mail.',
      ko: '저희와 함께 노래해 주셔서 감사합니다. 좋았던 점과 아쉬웠던 점을 들려주세요. 이 메일에 답장하시면 됩니다.',
      zh: '感谢您来这里唱歌。喜欢哪些地方，哪里还可以做得更好，欢迎告诉我们：直接回复此邮件即可。',
      ja: '当店で歌ってくださり、ありがとうございました。よかったところや、もっとこうしてほしいと感じたところを、ぜひお聞かせください。このメールにそのままご返信いただけます。',
    },
    url: null,
  },
};
