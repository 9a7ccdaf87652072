import { t } from '../../writing/localized.ts';
import type { FaqPageQuestion } from './faq-page-question.ts';

export const arrivalQuestions: FaqPageQuestion[] = [
  {
    slug: 'arrive-early',
    question: t(
      'When should I arrive?',
      '언제 도착해야 하나요?',
      '应该几点到店？',
      '何時に着けばいいですか？',
    ),
    answer: t(
      'Please arrive {cafeMinutes} minutes before your start time. You need it to order your drink, hand in your song and warm up a little. {boothMinutes} minutes before your session, be at the booth.',
      '시작 시간 {cafeMinutes}분 전까지 와 주세요. 음료를 주문하고, 노래를 전달하고, 목을 풀 시간이 필요합니다. 세션 {boothMinutes}분 전에는 부스로 와 주세요.',
      '请在开始前{cafeMinutes}分钟到店，留出点饮品、提交歌曲和开嗓的时间，并在开始前{boothMinutes}分钟到录音间。',
      '開始時刻の{cafeMinutes}分前までにご来店ください。ドリンクを注文し、歌う曲を伝えて、軽く声出しをしていただくための時間です。レコーディングの{boothMinutes}分前にはブースへお越しください。',
    ),
  },
  {
    slug: 'late',
    question: t(
      'What happens if I am late?',
      '늦으면 어떻게 되나요?',
      '迟到了怎么办？',
      '遅れたらどうなりますか？',
    ),
    answer: t(
      'If you are not here {cafeMinutes} minutes before your session, it counts as a no-show: {noShowRefund}. If you are on your way and stuck, contact us at once so that staff can tell you what is possible.',
      '세션 {cafeMinutes}분 전까지 도착하지 않으시면 노쇼로 처리됩니다({noShowRefund}). 오시는 길에 문제가 생기면 바로 연락해 주세요. 가능한 방법을 안내해 드리겠습니다.',
      '若未在录音前{cafeMinutes}分钟到店，将按未到场处理（{noShowRefund}）。如果在路上遇到状况，请马上联系我们，工作人员会告诉您可行的办法。',
      'レコーディングの{cafeMinutes}分前までにご来店がない場合は、ノーショー（無断キャンセル）扱いで、{noShowRefund}となります。向かう途中でトラブルがあったときは、すぐにご連絡ください。可能な対応をスタッフがご案内します。',
    ),
  },
  {
    slug: 'bring',
    question: t(
      'What should I bring?',
      '무엇을 가져가야 하나요?',
      '需要带什么？',
      '何を持っていけばいいですか？',
    ),
    answer: t(
      'Your booking number, the YouTube link to your backing track, and the lyrics if you do not know them by heart. The microphone is waiting in the booth.',
      '예약 번호와 반주 YouTube 링크, 그리고 가사를 다 외우지 못하셨다면 가사를 준비해 주세요. 마이크는 부스에서 기다리고 있습니다.',
      '带上预订编号、伴奏的YouTube链接，歌词记不熟的话也请准备好歌词。麦克风在录音间里等着您。',
      '予約番号と伴奏音源のYouTubeリンク、それに歌詞をまだ覚えきれていなければ歌詞もお持ちください。マイクはブースにご用意しています。',
    ),
  },
];
