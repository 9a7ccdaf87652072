import { t } from '../writing/localized.ts';
import { galleryKeys, type GalleryKey, type PictureKey } from './picture-keys.ts';
import { cafeWords } from './words/cafe-words.ts';
import { microphoneWords } from './words/microphone-words.ts';
import { nightWords } from './words/night-words.ts';
import { soundWords } from './words/sound-words.ts';
import { streetWords } from './words/street-words.ts';
import { studioWords } from './words/studio-words.ts';
import { vinylWords } from './words/vinyl-words.ts';
import type { PictureWords } from './words/words.ts';

/** The gallery's categories as visitors read them. */
export const galleryCategories = {
  studio: t('Studio', '스튜디오', '录音室', 'スタジオ'),
  microphones: t('Microphones', '마이크', '麦克风', 'マイク'),
  vinyl: t('Vinyl', '바이닐', '黑胶', 'レコード'),
  sound: t('Sound', '사운드', '声音', 'サウンド'),
  cafe: t('Cafe', '카페', '咖啡馆', 'カフェ'),
  sinsa: t('Sinsa', '신사', '新沙', '新沙'),
  nights: t('Nights', '밤', '夜晚', '夜'),
};
type GalleryCategory = keyof typeof galleryCategories;

export interface GalleryPicture extends PictureWords {
  key: PictureKey;
  category: GalleryCategory;
  /** The large picture at the head of the gallery; exactly one. */
  featured: boolean;
  /** The moving picture; exactly one, beside the 36 of the grid. */
  animated: boolean;
}

const within = <Key extends string>(category: GalleryCategory, words: Record<Key, PictureWords>) =>
  Object.fromEntries(
    Object.entries<PictureWords>(words).map(([key, value]) => [key, { category, ...value }]),
  ) as Record<Key, PictureWords & { category: GalleryCategory }>;

const { 'turning-record': turningRecord, ...stillNights } = nightWords;

/** Every still picture needs its words: a missing one does not compile. */
const words: Record<GalleryKey, PictureWords & { category: GalleryCategory }> = {
  ...within('studio', studioWords),
  ...within('microphones', microphoneWords),
  ...within('vinyl', vinylWords),
  ...within('sound', soundWords),
  ...within('cafe', cafeWords),
  ...within('sinsa', streetWords),
  ...within('nights', stillNights),
};

/** What `share-picture` shows: the picture of a shared link. */
export const sharePictureAlt = t(
  'A record, a studio microphone and a pink neon sound wave; an amber REC lamp is lit.',
  '레코드와 스튜디오 마이크, 분홍 네온 음파, 그리고 켜진 호박색 REC 램프.',
  '一张唱片、一支录音麦克风和一道粉色霓虹声波，琥珀色的REC灯亮着。',
  'レコードとスタジオマイク、ピンクのネオンの音波が並び、琥珀色のRECランプが灯っている。',
);

const featuredKey: GalleryKey = 'booth-at-midnight';

/** The 36 pictures of the grid in the order of the contact sheet, then the one that moves. */
export const galleryPictures: GalleryPicture[] = [
  ...galleryKeys.map((key) => ({
    key,
    ...words[key],
    featured: key === featuredKey,
    animated: false,
  })),
  { key: 'turning-record', category: 'vinyl', ...turningRecord, featured: false, animated: true },
];
