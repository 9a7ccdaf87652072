import { t } from '../../writing/localized.ts';
import type { PictureWords } from './words.ts';

export const microphoneWords = {
  condenser: {
    title: t('Up close', '아주 가까이', '靠近一点', '息がかかる距離'),
    description: t(
      'It hears the breath before the first word.',
      '첫마디 전의 숨소리까지 듣는 마이크.',
      '它听得见第一个字之前的呼吸。',
      '最初のひと言の前の、息づかいまで聴いています。',
    ),
    alt: t(
      'A large studio microphone in a shock mount, a round pop filter in front of it, acoustic foam behind.',
      '쇼크마운트에 고정된 커다란 스튜디오 마이크. 앞에는 둥근 팝 필터, 뒤에는 흡음재가 있다.',
      '固定在防震架上的大型录音麦克风，前面是圆形防喷罩，背后是吸音棉。',
      'ショックマウントに固定された大きなスタジオマイクの前に丸いポップフィルターがあり、背後に吸音材が見える。',
    ),
  },
  'ribbed-microphone': {
    title: t('The old star', '옛날의 스타', '老明星', '往年のスター'),
    description: t(
      'Chrome ribs, soft lights, a voice from another age.',
      '크롬 리브, 부드러운 조명, 다른 시대의 목소리.',
      '镀铬的棱条，柔和的灯光，来自另一个时代的声音。',
      'クロームのリブ、やわらかな光、別の時代の声。',
    ),
    alt: t(
      'A vintage microphone with chrome ribs and a badge shaped like a sound wave, soft round lights behind it.',
      '크롬 세로줄과 음파 모양 배지가 달린 빈티지 마이크, 뒤로 둥근 불빛이 번져 있다.',
      '一支带镀铬棱条和声波徽标的复古麦克风，背后是柔和的圆形光斑。',
      'クロームのリブと音波形のバッジが付いたヴィンテージマイクの後ろで、丸い光がやわらかくにじんでいる。',
    ),
  },
  'raised-microphone': {
    title: t('Hold it high', '높이 들어', '高高举起', '高く掲げて'),
    description: t(
      'The last line belongs to everyone in the room.',
      '마지막 소절은 모두의 것입니다.',
      '最后一句，属于在场的每个人。',
      '最後のフレーズは、この場にいるみんなのものです。',
    ),
    alt: t(
      'A fist holds a stage microphone up into beams of pink light while hands reach up from the crowd behind.',
      '분홍 조명 사이로 무대 마이크를 높이 든 손, 뒤로 관객들의 손이 올라와 있다.',
      '一只手把舞台麦克风高举进粉色光束，身后人群纷纷伸出双手。',
      'ピンクの光線の中へステージマイクを高く掲げる拳があり、後ろの観客からもたくさんの手が伸びている。',
    ),
  },
  'ring-of-neon': {
    title: t('Waiting for you', '당신을 기다리며', '在等你', 'あなたを待っています'),
    description: t(
      'An empty room, one circle of light.',
      '빈방, 둥근 빛 하나.',
      '空房间，一圈光。',
      '誰もいない部屋に、光の輪がひとつ。',
    ),
    alt: t(
      'A microphone on a boom stand before a large ring of pink neon that mirrors on the dark floor.',
      '커다란 분홍 네온 고리 앞에 놓인 마이크와 스탠드, 어두운 바닥에 빛이 비친다.',
      '一支立在悬臂支架上的麦克风，背后是巨大的粉色霓虹圆环，倒映在暗色地面上。',
      '暗い床に映り込む大きなピンクのネオンの輪の前に、ブームスタンドに付けたマイクが立っている。',
    ),
  },
  'behind-the-mesh': {
    title: t('Behind the mesh', '망 너머', '网的后面', 'メッシュの向こう側'),
    description: t(
      'The smallest drum in the studio listens here.',
      '스튜디오에서 가장 작은 북이 여기서 듣고 있습니다.',
      '录音室里最小的“鼓”，就在这里聆听。',
      'スタジオでいちばん小さな太鼓が、ここで耳を澄ませています。',
    ),
    alt: t(
      'Extreme close-up of a microphone’s wire mesh with the round capsule and its screws blurred behind it.',
      '마이크 철망을 아주 가까이서 본 모습. 뒤로 둥근 캡슐과 나사가 흐릿하게 보인다.',
      '麦克风金属网的特写，后面隐约可见圆形振膜和一圈螺丝。',
      '間近で見たマイクの金属メッシュの奥に、丸いカプセルとネジがぼんやり見える。',
    ),
  },
} satisfies Record<string, PictureWords>;
