import { t } from '../../writing/localized.ts';
import type { FaqPageQuestion } from './faq-page-question.ts';

export const releaseQuestions: FaqPageQuestion[] = [
  {
    slug: 'distribution',
    question: t(
      'Can my recording be released worldwide?',
      '제 노래를 전 세계에 발매할 수 있나요?',
      '我的录音可以在全球发行吗？',
      '録音した曲を世界中でリリースできますか？',
    ),
    answer: t(
      'Yes, with Global Distribution for {distributionPrice}. Our staff go through the steps with you after your session.',
      '네, 글로벌 유통 서비스({distributionPrice})를 이용하시면 됩니다. 절차는 녹음이 끝난 뒤 직원이 함께 안내해 드립니다.',
      '可以，选择全球发行服务（{distributionPrice}）即可。录音结束后，工作人员会和您一起走完流程。',
      'はい、グローバル配信（{distributionPrice}）でリリースできます。レコーディングのあと、スタッフと一緒に手続きを進めていきます。',
    ),
  },
  {
    slug: 'royalties',
    question: t(
      'Do I earn royalties from a released song?',
      '발매한 곡으로 저작권료를 받을 수 있나요?',
      '发行的歌曲有版税收入吗？',
      'リリースした曲から印税は入りますか？',
    ),
    answer: t(
      'A song released through us can earn royalties over a copyright period of 70 years. How much depends on how often it is played; nobody can promise you a sum.',
      '저희를 통해 발매한 곡은 70년의 저작권 기간 동안 저작권료가 발생할 수 있습니다. 금액은 재생되는 만큼 달라지므로 미리 약속드릴 수는 없습니다.',
      '通过我们发行的歌曲，在70年的版权期内可获得版税。金额取决于播放情况，无法事先保证。',
      '当店を通じてリリースした曲は、70年の著作権保護期間にわたって印税を得られる可能性があります。金額は再生回数によって変わるため、事前にお約束することはできません。',
    ),
  },
  {
    slug: 'charts',
    question: t(
      'Can my song enter the charts?',
      '제 노래도 차트에 오를 수 있나요?',
      '我的歌能进排行榜吗？',
      '自分の曲がチャートに入ることもありますか？',
    ),
    answer: t(
      'A released song is eligible. It counts as a single with 1-2 tracks, or as an EP with at least 4 tracks or 30 minutes. Being eligible does not mean being ranked; that is up to the listeners.',
      '발매된 곡이라면 집계 대상이 됩니다. 1~2곡이면 싱글, 4곡 이상이거나 30분 이상이면 EP로 분류됩니다. 다만 집계 대상이라는 것이 순위를 뜻하지는 않습니다. 순위는 듣는 분들이 만듭니다.',
      '正式发行的歌曲具备上榜资格：1-2首为单曲，4首以上或总长30分钟以上为EP。具备资格不等于一定上榜，名次由听众决定。',
      'リリースされた曲は、チャートの集計対象になります。1〜2曲ならシングル、4曲以上または30分以上ならEPとして扱われます。ただし、集計対象になっても、ランクインできるとは限りません。順位を決めるのはリスナーです。',
    ),
  },
  {
    slug: 'billboard',
    question: t(
      'What is the Billboard marketing package?',
      '빌보드 마케팅 패키지는 무엇인가요?',
      '什么是Billboard推广套餐？',
      'ビルボード マーケティングパッケージとは何ですか？',
    ),
    answer: t(
      'A promotion plan for your release, made to measure. There is no fixed price: tell us about your song and we send you a custom quote.',
      '발매곡에 맞춰 짜는 홍보 패키지입니다. 정해진 가격은 없으며, 곡에 대해 알려 주시면 맞춤 견적을 보내 드립니다.',
      '为您的发行作品量身制定的推广方案，没有固定价格。请介绍一下您的歌，我们会发送专属报价。',
      'リリースする曲に合わせて組み立てる、オーダーメイドのプロモーションプランです。決まった料金はありません。曲について教えていただければ、個別にお見積もりをお送りします。',
    ),
  },
];
