/** The still pictures of the gallery, 1600 by 1200, in the order of the contact sheet. */
export const galleryKeys = [
  'booth-at-midnight',
  'condenser',
  'coffee-on-record',
  'side-street',
  'turntable',
  'neon-on-brick',
  'front-rows',
  'faders',
  'grapefruit-ade',
  'record-moon',
  'control-room',
  'tree-lane',
  'ridges',
  'ribbed-microphone',
  'four-drinks',
  'crossing',
  'needle-in-the-groove',
  'booth-door',
  'light-sticks',
  'headphones',
  'level-city',
  'facade',
  'half-out',
  'ring-of-neon',
  'espresso-bar',
  'needles',
  'mirror-ball',
  'metro-exit',
  'behind-the-mesh',
  'crate',
  'bulb-mirror',
  'singing-steam',
  'rings',
  'cable-coil',
  'raised-microphone',
  'rooftop',
] as const;

/** The album sleeves, 1200 by 1200. */
export const coverKeys = [
  'cover-last-train',
  'cover-breath-in',
  'cover-one-umbrella',
  'cover-side-b',
  'cover-bloom',
  'cover-repeat-forever',
] as const;

export type GalleryKey = (typeof galleryKeys)[number];
export type CoverKey = (typeof coverKeys)[number];
export type PictureKey = GalleryKey | CoverKey | 'turning-record' | 'share-picture';
