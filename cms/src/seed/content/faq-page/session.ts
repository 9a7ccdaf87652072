import { t } from '../../writing/localized.ts';
import type { FaqPageQuestion } from './faq-page-question.ts';

export const sessionQuestions: FaqPageQuestion[] = [
  {
    slug: 'session-length',
    question: t(
      'How long is one session?',
      '한 세션은 몇 분인가요?',
      '一场录音多长时间？',
      '1回のレコーディングは何分ですか？',
    ),
    answer: t(
      '{SessionLength} in the booth. A session is counted by time, not by song: the {sessionLength} are yours, however you use them.',
      '부스에서의 {sessionLength}입니다. 곡 수가 아니라 시간 기준이므로, {sessionLength}은 온전히 여러분의 시간입니다.',
      '在录音间内{sessionMinutes}分钟。按时间而不是按歌曲数计算，这{sessionLength}完全属于您。',
      'ブースでの時間は{sessionLength}です。曲数ではなく時間制ですので、{sessionLength}をまるごと自由にお使いください。',
    ),
    staffNote: 'The landing FAQ says sessions last 1-2 hours; both readings are kept.',
  },
  {
    slug: 'takes',
    question: t(
      'How many times can I sing the song?',
      '노래를 몇 번까지 부를 수 있나요?',
      '一首歌可以唱几遍？',
      '同じ曲を何回まで歌えますか？',
    ),
    answer: t(
      'As often as fits into your {sessionLength}. We recommend two full takes: one to settle in, one to keep.',
      '{sessionLength} 안에서는 몇 번이든 가능합니다. 전체를 두 번 부르시길 권합니다. 첫 번째는 긴장을 풀고, 두 번째는 마음껏.',
      '在{sessionLength}之内想唱几遍都可以。我们建议完整唱两遍：第一遍找感觉，第二遍留下来。',
      '{sessionLength}に収まれば、何回でも歌えます。おすすめは通しで2回。1回目で緊張をほぐし、2回目を本番にしましょう。',
    ),
  },
  {
    slug: 'several-songs',
    question: t(
      'Can I record different songs in one session?',
      '한 세션에 다른 노래도 녹음할 수 있나요?',
      '一场可以录不同的歌吗？',
      '1回のレコーディングで違う曲も録れますか？',
    ),
    answer: t(
      'You can repeat the same song, but different songs cannot be mixed in one session. For a second song, book a second session.',
      '같은 곡을 여러 번 부르는 것은 괜찮지만, 한 세션에 여러 곡을 섞을 수는 없습니다. 다른 곡을 원하시면 세션을 하나 더 예약해 주세요.',
      '同一首歌可以反复唱，但一场内不能混录不同的歌。想录第二首，请再预订一场。',
      '同じ曲を繰り返し歌うのは自由ですが、1回のレコーディングで違う曲を録ることはできません。2曲目を録りたい場合は、もう1枠ご予約ください。',
    ),
  },
  {
    slug: 'experience',
    question: t(
      'I have never been in a studio. Is that a problem?',
      '녹음실이 처음인데 괜찮을까요?',
      '我从没进过录音棚，没关系吗？',
      'スタジオは初めてです。大丈夫ですか？',
    ),
    answer: t(
      'Not at all. You order a drink, take a breath and choose your song; our staff then show you the booth. If anything is unclear, just ask on the spot.',
      '전혀 문제없습니다. 음료를 주문하고 한숨 돌린 뒤 노래를 고르면, 직원이 부스를 안내해 드립니다. 궁금한 점은 현장에서 편하게 물어보세요.',
      '完全没关系。先点杯饮品放松一下，选好歌，工作人员会带您进录音间。有任何不清楚的地方，当场问就好。',
      'まったく問題ありません。ドリンクを注文してひと息つき、歌う曲を選んだら、スタッフがブースへご案内します。わからないことは、その場で気軽に聞いてください。',
    ),
  },
  {
    slug: 'session-price',
    question: t(
      'How much does a session cost?',
      '세션 가격은 얼마인가요?',
      '一场录音多少钱？',
      '料金はいくらですか？',
    ),
    answer: t(
      'It depends on the start time: {sessionPrices}. Add-ons are charged on top.',
      '시작 시간에 따라 다릅니다. {sessionPrices}입니다. 추가 서비스는 별도입니다.',
      '按开始时间计费：{sessionPrices}。附加服务另计。',
      '開始時刻によって異なり、{sessionPrices}です。オプションは別料金です。',
    ),
  },
  {
    slug: 'included',
    question: t(
      'What is included in the price?',
      '가격에는 무엇이 포함되나요?',
      '价格里包含什么？',
      '料金には何が含まれますか？',
    ),
    answer: t(
      '{SessionLength} of recording for one person, one premium drink, and the raw recording files at no extra charge. Everything else is an add-on that you choose only if you want it.',
      '1인 {sessionLength} 녹음, 프리미엄 음료 한 잔, 그리고 원본 녹음 파일이 포함됩니다. 그 밖의 서비스는 원하실 때만 추가하시면 됩니다.',
      '包含一人{sessionMinutes}分钟录音、一杯精品饮品，以及免费的原始录音文件。其他都是可选的附加服务。',
      'お一人{sessionLength}のレコーディング、プレミアムドリンク1杯、未編集の録音ファイル（追加料金なし）が含まれます。そのほかはすべてオプションなので、ご希望のものだけお選びください。',
    ),
  },
];
