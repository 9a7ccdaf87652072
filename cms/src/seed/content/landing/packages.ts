import { t, type SeedData } from '../../writing/localized.ts';
import { portfolio } from './gallery.ts';

export const packages: SeedData = {
  heading: t('Packages', '패키지', '套餐', 'プランと料金'),
  lead: t(
    'Every session starts the same: one person, one microphone, {sessionLength}. How far the song travels is up to you.',
    '시작은 모두 같습니다. 한 사람, 마이크 하나, {sessionLength}. 그 노래를 어디까지 보낼지는 여러분이 정합니다.',
    '每场都从同样的地方开始：一个人、一支麦、{sessionLength}。这首歌能走多远，由你决定。',
    '始まりはみんな同じ。1人、マイク1本、{sessionLength}。その歌をどこまで届けるかは、あなた次第です。',
  ),
  notes: [
    {
      text: t(
        'A session is for one person and lasts {sessionMinutes} minutes. Two people book two sessions in a row.',
        '한 세션은 1인 {sessionMinutes}분입니다. 두 분이면 이어지는 두 세션을 예약해 주세요.',
        '每场限一人，时长{sessionMinutes}分钟。两人同行请预订连续两场。',
        '1回のレコーディングは、お一人{sessionMinutes}分です。お二人の場合は、連続した2枠をご予約ください。',
      ),
    },
    {
      text: t(
        'You book time, not songs: sing one song as often as you like. Different songs need different sessions.',
        '곡 수가 아니라 시간으로 이용합니다. 같은 곡은 여러 번 부를 수 있지만, 한 세션에 다른 곡을 섞을 수는 없습니다.',
        '按时间而非歌曲计费：同一首歌可以反复唱，但一场内不能更换歌曲。',
        'ご予約は曲数ではなく時間単位です。同じ曲なら何度でも歌えます。別の曲を歌いたいときは、もう1枠ご予約ください。',
      ),
    },
    {
      text: t(
        'One premium drink is included.',
        '프리미엄 음료 한 잔이 포함됩니다.',
        '含一杯精品饮品。',
        'プレミアムドリンク1杯付きです。',
      ),
    },
    {
      text: t(
        'The raw recording file is free.',
        '원본 녹음 파일은 무료로 드립니다.',
        '原始录音文件免费赠送。',
        '未加工の音源ファイルは、無料でお渡しします。',
      ),
    },
    {
      text: t(
        'Your backing track must be on YouTube. Send us the link of an instrumental version.',
        '반주는 YouTube에 올라와 있어야 합니다. 반주(MR) 링크를 보내 주세요.',
        '伴奏须在YouTube上，请发送伴奏版链接。',
        '伴奏音源は、YouTubeにあるものに限ります。インスト版のリンクをお送りください。',
      ),
    },
  ],
  addOnsHeading: t('Add to your session', '추가 서비스', '附加服务', '追加オプション'),
  portfolio,
  royalty: {
    heading: t('70 years of royalties', '70년 저작권료', '70年版税', '印税は、70年続く'),
    body: t(
      'Release the song you record here and it earns for you, on streaming services around the world, for 70 years.',
      '여기서 녹음한 노래를 발매하면 전 세계 스트리밍 서비스에서 70년 동안 저작권료를 받을 수 있습니다.',
      '把在这里录的歌正式发行，它将在全球流媒体平台上为你带来长达70年的版税。',
      'ここで録った曲をリリースすれば、世界中のストリーミングサービスから、70年にわたって印税を受け取れます。',
    ),
    points: [
      {
        text: t('Released under your own name', '내 이름으로 발매', '以你的名字发行', '自分の名義でリリース'),
      },
      { text: t('Distributed worldwide', '전 세계 유통', '全球上架', '世界中に配信') },
      {
        text: t(
          'Royalties paid for 70 years',
          '70년 동안 저작권료 지급',
          '连续70年获得版税',
          '印税は70年間お支払い',
        ),
      },
    ],
  },
  chart: {
    heading: t('Chart eligibility', '차트 진입 요건', '上榜资格', 'チャート対象の条件'),
    lead: t(
      'What the charts count as a release.',
      '차트에서 인정하는 발매 기준입니다.',
      '榜单认可的发行标准。',
      'チャートでリリースとして認められる基準です。',
    ),
    rows: [
      {
        name: t('Single', '싱글', '单曲', 'シングル'),
        requirement: t('1-2 tracks', '1~2곡', '1-2首', '1〜2曲'),
      },
      {
        name: t('EP', 'EP', 'EP', 'EP'),
        requirement: t(
          'At least 4 tracks or 30 minutes',
          '4곡 이상 또는 30분 이상',
          '至少4首，或总时长30分钟以上',
          '4曲以上、または30分以上',
        ),
      },
    ],
  },
};
