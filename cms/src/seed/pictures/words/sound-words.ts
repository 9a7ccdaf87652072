import { t } from '../../writing/localized.ts';
import type { PictureWords } from './words.ts';

export const soundWords = {
  ridges: {
    title: t('Mountain range', '소리의 능선', '声音的山脉', '音の山並み'),
    description: t(
      'Twenty-two bars of one song, seen from the side.',
      '한 곡의 스물두 마디를 옆에서 본 풍경.',
      '从侧面看一首歌的二十二个小节。',
      '1曲の22小節を、横から眺めた風景。',
    ),
    alt: t(
      'Rows of pink and cyan lines rise into peaks like a mountain range drawn by sound.',
      '분홍과 청록의 선들이 겹겹이 솟아 소리로 그린 산맥처럼 보인다.',
      '一排排粉色与青色线条起伏成峰，像用声音画出的山脉。',
      'ピンクとシアンの線が幾重にもそびえ、音で描いた山脈のように見える。',
    ),
  },
  'neon-on-brick': {
    title: t('The sign', '네온사인', '霓虹招牌', 'ネオンサイン'),
    description: t(
      'It lights up once and stays on.',
      '한 번 켜지면, 밤새 꺼지지 않습니다.',
      '亮起之后，整夜不灭。',
      '一度灯れば、ずっと消えません。',
    ),
    alt: t(
      'Upright neon tubes on a brick wall form a sound wave, most of them pink, the last four cyan.',
      '벽돌 벽에 세로로 달린 네온관들이 음파를 이룬다. 대부분 분홍이고 마지막 네 개는 청록이다.',
      '砖墙上竖直的霓虹管组成一道声波，多数是粉色，最后四根是青色。',
      'レンガの壁に縦に並んだネオン管が音波の形をつくり、ほとんどはピンクで、最後の4本だけがシアンに光っている。',
    ),
  },
  'level-city': {
    title: t('Skyline of sound', '소리의 스카이라인', '声音天际线', '音のスカイライン'),
    description: t(
      'Loud houses, quiet houses, all by the water.',
      '큰 소리의 집, 작은 소리의 집, 모두 물가에.',
      '喧闹的楼，安静的楼，都立在水边。',
      'にぎやかな家も静かな家も、みんな水辺に立っています。',
    ),
    alt: t(
      'Glowing level bars from pink to cyan stand like towers at the edge of dark water that mirrors them.',
      '분홍에서 청록으로 이어지는 레벨 막대가 물가의 빌딩처럼 서서 어두운 수면에 비친다.',
      '从粉到青的发光电平柱像高楼立在水边，倒影映在暗色水面。',
      'ピンクからシアンへと色を変えるレベルバーがビル群のように暗い水辺に立ち、その光が水面に映っている。',
    ),
  },
  rings: {
    title: t('All directions', '사방으로', '向四面八方', '全方位'),
    description: t(
      'One small microphone, a very large circle.',
      '작은 마이크 하나, 아주 큰 동그라미.',
      '小小一支麦克风，大大一个圆。',
      '小さなマイクひとつに、とても大きな円。',
    ),
    alt: t(
      'A microphone symbol inside a ring of pink and cyan rays of many lengths.',
      '마이크 모양을 길고 짧은 분홍과 청록 광선이 고리처럼 둘러싸고 있다.',
      '麦克风图形外围着一圈长短不一的粉色与青色光线。',
      '長さのまちまちなピンクとシアンの光線が輪になり、その中にマイクのマークがある。',
    ),
  },
} satisfies Record<string, PictureWords>;
