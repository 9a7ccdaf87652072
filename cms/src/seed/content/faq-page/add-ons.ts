import { t } from '../../writing/localized.ts';
import type { FaqPageQuestion } from './faq-page-question.ts';

export const addOnQuestions: FaqPageQuestion[] = [
  {
    slug: 'lp-record',
    question: t(
      'Can I have my song on vinyl?',
      '제 노래를 LP로 만들 수 있나요?',
      '可以把我的歌做成黑胶唱片吗？',
      '自分の歌をレコード（LP）にできますか？',
    ),
    answer: t(
      'Yes. LP Record Production costs {lpPrice} and includes the mixing of your track.',
      '네. LP 제작은 {lpPrice}이며 곡의 믹싱까지 포함된 가격입니다.',
      '可以。黑胶唱片制作为{lpPrice}，已包含歌曲混音。',
      'はい。LPレコード制作は{lpPrice}で、曲のミキシングも含まれています。',
    ),
  },
  {
    slug: 'lp-time',
    question: t(
      'How long until my LP arrives?',
      'LP는 언제 받을 수 있나요?',
      '黑胶唱片多久能收到？',
      'LPはいつ届きますか？',
    ),
    answer: t(
      'Production takes 2-3 weeks, and the record ships within 2-3 weeks after that.',
      '제작에 2~3주가 걸리고, 완성된 뒤 2~3주 안에 발송됩니다.',
      '制作需要2-3周，完成后2-3周内寄出。',
      '制作に2〜3週間かかり、完成後2〜3週間以内に発送します。',
    ),
  },
  {
    slug: 'lp-address',
    question: t(
      'Where do you send the LP?',
      'LP는 어디로 보내 주나요?',
      '黑胶唱片寄到哪里？',
      'LPはどこに送ってもらえますか？',
    ),
    answer: t(
      'To the delivery address you give when you add the LP to your booking. For an address outside Korea, please ask our staff before you book.',
      'LP를 추가할 때 입력하신 배송지로 보내 드립니다. 해외 주소로 받고 싶으시면 예약 전에 직원에게 문의해 주세요.',
      '寄到您预订黑胶时填写的收货地址。如需寄往韩国以外，请在预订前先咨询工作人员。',
      'ご予約にLPを追加する際に入力された住所へお送りします。韓国国外への発送をご希望の場合は、ご予約の前にスタッフへお問い合わせください。',
    ),
  },
  {
    slug: 'video',
    question: t(
      'Can my session be filmed?',
      '녹음하는 모습을 영상으로 남길 수 있나요?',
      '可以拍摄录音过程吗？',
      'レコーディングの様子を撮影してもらえますか？',
    ),
    answer: t(
      'Yes. The raw recording video costs {rawVideoPrice}; a video edited together with your song costs {editedVideoPrice}.',
      '네. 편집하지 않은 녹음 영상은 {rawVideoPrice}, 노래에 맞춰 편집한 영상은 {editedVideoPrice}입니다.',
      '可以。未剪辑的录音视频为{rawVideoPrice}，配合歌曲剪辑的视频为{editedVideoPrice}。',
      'はい。未編集のレコーディング動画は{rawVideoPrice}、歌に合わせて編集した動画は{editedVideoPrice}です。',
    ),
  },
  {
    slug: 'add-later',
    question: t(
      'Can I add a service after I have booked?',
      '예약한 뒤에 서비스를 추가할 수 있나요?',
      '预订之后还能加购服务吗？',
      '予約したあとでもオプションを追加できますか？',
    ),
    answer: t(
      'Choose add-ons while booking if you can; that way everything is ready for you. Otherwise ask our staff on the day, and they will tell you what is still possible.',
      '가능하면 예약할 때 함께 골라 주세요. 그래야 모두 준비해 둘 수 있습니다. 나중에 생각이 바뀌셨다면 당일 직원에게 가능한지 물어봐 주세요.',
      '最好在预订时一并选好，这样一切都能提前准备。若之后才想加购，请当天询问工作人员是否还来得及。',
      'すべて準備してお待ちできるよう、オプションはなるべくご予約時にお選びください。あとから追加したくなったときは、当日スタッフにお声がけいただければ、その時点で可能なものをご案内します。',
    ),
  },
];
