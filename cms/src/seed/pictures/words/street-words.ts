import { t } from '../../writing/localized.ts';
import type { PictureWords } from './words.ts';

export const streetWords = {
  'side-street': {
    title: t('Sinsa after rain', '비 갠 뒤의 신사', '雨后的新沙', '雨上がりの新沙'),
    description: t(
      'Follow the signs; somewhere there is a door.',
      '간판을 따라가다 보면, 어딘가에 그 문이 있습니다.',
      '跟着招牌走，总有一扇门在等你。',
      '看板をたどっていけば、どこかに扉があります。',
    ),
    alt: t(
      'A person with a pink umbrella stands in a wet street between rows of buildings with neon signs of hearts, cups and notes.',
      '하트, 컵, 음표 모양의 네온 간판이 늘어선 젖은 거리에 분홍 우산을 쓴 사람이 서 있다.',
      '湿漉漉的街道两旁楼房挂满爱心、杯子和音符的霓虹招牌，一个撑粉色伞的人站在路中央。',
      'ハートやカップ、音符のネオン看板が並ぶ建物に挟まれた濡れた通りに、ピンクの傘をさした人が立っている。',
    ),
  },
  'metro-exit': {
    title: t('Out of the station', '역을 나서며', '走出地铁站', '地上への階段'),
    description: t(
      'Up the stairs, and the evening begins.',
      '계단을 오르면 저녁이 시작됩니다.',
      '走上台阶，夜晚开始了。',
      '階段を上がれば、夜の始まりです。',
    ),
    alt: t(
      'Two people on a wide metro staircase under a sign with a circle and an arrow, city lights at the top.',
      '동그라미와 화살표 표지판 아래 넓은 지하철 계단에 두 사람이 있고, 계단 위로 도시 불빛이 보인다.',
      '宽阔的地铁台阶上有两个人，头顶是圆圈与箭头的指示牌，上方透出城市灯光。',
      '円と矢印の案内板の下、広い地下鉄の階段に2人がいて、上のほうに街の明かりが見える。',
    ),
  },
  'tree-lane': {
    title: t('Tree-lined street', '가로수길', '林荫街', '並木道'),
    description: t(
      'Pink leaves on one side, blue on the other, music in between.',
      '한쪽은 분홍 잎, 한쪽은 푸른 잎, 그 사이로 음악.',
      '一侧粉叶，一侧蓝叶，中间是音乐。',
      '片側はピンクの葉、もう片側は青い葉。そのあいだに音楽。',
    ),
    alt: t(
      'Two people walk down a path between street lamps and trees lit pink on the left and cyan on the right, leaves on the ground.',
      '왼쪽은 분홍, 오른쪽은 청록 조명을 받은 나무와 가로등 사이 길에 두 사람이 있고 바닥에 잎이 흩어져 있다.',
      '两个人走在路灯与树木之间，左边的树被照成粉色，右边的是青色，地上散着落叶。',
      '左はピンク、右はシアンに照らされた木々と街灯のあいだの、落ち葉の散る道を2人が歩いている。',
    ),
  },
  crossing: {
    title: t('Green light', '초록불', '绿灯', '青信号'),
    description: t(
      'Eight umbrellas, eight songs in eight heads.',
      '우산 여덟, 머릿속의 노래도 여덟.',
      '八把伞下，八首各自的歌。',
      '傘が8本、頭の中の歌も8曲。',
    ),
    alt: t(
      'Eight umbrellas in pink, cyan, violet and dark colours cross a striped street in the rain, seen from above.',
      '위에서 내려다본 비 오는 횡단보도. 분홍, 청록, 보라, 어두운 색 우산 여덟 개가 건너고 있다.',
      '从高处俯视雨中的斑马线，粉色、青色、紫色和深色的八把伞正在穿行。',
      '雨の横断歩道を、ピンク、シアン、紫、暗い色の8本の傘が渡っていく様子を上から見ている。',
    ),
  },
  facade: {
    title: t('Across the street', '길 건너편', '街对面', '通りの向こう'),
    description: t(
      'You know the place by its record.',
      '레코드 간판이 보이면, 거기입니다.',
      '看到那张唱片，就是这里。',
      'レコードの看板が目印です。',
    ),
    alt: t(
      'A brick facade at night with a bright pink window, people inside, a striped awning, a neon wave and a record-shaped sign; someone walks past.',
      '밤의 벽돌 건물. 분홍빛 창 안에 사람들이 있고 줄무늬 차양, 네온 음파, 레코드 모양 간판이 보이며 한 사람이 지나간다.',
      '夜晚的砖墙店面，亮粉色的橱窗里有人，条纹雨篷上方是霓虹声波和唱片形招牌，一个人正走过。',
      '夜のレンガ壁の店に明るいピンクの窓があり、中に人が見え、縞模様のひさしとネオンの音波、レコード形の看板の前を誰かが通り過ぎていく。',
    ),
  },
} satisfies Record<string, PictureWords>;
