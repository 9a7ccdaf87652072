import { t } from '../../writing/localized.ts';
import type { FaqPageQuestion } from './faq-page-question.ts';

export const fileQuestions: FaqPageQuestion[] = [
  {
    slug: 'raw-when',
    question: t(
      'When do I get my recording?',
      '녹음 파일은 언제 받나요?',
      '什么时候能收到录音？',
      '録音した音源はいつ届きますか？',
    ),
    answer: t(
      'We e-mail the raw files the day after your session to the address in your booking.',
      '원본 파일은 녹음 다음 날, 예약하신 이메일 주소로 보내 드립니다.',
      '原始文件会在录音次日发送到您预订时填写的邮箱。',
      '未編集の録音ファイルを、レコーディングの翌日に、ご予約時のメールアドレスへお送りします。',
    ),
    staffNote: 'The landing FAQ says raw files arrive immediately; both readings are kept.',
  },
  {
    slug: 'raw-which',
    question: t(
      'Which files do I receive?',
      '어떤 파일을 받게 되나요?',
      '会收到哪些文件？',
      'どんなファイルがもらえますか？',
    ),
    answer: t(
      'Two: your vocals alone, and your vocals mixed with the backing track. Both are free.',
      '두 가지입니다. 목소리만 담은 파일과, 목소리에 반주를 합친 파일. 둘 다 무료입니다.',
      '两个文件：一个只有人声，一个是人声与伴奏的合成版，都是免费的。',
      '歌声だけのファイルと、歌声に伴奏を合わせたファイルの2つです。どちらも無料です。',
    ),
  },
  {
    slug: 'basic-mixing',
    question: t(
      'Does the basic service include mixing?',
      '기본 서비스에 믹싱이 포함되나요?',
      '基础服务包含混音吗？',
      '基本サービスにミキシングは含まれますか？',
    ),
    answer: t(
      'Simple mixing is included: we set your voice and the backing track in balance.',
      '간단한 믹싱이 포함됩니다. 목소리와 반주의 균형을 맞춰 드립니다.',
      '包含简单混音：我们会把人声和伴奏的音量调到合适的平衡。',
      '簡単なミキシングが含まれています。歌声と伴奏のバランスを整えます。',
    ),
    staffNote:
      'The two answers on mixing differ on purpose until you settle it: "paid-editing" below calls mixing a paid option.',
  },
  {
    slug: 'paid-editing',
    question: t(
      'Do you correct pitch or add harmonies?',
      '음정 보정이나 화음 작업도 해 주나요?',
      '可以修音或者加和声吗？',
      'ピッチ補正やハモリの追加はしてもらえますか？',
    ),
    answer: t(
      'Pitch correction, mixing, harmonies and mastering are paid options and not part of the basic service. Tell our staff what you have in mind and they will say what suits your song.',
      '음정 보정, 믹싱, 화음, 마스터링은 유료 옵션으로 기본 서비스에는 들어 있지 않습니다. 원하는 느낌을 직원에게 말씀해 주시면 곡에 맞는 작업을 안내해 드립니다.',
      '修音、混音、和声和母带处理属于付费项目，不在基础服务之内。告诉工作人员您想要的效果，他们会为您推荐合适的方案。',
      'ピッチ補正、ミキシング、ハモリの追加、マスタリングは有料オプションで、基本サービスには含まれません。仕上がりのイメージをスタッフにお伝えいただければ、曲に合う内容をご案内します。',
    ),
    staffNote:
      'The two answers on mixing differ on purpose until you settle it: "basic-mixing" above includes simple mixing.',
  },
  {
    slug: 'mixing-time',
    question: t(
      'What does full track mixing cost, and how long does it take?',
      '풀 트랙 믹싱은 얼마이고 얼마나 걸리나요?',
      '完整混音多少钱，要多久？',
      'フルトラックミキシングの料金と、かかる日数を教えてください。',
    ),
    answer: t(
      'Full track mixing costs {mixingPrice}. The mixed track is ready within 3-5 business days.',
      '풀 트랙 믹싱은 {mixingPrice}이며, 완성까지 영업일 기준 3~5일이 걸립니다.',
      '完整混音为{mixingPrice}，3-5个工作日内完成。',
      'フルトラックミキシングは{mixingPrice}です。ミックス音源は3〜5営業日以内に仕上がります。',
    ),
  },
  {
    slug: 'files-missing',
    question: t(
      'My files have not arrived. What now?',
      '파일이 오지 않았어요. 어떻게 하나요?',
      '还没收到文件，怎么办？',
      'ファイルが届きません。どうすればいいですか？',
    ),
    answer: t(
      'Check the spam folder and the spelling of your e-mail address in the confirmation. Then write to us with your booking number and we will send the files again.',
      '스팸함을 확인하고, 예약 확인 메일에서 이메일 주소가 맞는지 살펴봐 주세요. 그래도 없으면 예약 번호와 함께 문의해 주시면 다시 보내 드리겠습니다.',
      '请查看垃圾邮件，并核对确认邮件中的邮箱地址是否正确。如果还是没有，请附上预订编号联系我们，我们会重新发送。',
      '迷惑メールフォルダと、予約確認に記載されたメールアドレスに間違いがないかをご確認ください。そのうえで予約番号を添えてご連絡いただければ、もう一度ファイルをお送りします。',
    ),
  },
];
