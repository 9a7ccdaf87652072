import { t, type SeedData } from '../writing/localized.ts';
import type { CoverKey } from '../pictures/picture-keys.ts';
import type { EveryLanguage } from '../writing/every-language.ts';

interface SeedAlbum extends SeedData {
  cover: CoverKey;
  /** What the sleeve shows. */
  alt: EveryLanguage;
  title: EveryLanguage;
  artist: EveryLanguage;
}

const staffNote =
  'Sample of the first installation: put in an album of the cafe, its sleeve and the address of its player. Until then visitors read "Coming soon".';
const artist = t(
  'Sinsa Record Cafe (sample)',
  '신사 레코드 카페 (예시)',
  '新沙唱片咖啡馆（示例）',
  'シンサ・レコードカフェ（サンプル）',
);

const album = (cover: CoverKey, title: EveryLanguage, alt: EveryLanguage): SeedAlbum => ({
  cover,
  title,
  alt,
  artist,
  staffNote,
});

/**
 * The portfolio's six albums. They have no player: a working one would claim somebody's
 * album as recorded here, an invented one would break on the page.
 */
export const albums: SeedAlbum[] = [
  album(
    'cover-last-train',
    t('Last Train to Sinsa', '신사행 막차', '开往新沙的末班车', '新沙行きの終電'),
    t(
      'Record sleeve: a striped sun sinks behind city towers.',
      '도시의 빌딩 뒤로 줄무늬 태양이 지는 음반 표지.',
      '唱片封面：条纹状的太阳沉入城市楼群之后。',
      '縞模様の太陽が街のビルの向こうに沈む様子を描いたレコードジャケット。',
    ),
  ),
  album(
    'cover-breath-in',
    t('Breath In', '숨을 들이쉬고', '吸一口气', '息を吸って'),
    t(
      'Record sleeve: a face in profile, its song coming out as lines.',
      '옆얼굴에서 노래가 선이 되어 흘러나오는 음반 표지.',
      '唱片封面：一张侧脸，歌声化作线条流淌而出。',
      '横顔から歌が何本もの線になって流れ出す様子を描いたレコードジャケット。',
    ),
  ),
  album(
    'cover-one-umbrella',
    t('One Umbrella', '우산 하나', '一把伞', '傘ひとつ'),
    t(
      'Record sleeve: many dark umbrellas from above, one of them bright pink.',
      '위에서 본 어두운 우산들 가운데 하나만 분홍빛으로 빛나는 음반 표지.',
      '唱片封面：俯视许多深色的伞，只有一把亮着粉光。',
      '上から見たたくさんの暗い傘の中に、1本だけ鮮やかなピンクの傘を描いたレコードジャケット。',
    ),
  ),
  album(
    'cover-side-b',
    t('Side B', '사이드 B', 'B面', 'B面'),
    t(
      'Record sleeve: a cassette whose tape runs out into a wave.',
      '카세트테이프가 풀려 물결이 되는 음반 표지.',
      '唱片封面：一盘磁带，带子散开成波浪。',
      'カセットからほどけたテープが波になる様子を描いたレコードジャケット。',
    ),
  ),
  album(
    'cover-bloom',
    t('Bloom', '피어나', '绽放', '咲いて'),
    t(
      'Record sleeve: a microphone that has come into flower.',
      '꽃으로 피어난 마이크를 그린 음반 표지.',
      '唱片封面：一支开出花的麦克风。',
      '花を咲かせた1本のマイクを描いたレコードジャケット。',
    ),
  ),
  album(
    'cover-repeat-forever',
    t('Repeat Forever', '무한 반복', '无限循环', '無限リピート'),
    t(
      'Record sleeve: a blue planet with a ring made of sound-wave bars.',
      '음파 막대로 된 고리가 파란 행성을 두른 음반 표지.',
      '唱片封面：一颗蓝色行星，环绕着声波组成的光环。',
      '音の波形のバーでできた輪をまとう青い惑星を描いたレコードジャケット。',
    ),
  ),
];
