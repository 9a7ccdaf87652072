import type { CollectionConfig } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { collectionLabels, label } from '../fields/common-labels.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { wholeList } from '../fields/whole-list.ts';

/** Pictures of the landing page's gallery. */
export const galleryItems: CollectionConfig = {
  slug: 'gallery-items',
  labels: collectionLabels({
    singular: { en: 'Gallery picture', ko: '갤러리 사진' },
    plural: { en: 'Gallery', ko: '갤러리' },
  }),
  orderable: true,
  admin: {
    pagination: wholeList,
    group: navGroup.lists,
    useAsTitle: 'title',
    defaultColumns: ['title', 'picture', 'category', 'featured', '_status'],
    description: {
      en: 'The gallery of the landing page: a large picture, a moving one and a grid of about 36. Drag to sort.',
      ko: '랜딩 페이지의 갤러리입니다. 큰 사진 하나, 움직이는 사진 하나, 그리고 36장쯤이 나옵니다. 끌어서 순서를 바꿉니다.',
    },
  },
  access: { read: publishedOrStaff, readVersions: staff, create: staff, update: staff, delete: staff },
  versions: editorialVersions,
  fields: [
    {
      name: 'picture',
      label: label.picture,
      type: 'upload',
      relationTo: 'media',
      required: true,
      displayPreview: true,
      admin: {
        description: {
          en: 'At least 1600 pixels wide. What it shows is described at the picture itself.',
          ko: '가로 1600픽셀 이상. 무엇을 찍은 사진인지는 사진 자체에 적습니다.',
        },
      },
    },
    localizedLine('title', {
      label: label.title,
      description: {
        en: 'Under the picture in the full-screen viewer.',
        ko: '전체 화면으로 볼 때 사진 아래에 나옵니다.',
      },
      maxLength: 80,
    }),
    localizedParagraph('description', {
      label: label.description,
      description: {
        en: 'One sentence in the full-screen viewer.',
        ko: '전체 화면으로 볼 때 나오는 한 문장입니다.',
      },
      maxLength: 240,
    }),
    localizedLine('category', {
      label: { en: 'Category', ko: '분류' },
      description: {
        en: 'For example "Studio" or "Vinyl"; pictures with the same word belong together.',
        ko: '예: "Studio", "Vinyl". 같은 분류의 사진은 한데 묶입니다.',
      },
      maxLength: 40,
    }),
    {
      name: 'featured',
      label: { en: 'Large picture at the top', ko: '맨 위의 큰 사진' },
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: {
          en: 'Mark one. If several are marked, the first in the list is shown.',
          ko: '하나만 켜세요. 여러 개를 켜면 목록에서 첫 번째 사진이 나옵니다.',
        },
      },
    },
    {
      name: 'animated',
      label: { en: 'Moving picture', ko: '움직이는 사진' },
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: {
          en: 'An animated WebP or GIF beside the grid. The first in the list is shown.',
          ko: '사진 목록 옆에 나오는 움직이는 WebP나 GIF입니다. 목록에서 첫 번째가 나옵니다.',
        },
      },
    },
  ],
};
