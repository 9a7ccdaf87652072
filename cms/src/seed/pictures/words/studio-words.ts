import { t } from '../../writing/localized.ts';
import type { PictureWords } from './words.ts';

export const studioWords = {
  'booth-at-midnight': {
    title: t('The booth at midnight', '자정의 부스', '午夜录音间', '真夜中のブース'),
    description: t(
      'Ten minutes, one microphone, and nobody else on the other side of the glass but you.',
      '10분, 마이크 하나, 그리고 유리창 너머에는 오직 당신.',
      '十分钟，一支麦克风，玻璃那一边只有你。',
      '10分、マイク1本。ガラスの向こうにいるのは、あなただけ。',
    ),
    alt: t(
      'Through a studio window, a singer with headphones faces a hanging microphone under a pink neon wave; an amber REC lamp glows above the glass.',
      '스튜디오 창 너머, 헤드폰을 쓴 사람이 분홍 네온 음파 아래 매달린 마이크를 마주하고 있고 창 위에는 호박색 REC 램프가 켜져 있다.',
      '透过录音室的玻璃窗，一位戴耳机的人在粉色霓虹声波下面对悬挂的麦克风，窗户上方的琥珀色REC灯亮着。',
      'スタジオの窓の向こうで、ヘッドホンをつけた歌い手がピンクのネオンの波の下で吊り下げマイクに向かい、ガラスの上で琥珀色のRECランプが光っている。',
    ),
  },
  'booth-door': {
    title: t('Door ajar', '살짝 열린 문', '半开的门', '少し開いたドア'),
    description: t(
      'The lamp is on. Breathe in, step through.',
      '램프가 켜졌습니다. 숨을 들이쉬고, 한 걸음.',
      '灯亮了。吸一口气，走进去。',
      'ランプが灯りました。息を吸って、一歩中へ。',
    ),
    alt: t(
      'A dark corridor with two cyan light tubes ends in an open door full of pink light, where a person with a bag stands below a lit REC lamp.',
      '청록색 조명 두 줄이 이어진 어두운 복도 끝, 분홍빛이 쏟아지는 열린 문 앞에 가방을 멘 사람이 서 있고 위에는 REC 램프가 켜져 있다.',
      '昏暗的走廊两侧亮着青色灯管，尽头敞开的门里满是粉色的光，一个背着包的人站在亮起的REC灯下。',
      'シアンの照明管が2本続く暗い廊下の先に、ピンクの光に満ちた開いたドアがあり、灯ったRECランプの下にバッグを持った人が立っている。',
    ),
  },
  'control-room': {
    title: t('From the engineer’s chair', '엔지니어의 자리에서', '录音师的视角', 'エンジニアの特等席'),
    description: t(
      'Two speakers, one long desk, and the take that is about to happen.',
      '스피커 두 대, 긴 콘솔, 그리고 곧 시작될 한 테이크.',
      '两只音箱，一张长长的调音台，和即将开始的一遍录音。',
      'スピーカー2台、長いコンソール、そしてこれから始まる1テイク。',
    ),
    alt: t(
      'A mixing desk and two loudspeakers in the dark; behind a window lined with acoustic foam, a singer with headphones stands beside a microphone.',
      '어둠 속의 믹싱 콘솔과 스피커 두 대. 흡음재로 둘러싸인 창 너머에 헤드폰을 쓴 사람이 마이크 옆에 서 있다.',
      '黑暗中的调音台和两只音箱；玻璃窗后是贴满吸音棉的录音间，一位戴耳机的人站在麦克风旁。',
      '暗がりにミキシングコンソールと2台のスピーカーがあり、吸音材に囲まれた窓の向こうで、ヘッドホンをつけた歌い手がマイクの横に立っている。',
    ),
  },
  faders: {
    title: t('A little more voice', '목소리를 조금 더', '人声再大一点', '声を、もう少し'),
    description: t(
      'Three faders decide how close you stand to the listener.',
      '페이더 셋이 듣는 이와의 거리를 정합니다.',
      '三个推子，决定你离听众有多近。',
      '3本のフェーダーが、聴く人との距離を決めます。',
    ),
    alt: t(
      'Three mixing-desk faders from above, the middle one pushed highest with a pink light line, the outer two with cyan lines.',
      '위에서 내려다본 페이더 세 개. 분홍 불빛의 가운데 페이더가 가장 높이 올라가 있고 양옆은 청록빛이다.',
      '俯视三个调音推子，中间亮粉色光线的推得最高，两侧的亮着青色光线。',
      '上から見たコンソールの3本のフェーダーのうち、ピンクの光の線がある中央がいちばん高く上がり、両脇の2本にはシアンの光の線がある。',
    ),
  },
  headphones: {
    title: t('On the hook', '벽에 걸린 헤드폰', '挂着的耳机', '出番を待つヘッドホン'),
    description: t(
      'They keep the track in and the street out.',
      '음악은 안에, 거리의 소리는 밖에.',
      '把伴奏留在里面，把街声留在外面。',
      '音楽は中に、街の音は外に。',
    ),
    alt: t(
      'Large headphones hang from a metal hook in front of a wall of pyramid-shaped acoustic foam.',
      '피라미드 모양 흡음재 벽 앞, 금속 고리에 커다란 헤드폰이 걸려 있다.',
      '一副大耳机挂在金属钩上，背后是金字塔形吸音棉墙。',
      'ピラミッド形の吸音材を貼った壁の前で、大きなヘッドホンが金属のフックに掛かっている。',
    ),
  },
  needles: {
    title: t('Two needles', '두 개의 바늘', '两根指针', '2本の針'),
    description: t(
      'Left rests, right leans into the chorus.',
      '왼쪽은 쉬고, 오른쪽은 후렴으로 달려갑니다.',
      '左边还在休息，右边已经冲进副歌。',
      '左はひと休み、右はサビへ向かって振れています。',
    ),
    alt: t(
      'Two level meters in a metal panel, one lit cyan with its needle low, one lit pink with its needle at the far right.',
      '금속 패널에 달린 레벨 미터 두 개. 청록빛 미터의 바늘은 낮고, 분홍빛 미터의 바늘은 오른쪽 끝에 닿아 있다.',
      '金属面板上的两个电平表，青色表的指针偏低，粉色表的指针指向最右。',
      '金属パネルに2つのレベルメーターが並び、シアンに光るほうの針は低く、ピンクに光るほうの針は右端まで振れている。',
    ),
  },
  'cable-coil': {
    title: t('Over, under', '한 바퀴, 또 한 바퀴', '一圈又一圈', '8の字巻き'),
    description: t(
      'Every good evening ends with a cable coiled properly.',
      '좋은 밤은 잘 감긴 케이블로 끝납니다.',
      '美好的夜晚，总以一卷绕好的线收尾。',
      'いい夜は、きれいに巻いたケーブルで終わります。',
    ),
    alt: t(
      'A microphone cable coiled on dark floorboards, its metal plug lying to the right.',
      '어두운 마룻바닥 위에 둥글게 감긴 마이크 케이블, 오른쪽에 금속 커넥터가 놓여 있다.',
      '一卷话筒线盘在深色木地板上，金属接头落在右侧。',
      '暗い色の床板の上にマイクケーブルが丸く巻かれ、右側に金属のプラグが置かれている。',
    ),
  },
} satisfies Record<string, PictureWords>;
