import type { CollectionConfig, ImageSize } from 'payload';
import { staff } from '../access/staff.ts';
import { staffOrContentToken } from '../access/staff-or-content-token.ts';
import { config } from '../configuration/config.ts';
import { collectionLabels, labels } from '../fields/common-labels.ts';
import { navGroup } from '../fields/editorial.ts';
import { keepShownPictures } from '../hooks/keep-shown-pictures.ts';
import { inBucket } from '../media/in-bucket.ts';
import { inFolder } from '../media/in-folder.ts';
import { MOST_PIXELS, preparePicture } from '../media/prepare-picture.ts';
import { requiredInEnglish } from '../validation/required-in-english.ts';

const widths = [480, 960, 1600];

/**
 * AVIF and WebP of every width, made at upload. `formatOptions` of the upload does not reach its sizes. Little
 * effort: the defaults of 4 take many times the time for files a tenth smaller, and staff wait for it.
 */
const imageSizes: ImageSize[] = widths.flatMap((width) => [
  { name: `avif${width}`, width, formatOptions: { format: 'avif', options: { quality: 55, effort: 1 } } },
  { name: `webp${width}`, width, formatOptions: { format: 'webp', options: { quality: 78, effort: 2 } } },
]);

const { mediaPlace } = config;
const kept = 'folder' in mediaPlace ? inFolder(mediaPlace.folder) : inBucket(mediaPlace);

/** Pictures that staff upload. SVG is not accepted: it can carry scripts. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: collectionLabels(labels('Picture', 'Pictures', '사진')),
  admin: {
    group: navGroup.settings,
    useAsTitle: 'filename',
    description: {
      en: 'JPEG, PNG, WebP, AVIF or GIF up to 12 MB. Smaller versions for phones are made by themselves.',
      ko: '12MB 이하의 JPEG, PNG, WebP, AVIF, GIF. 휴대폰용 작은 사진은 자동으로 만들어집니다.',
    },
  },
  access: { read: staffOrContentToken, create: staff, update: staff, delete: staff },
  hooks: { ...kept.hooks, beforeOperation: [preparePicture], beforeDelete: [keepShownPictures] },
  upload: {
    ...kept.upload,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    imageSizes,
    adminThumbnail: 'webp480',
    pasteURL: false,
    constructorOptions: { limitInputPixels: MOST_PIXELS },
  },
  fields: [
    {
      name: 'alt',
      label: { en: 'What the picture shows', ko: '사진 설명' },
      type: 'text',
      localized: true,
      validate: requiredInEnglish({ optional: false, maxLength: 300 }),
      admin: {
        description: {
          en: 'Read aloud to people who do not see the picture. Describe it in one sentence.',
          ko: '사진을 볼 수 없는 사람에게 읽어 주는 글입니다. 무엇을 찍은 사진인지 한 문장으로 써 주세요.',
        },
      },
    },
  ],
};
