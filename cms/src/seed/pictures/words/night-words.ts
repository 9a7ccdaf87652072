import { t } from '../../writing/localized.ts';
import type { PictureWords } from './words.ts';

export const nightWords = {
  'front-rows': {
    title: t('Front rows', '맨 앞줄', '前排', '最前列'),
    description: t(
      'Everybody here sang alone once, too.',
      '여기 모두, 처음엔 혼자 불렀습니다.',
      '这里的每个人，也都曾独自歌唱。',
      'ここにいる誰もが、かつてはひとりで歌っていました。',
    ),
    alt: t(
      'A concert crowd from behind, hands raised, nine beams of pink and cyan light crossing over the stage.',
      '뒤에서 본 공연 관객들이 손을 들고 있고, 무대 위로 분홍과 청록 조명 아홉 줄기가 교차한다.',
      '从背后看演唱会人群，众人举起双手，九道粉色与青色光束在舞台上方交错。',
      '後ろから見たコンサートの観客が手を上げ、ステージの上でピンクとシアンの光線が9本交差している。',
    ),
  },
  'light-sticks': {
    title: t('A sea of light', '응원봉의 바다', '灯海', 'ペンライトの海'),
    description: t(
      'From the last row you see the most.',
      '가장 많이 보이는 자리는 맨 뒷줄입니다.',
      '最后一排，看到的最多。',
      'いちばん多くを見渡せるのは、最後列です。',
    ),
    alt: t(
      'Rows of glowing round light sticks in pink and cyan in front of a small distant stage with five performers.',
      '분홍과 청록의 둥근 응원봉이 줄지어 빛나고, 멀리 작은 무대에 다섯 명이 서 있다.',
      '一排排粉色与青色的圆头应援棒，远处的小舞台上站着五位表演者。',
      'ピンクとシアンに光る丸いペンライトが何列も並び、遠くの小さなステージに5人の出演者が立っている。',
    ),
  },
  'mirror-ball': {
    title: t('Slow turn', '천천히 도는 밤', '慢慢转', 'ゆっくり回る夜'),
    description: t(
      'Every tile throws a little light at somebody.',
      '조각마다 누군가에게 빛을 던집니다.',
      '每一块小镜子，都把光抛给某个人。',
      'ひとかけらずつ、誰かに光を届けています。',
    ),
    alt: t(
      'A mirror ball with pink, cyan and white tiles throws rays and spots of light around a dark room.',
      '분홍, 청록, 흰색 조각의 미러볼이 어두운 방에 빛줄기와 빛점을 흩뿌린다.',
      '镶着粉、青、白镜片的镜球，在暗室里洒下光束与光点。',
      'ピンク、シアン、白のタイルのミラーボールが、暗い部屋じゅうに光の筋と粒を放っている。',
    ),
  },
  'bulb-mirror': {
    title: t('Two minutes to go', '2분 전', '还有两分钟', '本番2分前'),
    description: t(
      'Lipstick, headphones, one last look.',
      '립스틱, 헤드폰, 마지막 눈맞춤.',
      '口红，耳机，最后照一眼。',
      'リップ、ヘッドホン、最後にもう一度だけ鏡を。',
    ),
    alt: t(
      'A silhouette with headphones in a mirror framed by bright bulbs, lipstick and brushes on the table before it.',
      '밝은 전구로 둘러싸인 거울 속 헤드폰을 쓴 실루엣. 앞 테이블에 립스틱과 브러시가 있다.',
      '灯泡围绕的镜子里是一个戴耳机的剪影，台面上放着口红和化妆刷。',
      '明るい電球に縁取られた鏡にヘッドホンをつけた人のシルエットが映り、手前の台に口紅とブラシが置かれている。',
    ),
  },
  rooftop: {
    title: t(
      'Afterwards, on the roof',
      '노래가 끝나고, 옥상에서',
      '唱完之后，在屋顶',
      '歌い終えたあとの屋上',
    ),
    description: t(
      'You will hum it all the way home.',
      '집에 가는 내내 흥얼거리게 됩니다.',
      '回家的路上，你会一直哼着它。',
      '帰り道はきっと、ずっと口ずさんでいます。',
    ),
    alt: t(
      'Two people at a roof railing under strings of bulbs look over the city to a tower on a hill.',
      '전구 줄 아래 옥상 난간에 선 두 사람이 도시 너머 언덕 위의 타워를 바라본다.',
      '两个人站在灯串下的屋顶栏杆前，越过城市望向山上的高塔。',
      '電球のガーランドの下、屋上の手すりのそばに立つ2人が、街の向こうの丘に立つタワーを眺めている。',
    ),
  },
  'turning-record': {
    title: t('Still turning', '아직 돌고 있어요', '还在转', 'まだ回っています'),
    description: t(
      'One revolution takes 1.8 seconds. Stay for a few.',
      '한 바퀴에 1.8초. 몇 바퀴 머물다 가세요.',
      '一圈1.8秒，多看几圈吧。',
      '1回転は1.8秒。何周か眺めていってください。',
    ),
    alt: t(
      'Animation: a record turns under a tonearm, level bars rise and fall, and an amber REC lamp blinks.',
      '움직이는 그림: 톤암 아래 레코드가 돌고, 레벨 막대가 오르내리며, 호박색 REC 램프가 깜박인다.',
      '动画：唱片在唱臂下旋转，电平柱起伏，琥珀色REC灯闪烁。',
      'アニメーション：トーンアームの下でレコードが回り、レベルバーが上下し、琥珀色のRECランプが点滅する。',
    ),
  },
} satisfies Record<string, PictureWords>;
