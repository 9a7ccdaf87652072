import { t, type SeedData } from '../localized.ts';
import type { CoverKey } from '../pictures/sketches.ts';
import type { Trilingual } from './trilingual.ts';

export interface SampleAlbum extends SeedData {
  title: Trilingual;
  artist: Trilingual;
  /** Loaded when a visitor clicks the sleeve; its host must be in the site's allow-list. */
  embedUrl: string;
  coverKey: CoverKey;
  coverAlt: Trilingual;
  staffNote: string;
}

/** The well-known player host of the sample albums. */
export const samplePlayerHost = 'https://open.spotify.com';

const staffNote = 'A sample. Put in the embed address of a real album, its artist and its cover.';

const sample = (
  number: number,
  coverKey: CoverKey,
  title: Trilingual,
  coverAlt: Trilingual,
): SampleAlbum => ({
  title,
  artist: t(`Sample artist ${number}`, `예시 아티스트 ${number}`, `示例艺人 ${number}`),
  embedUrl: `${samplePlayerHost}/embed/album/SampleAlbum${String(number).padStart(11, '0')}`,
  coverKey,
  coverAlt,
  staffNote,
});

/** The six albums of the portfolio: sample titles and sleeves, no real artist. */
export const albums: SampleAlbum[] = [
  sample(
    1,
    'cover-last-train',
    t('Last Train', '막차', '末班车'),
    t(
      'A striped pink sun sets behind dark towers; a train with lit windows passes below.',
      '어두운 빌딩 뒤로 줄무늬 분홍 해가 지고, 아래로 불 켜진 열차가 지나간다.',
      '条纹粉色夕阳落在暗色高楼之后，一列亮着灯的列车从下方驶过。',
    ),
  ),
  sample(
    2,
    'cover-breath-in',
    t('Breath In', '숨을 들이쉬고', '吸气'),
    t(
      'A dark profile before a pink disc; cyan and white lines stream from the mouth.',
      '분홍 원 앞의 어두운 옆얼굴, 입에서 청록과 흰 선들이 흘러나온다.',
      '粉色圆盘前的暗色侧脸，口中流出青色与白色的线条。',
    ),
  ),
  sample(
    3,
    'cover-one-umbrella',
    t('One Umbrella', '우산 하나', '一把伞'),
    t(
      'Many dark umbrellas from above, one of them glowing pink.',
      '위에서 본 어두운 우산들 사이에 하나만 분홍빛으로 빛난다.',
      '俯视许多暗色雨伞，其中一把发着粉光。',
    ),
  ),
  sample(
    4,
    'cover-side-b',
    t('Side B', 'B면', 'B面'),
    t(
      'A dark cassette with a light blue label on pink, its tape running out in waves.',
      '분홍 바탕에 하늘색 라벨의 검은 카세트, 테이프가 물결치며 풀려나온다.',
      '粉色底上一盘浅蓝标签的深色磁带，磁带呈波浪状散出。',
    ),
  ),
  sample(
    5,
    'cover-bloom',
    t('Bloom', '피어나다', '绽放'),
    t(
      'A large pink flower whose centre is a dotted disc like a microphone’s head.',
      '가운데가 마이크 머리처럼 점이 찍힌 원으로 된 커다란 분홍 꽃.',
      '一朵粉色大花，花心像麦克风的网头，布满小点。',
    ),
  ),
  sample(
    6,
    'cover-repeat-forever',
    t('Repeat Forever', '무한 반복', '无限循环'),
    t(
      'A blue striped planet with a ring made of pink sound-wave bars among stars.',
      '별들 사이, 분홍 음파 막대로 된 고리를 두른 파란 줄무늬 행성.',
      '星空中一颗蓝色条纹行星，环绕着粉色声波组成的光环。',
    ),
  ),
];
