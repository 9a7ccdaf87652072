import type { details as detailsEn, form as formEn, klook as klookEn, lobby as lobbyEn } from './form.en.ts';

export const lobby: typeof lobbyEn = {
  heading: 'ご予約の方法をお選びください',
  direct: { accent: '바로 예약', action: '時間を選ぶ' },
  klook: { accent: '클룩 예약', action: 'ドリンクを選ぶ' },
};

export const form: typeof formEn = {
  directHeading: '時間をお選びください',
  changeHeading: 'レコーディングの変更',
  klookHeading: 'Klookのご予約の手続き',
  changeType: '予約方法を選び直す',
};

export const klook: typeof klookEn = {
  heading: { text: 'Klookのご予約', accent: '예약 번호' },
  id: 'Klookの予約番号',
  idHint: 'Klookからの確認メール、またはKlookアプリに記載されています。',
  timeNote: '日時は、Klookでお選びになったとおりです。',
  when: 'いつのご予約ですか？',
  whenHint:
    '任意です。韓国時間でご入力ください。スタッフがご予約を探しやすくなりますが、実際の時間はKlookのご予約が優先されます。',
  date: 'Klookのご予約の日付',
  time: 'Klookのご予約の時間',
};

export const details: typeof detailsEn = {
  heading: { text: 'お客様と歌う曲', accent: '나와 내 노래' },
  fields: {
    name: { label: 'お名前' },
    email: { label: 'メールアドレス', hint: '確認メールをこちらにお送りします。' },
    phone: { label: '電話番号', hint: '遅れた場合にお電話します。' },
    youtubeTrackUrl: {
      label: '伴奏音源のYouTubeリンク',
      hint: 'ボーカルの入っていない伴奏音源をご用意ください。1回のレコーディングで1曲歌えます。',
      placeholder: 'https://www.youtube.com/watch?v=…',
    },
  },
  language: 'メールの言語',
};
