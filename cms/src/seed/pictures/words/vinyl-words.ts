import { t } from '../../writing/localized.ts';
import type { PictureWords } from './words.ts';

export const vinylWords = {
  turntable: {
    title: t('Side A', 'A면', 'A面', 'A面'),
    description: t(
      'The arm comes down. Nobody talks.',
      '톤암이 내려옵니다. 모두 조용히.',
      '唱臂落下，没有人说话。',
      'アームが下りると、みんな静かになります。',
    ),
    alt: t(
      'A turntable from above, a black record with a pink label under a curved tonearm.',
      '위에서 본 턴테이블. 분홍 라벨의 검은 레코드 위에 휘어진 톤암이 놓여 있다.',
      '俯视一台唱机，粉色标签的黑胶唱片上搭着弯曲的唱臂。',
      '上から見たターンテーブルで、カーブしたトーンアームの下にピンクのラベルの黒いレコードがある。',
    ),
  },
  'needle-in-the-groove': {
    title: t('In the groove', '소리골 위에서', '沟槽之间', '溝に刻まれた歌'),
    description: t(
      'Your voice, written in a line thinner than a hair.',
      '머리카락보다 가는 선에 새겨진 목소리.',
      '你的声音，刻在比头发还细的线里。',
      '髪の毛より細い線で書かれた、あなたの声。',
    ),
    alt: t(
      'A needle with a glowing pink tip touches the wide, shining grooves of a record.',
      '끝이 분홍빛으로 빛나는 바늘이 반짝이는 레코드의 넓은 소리골에 닿아 있다.',
      '唱针尖端泛着粉光，轻触唱片上宽阔发亮的沟槽。',
      '先端がピンクに光る針が、レコードの幅広くきらめく溝に触れている。',
    ),
  },
  'half-out': {
    title: t('Half out of its sleeve', '반쯤 나온 레코드', '半露的唱片', '顔を出すレコード'),
    description: t(
      'A song you can hold in two hands.',
      '두 손으로 들 수 있는 노래.',
      '一首可以捧在手里的歌。',
      '両手で持てる、ひとつの歌。',
    ),
    alt: t(
      'A tilted pink record sleeve with a sound wave on it, the black disc with a cyan label slid halfway out.',
      '음파가 그려진 분홍 재킷이 비스듬히 놓여 있고, 청록 라벨의 검은 디스크가 반쯤 나와 있다.',
      '一张斜放的粉色唱片封套印着声波，青色标签的黑胶滑出了一半。',
      '音波を描いたピンクのレコードジャケットが斜めに置かれ、シアンのラベルの黒い盤が半分ほど出ている。',
    ),
  },
  crate: {
    title: t('One more crate', '한 상자만 더', '再翻一箱', 'あと1箱だけ'),
    description: t(
      'You never find the one you came for. You find a better one.',
      '찾던 앨범은 없고, 더 좋은 앨범을 만납니다.',
      '找不到想找的那张，却遇见更好的一张。',
      '探していた1枚は見つからない。でも、もっといい1枚に出会えます。',
    ),
    alt: t(
      'Records stand in a crate, one pulled up at an angle; the front sleeve is pink with a dark sound wave.',
      '상자에 꽂힌 레코드들. 한 장은 비스듬히 뽑혀 있고 맨 앞 재킷은 짙은 음파가 그려진 분홍색이다.',
      '箱子里立着一排唱片，其中一张被斜斜抽起，最前面的粉色封套上印着深色声波。',
      '箱に並んだレコードのうち1枚が斜めに引き上げられ、いちばん手前のピンクのジャケットには濃い色の音波が描かれている。',
    ),
  },
  'record-moon': {
    title: t('Moon over the Han', '한강에 뜬 달', '汉江上的月亮', '漢江に浮かぶ月'),
    description: t(
      'Thirty-three turns a minute, all night long.',
      '밤새도록, 1분에 서른세 바퀴.',
      '整夜旋转，每分钟三十三圈。',
      'ひと晩じゅう、1分間に33回転。',
    ),
    alt: t(
      'A vinyl record hangs like a moon above a dark skyline and a lit bridge, its glow broken on the river.',
      '어두운 도시와 불 켜진 다리 위에 레코드판이 달처럼 떠 있고, 강물에 빛이 부서진다.',
      '一张黑胶像月亮般悬在夜色楼群和亮灯的大桥上方，光影碎在江面。',
      '暗い街並みと明かりの灯る橋の上にレコードが月のように浮かび、その光が川面で砕けている。',
    ),
  },
} satisfies Record<string, PictureWords>;
